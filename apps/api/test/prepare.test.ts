import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
let project: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'africanscity-prepare-'));
  await mkdir(join(project, 'scripts'));
  await mkdir(join(project, 'node_modules/.bin'), { recursive: true });
  await copyFile(join(root, 'scripts/prepare.mjs'), join(project, 'scripts/prepare.mjs'));
});
afterAll(() => rm(project, { recursive: true, force: true }));

describe('preparing', () => {
  test('shows a line with its seconds, and writes the rest to a log', async () => {
    await writeBuilder(
      'for at in $(seq 300); do echo "built file $at"; done; echo "telemetry: $TURBO_TELEMETRY_DISABLED" >&2',
    );
    const { status, stdout, stderr } = await prepare('build');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Building +\d+\.\d s\n$/);
    const log = await readFile(join(project, '.reports/build.log'), 'utf8');
    expect(log).toContain('built file 300');
    expect(log).toContain('telemetry: 1');
  });

  test('that fails shows the end of its log and its path, and starts nothing after', async () => {
    await writeBuilder('for at in $(seq 300); do echo "built file $at"; done; echo "no such colour" >&2; exit 3');
    const { status, stdout, stderr } = await prepare('build', 'client');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^Building +\d+\.\d s, failed\n$/);
    expect(stderr).toContain('no such colour');
    expect(stderr).not.toContain('built file 200\n');
    expect(stderr).toContain(join('.reports', 'build.log'));
  });

  test('that cannot start says why', async () => {
    await rm(join(project, 'node_modules/.bin/turbo'), { force: true });
    const { status, stderr } = await prepare('build');
    expect(status).toBe(1);
    expect(stderr).toContain('ENOENT');
  });

  test('comes first in every command that needs its results', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const prepared = 'start test dev build check vitest playwright africanscity listings:import db:diff';
    for (const name of prepared.split(' '))
      expect(scripts[name], name).toMatch(/^node scripts\/prepare\.mjs install\b/);
  });
});

async function writeBuilder(script: string): Promise<void> {
  const path = join(project, 'node_modules/.bin/turbo');
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
}

async function prepare(...phases: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const args = [join(project, 'scripts/prepare.mjs'), ...phases];
  return promisify(execFile)(process.execPath, args, { cwd: project }).then(
    (ended) => ({ status: 0, ...ended }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      status: error.code,
      stdout: error.stdout,
      stderr: error.stderr,
    }),
  );
}
