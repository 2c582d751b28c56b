import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** Builds, runs every test, and ends with one line that counts them: `N passed, N failed`. */
async function main(): Promise<void> {
  // Reports of an earlier run must not be counted when a runner dies before it writes its own.
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const tallies = [await build()];
  if (tallies[0]?.failed === 0) tallies.push(await runVitest(), await runPlaywright());
  const total = tallies.reduce((sum, tally) => ({
    passed: sum.passed + tally.passed,
    failed: sum.failed + tally.failed,
    skipped: sum.skipped + tally.skipped,
  }));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
  console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
}

/** Also weighs what was built: a page over its budget is a failure. */
async function build(): Promise<Tally> {
  announce('Building');
  const status =
    (await run('turbo', ['run', 'build'])) || (await run('node', [join(root, 'apps/web/scripts/budget.ts')]));
  return { passed: 0, failed: status === 0 ? 0 : 1, skipped: 0 };
}

async function runVitest(): Promise<Tally> {
  announce('Tests of units, components and the API (Vitest)');
  const status = await run('vitest', ['run'], { VITEST_JSON: vitestReport });
  return tally(status, await readVitestReport());
}

async function runPlaywright(): Promise<Tally> {
  announce('Journeys in a browser (Playwright)');
  const status = await run('playwright', ['test', '--config', 'apps/web/playwright.config.ts'], {
    PLAYWRIGHT_JSON: playwrightReport,
    // As many as the pages show that are weighed.
    E2E_PICTURES: '40',
  });
  return tally(status, await readPlaywrightReport());
}

/** A runner that fails without a failed test to show for it counts as one failure. */
function tally(status: number, counted: Tally | undefined): Tally {
  const result = counted ?? { passed: 0, failed: 0, skipped: 0 };
  return status !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

async function readVitestReport(): Promise<Tally | undefined> {
  interface Report {
    numPassedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  }
  const report = await readJson<Report>(vitestReport);
  if (!report) return undefined;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

async function readPlaywrightReport(): Promise<Tally | undefined> {
  interface Report {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }
  const report = await readJson<Report>(playwrightReport);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

async function readJson<Content>(path: string): Promise<Content | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Content);
}

function announce(what: string): void {
  console.log(`\n--- ${what}\n`);
}

function run(program: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
}

await main();
