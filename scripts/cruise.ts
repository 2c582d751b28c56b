import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project-files.ts';

export interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

/** Reads the imports of the folders below `from`, and compares them with `.dependency-cruiser.json`. */
export function cruise(from: string, folders: string[]): Cruise {
  const args = ['--config', join(root, '.dependency-cruiser.json'), '--output-type', 'json', ...folders];
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/depcruise'), args, {
    cwd: from,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (!stdout) throw new Error(`dependency-cruiser failed: ${stderr}`);
  return JSON.parse(stdout) as Cruise;
}

export function importsOf({ modules }: Cruise): { from: string; to: string }[] {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
}
