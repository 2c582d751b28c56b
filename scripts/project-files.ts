import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Paths of all files of the project that git does not ignore, from its root. */
export function projectFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((file) => file && existsSync(join(root, file)));
}
