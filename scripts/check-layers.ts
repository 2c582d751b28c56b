import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

interface Cruise {
  modules: { source: string }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

/** Checks who imports whom against .dependency-cruiser.json. */
function main(): void {
  const { modules, summary } = cruise();
  // A cruiser that cannot read TypeScript finds no fault with it, and says nothing.
  const own = modules.filter(
    ({ source }) => /^(apps|packages|prisma)\/.+\.tsx?$/.test(source) && !source.includes('node_modules'),
  );
  if (own.length < 100) throw new Error(`Only ${own.length} TypeScript modules were cruised: is @swc/core installed?`);
  for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} imports ${to}`);
  console.log(`${summary.violations.length} imports against the rules in ${own.length} modules`);
  process.exitCode = summary.violations.length ? 1 : 0;
}

function cruise(): Cruise {
  const args = ['--config', '.dependency-cruiser.json', '--output-type', 'json', 'apps', 'packages', 'prisma'];
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/depcruise'), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (!stdout) throw new Error(`dependency-cruiser failed: ${stderr}`);
  return JSON.parse(stdout) as Cruise;
}

main();
