import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cachedMegabytes } from './cached-megabytes.ts';

const gigabyte = 2 ** 30;

test.each([
  { cluster: 40, memory: 24, cached: 160 },
  { cluster: 4, memory: 24, cached: 128 },
  { cluster: 300, memory: 8, cached: 1024 },
  { cluster: 9_000, memory: 64, cached: 2048 },
  { cluster: 9_000, memory: 0.5, cached: 128 },
])('a cluster of $cluster MB on a machine of $memory GB has $cached MB of cached pages', async (row) => {
  const folder = await mkdtemp(join(tmpdir(), 'cached-megabytes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'base/5'), { recursive: true });
  for (const name of ['1', '2']) {
    const path = join(folder, 'base/5', name);
    await writeFile(path, '');
    // Without blocks on the disk.
    await truncate(path, (row.cluster / 2) * 2 ** 20);
  }
  expect(await cachedMegabytes(folder, row.memory * gigabyte)).toBe(row.cached);
});
