import { cruise, importsOf } from './cruise.ts';
import { faultsOfModules } from './module-imports.ts';
import { root } from './project-files.ts';

/** Checks all imports against `.dependency-cruiser.json`, and those between modules against `module-imports.ts`. */
function main(): void {
  const cruised = cruise(root, ['apps', 'packages', 'prisma']);
  // Without its parser, dependency-cruiser reads no TypeScript and reports no fault.
  const own = cruised.modules.filter(
    ({ source }) => /^(apps|packages|prisma)\/.+\.tsx?$/.test(source) && !source.includes('node_modules'),
  );
  if (own.length < 100) throw new Error(`Only ${own.length} TypeScript modules were cruised: is @swc/core installed?`);
  const faults = [
    ...cruised.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`),
    ...faultsOfModules(importsOf(cruised)),
  ];
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} imports against the rules in ${own.length} modules`);
  process.exitCode = faults.length ? 1 : 0;
}

main();
