import { defineConfig } from '@playwright/test';
import { locateChromium } from './e2e/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.reports/playwright',
  globalSetup: './e2e/start-server.ts',
  reporter: process.env.PLAYWRIGHT_JSON ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON }]] : 'list',
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can pause for seconds; what fails twice in a row fails for a reason.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  workers: 2,
  // Generous, as a shared machine may be busy: what fails here fails for a reason.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  globalTimeout: 55 * 60_000,
  use: {
    baseURL: process.env.E2E_URL,
    launchOptions: await locateChromium(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
