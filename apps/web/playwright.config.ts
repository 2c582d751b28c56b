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
    // Recording costs a seventh of the time of all journeys; `--trace on` records one that failed and is not tried again.
    trace: 'on-first-retry',
  },
});
