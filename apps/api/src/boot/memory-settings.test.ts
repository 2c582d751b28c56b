import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { heapOptions } from './memory-settings.ts';

const gigabyte = 2 ** 30;

test.each([
  { memory: gigabyte / 2, young: 4, megabytes: 272 },
  { memory: 2 * gigabyte, young: 4, megabytes: 272 },
  { memory: 4 * gigabyte, young: 8, megabytes: 512 },
  { memory: 64 * gigabyte, young: 8, megabytes: 1024 },
])('the heap of a machine with $memory bytes is limited to $megabytes MB', ({ memory, young, megabytes }) => {
  expect(heapOptions(memory)).toEqual([`--max-semi-space-size=${young}`, `--max-old-space-size=${megabytes}`]);
});

test('a process that starts again with the compile cache loads no compiler of types', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'memory-settings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = join(folder, 'program.ts');
  await writeFile(
    program,
    `import { applyMemorySettings } from ${JSON.stringify(join(import.meta.dirname, 'memory-settings.ts'))};
    applyMemorySettings();
    const loaded = (process as unknown as { moduleLoadList: string[] }).moduleLoadList;
    console.log(loaded.some((name) => name.includes('amaro')), process.env.NODE_COMPILE_CACHE);`,
  );
  const start = async () => (await promisify(execFile)(process.execPath, [program], { env: {} })).stdout.trim();
  await start();
  expect(await start()).toBe(`false ${join(import.meta.dirname, '../../node_modules/.cache/node')}`);
});
