import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

/** A bench as people start it, at a size that takes seconds. Fails when the bench does. */
async function run(bench: string, ...args: string[]): Promise<string> {
  const file = join(import.meta.dirname, '..', 'bench', bench);
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { timeout: 280_000 });
  return stdout;
}

/** The cells of a printed table, by the name of their row. */
function rowsOf(output: string): Map<string, string[]> {
  const lines = output.split('\n').filter((line) => line.startsWith('│'));
  const cells = lines.map((line) => line.split('│').map((cell) => cell.trim().replaceAll("'", '')));
  return new Map(cells.map(([, name = '', ...others]) => [name, others.slice(0, -1)]));
}

describe('benches', { timeout: 300_000 }, () => {
  test('measure first, middle and last pages of each filter, as served, by hand and the usual way', async () => {
    const rows = rowsOf(await run('search.ts', '400', '--rounds=1', '--pages=2'));
    for (const filter of ['for sale and for rent', 'for sale', 'a type', 'for sale, a type, a city']) {
      for (const depth of ['first', 'middle', 'last']) {
        const [, hand, ours, , naive] = rows.get(`${filter}: ${depth}`)!.map(Number);
        for (const cost of [hand, ours, naive]) expect(cost).toBeGreaterThan(0);
        expect(naive).toBeLessThan(Number.POSITIVE_INFINITY);
      }
    }
    for (const how of ['with counters', 'without'])
      for (const rate of rows.get(how)!) expect(Number(rate)).toBeGreaterThan(0);
  });

  test('measure pages and facets of filters that nothing is counted ahead for', async () => {
    const rows = rowsOf(await run('narrowed.ts', '400', '--rounds=1'));
    for (const filter of ['no filter', 'at least 3 rooms', 'a word of every listing'])
      for (const cell of rows.get(filter)!) expect(Number(cell)).toBeGreaterThan(0);
    expect(rows.size).toBeGreaterThan(7);
  });

  test('measure pages asked again and after a change, and what a hundred addresses leave in memory', async () => {
    const output = await run('pages.ts', '--rounds=5', '--addresses=100');
    const rows = rowsOf(output);
    for (const page of ['home', 'results', 'listing', 'landing']) {
      const [again, known, withPostgres, anew, kilobytes] = rows.get(page)!.map(Number);
      for (const cell of [again, known, withPostgres, anew, kilobytes]) expect(cell).toBeGreaterThan(0);
      expect(again).toBeLessThan(anew!);
    }
    expect(output).toMatch(/100 different addresses: \d+ MB before, then by tenths (\d+, ){9}\d+/);
  });

  test('measure pictures in every format and size', async () => {
    const output = await run('pictures.ts', '--photographs=1');
    for (const format of ['AVIF', 'WebP', 'JPEG']) expect(output).toContain(`${format} `);
  });
});
