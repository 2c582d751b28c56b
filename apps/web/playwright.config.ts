import { defineConfig } from '@playwright/test';
import { locateChromium } from './e2e/chromium.ts';

/** Limits end a hang. They do not measure speed, so a busy machine has the same ones. */
const journeyLimitMs = 5 * 60_000;
const expectLimitMs = 60_000;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.reports/playwright',
  globalSetup: './e2e/prepare-demo.ts',
  reporter: process.env.PLAYWRIGHT_JSON ? [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON }]] : 'list',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: journeyLimitMs,
  expect: { timeout: expectLimitMs, toPass: { timeout: 2 * expectLimitMs } },
  use: {
    launchOptions: await locateChromium(),
    screenshot: 'only-on-failure',
    // Recording costs a seventh of the time of all journeys; `--trace retain-on-failure` keeps the trace of a failure.
    trace: 'off',
  },
});
