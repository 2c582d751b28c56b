import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Checks that read the code without running it. Each can be run by itself, from the repository's root. */
const checks: Record<string, [program: string, ...args: string[]]> = {
  types: ['turbo', 'run', 'check:types', '--continue', '--output-logs=errors-only'],
  lint: ['oxlint'],
  format: ['biome', 'format', '--max-diagnostics=3'],
  layers: ['node', 'scripts/check-layers.ts'],
  breakpoints: ['node', 'scripts/check-breakpoints.ts'],
  sides: ['node', 'scripts/check-sides.ts'],
  sql: ['node', 'scripts/check-sql.ts'],
  documents: ['node', 'scripts/check-documents.ts'],
  texts: ['node', 'scripts/check-texts.ts'],
  words: ['node', 'scripts/check-words.ts'],
  vocabulary: ['node', 'scripts/check-vocabulary.ts'],
  'unused code': ['knip', '--no-config-hints'],
};

const env = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
};
const failed: string[] = [];
for (const [name, [program, ...args]] of Object.entries(checks)) {
  const began = performance.now();
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) failed.push(name);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`--- ${name}: ${status === 0 ? 'good' : 'FAILED'} (${seconds} s)\n`);
}
if (failed.length) console.log(`Failed: ${failed.join(', ')}. \`npx pnpm format\` fixes the format.`);
process.exitCode = failed.length ? 1 : 0;
