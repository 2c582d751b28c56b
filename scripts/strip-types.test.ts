import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const script = (name: string) => join(import.meta.dirname, name);

/** Prints a sum, and whether the process has loaded the compiler that removes types. */
const program = `
import { createRequire } from 'node:module';
import { sum } from './parts/sum.ts';
const { word } = createRequire(import.meta.url)('./parts/word.ts') as { word: string };
const given: number[] = [2, 3];
const compiler = (process as unknown as { moduleLoadList: string[] }).moduleLoadList.some((name) => name.includes('amaro'));
console.log(word, sum(given), compiler);
`;

test('a program without its types runs as before, and loads no compiler', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'strip-types-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'parts'));
  await mkdir(join(folder, 'node_modules'));
  const files = {
    'package.json': '{ "type": "module" }',
    'main.ts': program,
    'parts/sum.ts':
      'export const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);\n',
    'parts/word.ts': "export const word: string = 'sum';\n",
    'node_modules/dependency.ts': 'export const kept: number = 1;\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const node = async (...args: string[]) => (await run(process.execPath, args, { cwd: folder, env: {} })).stdout.trim();

  expect(await node('main.ts')).toBe('sum 5 true');
  expect(await node(script('strip-types.ts'), folder)).toBe('Removed the types of 3 files');
  expect(await node('--import', script('plain-modules.mjs'), 'main.ts')).toBe('sum 5 false');
  // Without the hook, as where an operator sets NODE_OPTIONS, it runs too.
  expect(await node('main.ts')).toBe('sum 5 true');
  expect(await readFile(join(folder, 'parts/word.ts'), 'utf8')).toBe("export const word         = 'sum';\n");
  expect(await readFile(join(folder, 'node_modules/dependency.ts'), 'utf8')).toBe('export const kept: number = 1;\n');
});
