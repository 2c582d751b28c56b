import { defineConfig } from '@playwright/test';
import { locateChromium } from './e2e/chromium.ts';

/** By how much limits are longer on a machine that is busy with other things, as those of CI are. */
const patience = Number(process.env.E2E_PATIENCE ?? (process.env.CI ? 2 : 1));

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.reports/playwright',
  globalSetup: './e2e/prepare-demo.ts',
  reporter: process.env.PLAYWRIGHT_JSON ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON }]] : 'list',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // What takes longer than people wait is slow, and fails.
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  // Machines of CI pause for seconds.
  retries: process.env.CI ? 1 : 0,
  globalTimeout: 25 * 60_000 * patience,
  use: {
    launchOptions: await locateChromium(),
    screenshot: 'only-on-failure',
    // A film of every journey would cost more than the picture of those that fail is worth.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
});
