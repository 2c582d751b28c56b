import { spawn, spawnSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each failure. */
  failures: string[];
}

/**
 * Without words, builds and runs the tests of every change; with `--night` also the long ones, and the
 * journeys under a second brand. With words, such as `favorites`, the files of units, components and
 * the API whose path holds one, and the journeys that name one; with `--changed` what the changes of the working
 * tree touch. Ends with one line that counts: `N passed, N failed`.
 */
async function main(asked: string[]): Promise<void> {
  // Reports of an earlier run must not be counted when a runner dies before it writes its own.
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const night = asked.includes('--night');
  if (night) process.env.TEST_TIER = 'night';
  const tallies = [await build()];
  if (tallies[0]?.failed === 0) {
    if (asked.every((word) => word === '--night')) {
      tallies.push(await weighPages(), await runVitest([]), await runPlaywright([]));
      if (night) tallies.push(await runPlaywright([], { TEST_BRAND: 'second' }));
    } else tallies.push(...(await runSome(asked)));
  }
  const total = tallies.reduce((sum, tally) => ({
    passed: sum.passed + tally.passed,
    failed: sum.failed + tally.failed,
    skipped: sum.skipped + tally.skipped,
    failures: [...sum.failures, ...tally.failures],
  }));
  // Thousands of lines stand above; who only sees the last ones must see what to look for.
  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
  console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
}

/** A few tests do not keep two cores busy, so both runners run at once. */
async function runSome(asked: string[]): Promise<Tally[]> {
  const changed = asked.includes('--changed');
  const words = asked.filter((word) => !word.startsWith('-'));
  const named = changed ? [...words, ...changedParts()] : words;
  const journeys = named.map((word) => word.replace(/s$/, '').replace(/[^\w-]/g, '.')).join('|');
  return Promise.all([
    runVitest(['--passWithNoTests', ...(changed ? ['--changed'] : words)]),
    ...(journeys ? [runPlaywright(['--pass-with-no-tests', '--grep', `/${journeys}/i`])] : []),
  ]);
}

/** The names of the features, pages and journeys whose files are changed and not committed. */
function changedParts(): string[] {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    cwd: root,
    encoding: 'utf8',
  });
  const part = /(?:features|domains|pages|e2e|contracts\/src)\/([\w-]+)/;
  return [...new Set(stdout.split('\n').flatMap((line) => part.exec(line)?.[1] ?? []))];
}

/** Takes a second when nothing changed since the last time. */
async function build(): Promise<Tally> {
  return tally('the build', await run('node', [join(root, 'scripts/prepare.mjs'), 'build']), undefined);
}

/** A page over its budget is a failure. */
async function weighPages(): Promise<Tally> {
  return tally('the budget of pages', await run('node', [join(root, 'apps/web/scripts/budget.ts')]), undefined);
}

async function runVitest(args: string[]): Promise<Tally> {
  announce('Tests of units, components and the API (Vitest)');
  const status = await run('vitest', ['run', ...args], { VITEST_JSON: vitestReport });
  return tally('Vitest', status, await readVitestReport());
}

async function runPlaywright(args: string[], more: Record<string, string> = {}): Promise<Tally> {
  announce(`Journeys in a browser${more.TEST_BRAND ? ', under a second brand' : ''} (Playwright)`);
  const status = await run('playwright', ['test', '--config', 'apps/web/playwright.config.ts', ...args], {
    PLAYWRIGHT_JSON: playwrightReport,
    ...more,
  });
  return tally('Playwright', status, await readPlaywrightReport());
}

/** A runner that fails without a failed test to show for it counts as one failure. */
function tally(what: string, status: number, counted: Tally | undefined): Tally {
  const result = counted ?? { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (status === 0 || result.failed > 0) return result;
  return { ...result, failed: 1, failures: [`${what} ended with ${status}`] };
}

async function readVitestReport(): Promise<Tally | undefined> {
  interface Report {
    numPassedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    numFailedTests: number;
    testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
  }
  const report = await readJson<Report>(vitestReport);
  if (!report) return undefined;
  // A file that does not load, or whose preparation fails.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...brokenFiles.map((file) => `${relative(root, file.name)} could not be run`),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => `${relative(root, file.name)}: ${test.fullName}`),
      ),
    ],
  };
}

interface Suite {
  file: string;
  specs: { title: string; ok: boolean }[];
  suites?: Suite[];
}

async function readPlaywrightReport(): Promise<Tally | undefined> {
  interface Report {
    stats: { expected: number; unexpected: number; skipped: number };
    suites: Suite[];
  }
  const report = await readJson<Report>(playwrightReport);
  if (!report) return undefined;
  const { expected, unexpected, skipped } = report.stats;
  return { passed: expected, failed: unexpected, skipped, failures: report.suites.flatMap(failedSpecs) };
}

function failedSpecs(suite: Suite): string[] {
  return [
    ...suite.specs.filter((spec) => !spec.ok).map((spec) => `apps/web/e2e/${suite.file}: ${spec.title}`),
    ...(suite.suites ?? []).flatMap(failedSpecs),
  ];
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

await main(process.argv.slice(2));
