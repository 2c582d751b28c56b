import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { writeCsv } from './csv.ts';
import { rowsById } from './table-column.ts';

const columns = [
  { title: 'Name', valueOf: (row: { name: string | null }) => row.name },
  { title: 'Length', valueOf: (row: { name: string | null }) => row.name?.length ?? -1 },
];

const written = (...names: (string | null)[]) =>
  writeCsv(
    columns,
    names.map((name) => ({ name })),
  );
const readBack = async (...names: (string | null)[]) =>
  (parse(await text(written(...names)), { bom: true, record_delimiter: ['\r\n', '\n', '\r'] }) as string[][])
    .slice(1)
    .map(([name]) => name);

describe('writeCsv', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('%j starts no formula', async (name) => {
    expect(await readBack(name)).toEqual([`'${name}`]);
  });

  test('keeps quotes, commas, line ends and accents', async () => {
    const names = [
      'Say "hi", Ama',
      'two\nlines',
      'two\r\nlines',
      'two\rlines',
      'Abidjan – Côte d’Ivoire',
      ' spaced ',
      'a=b',
    ];
    expect(await readBack(...names)).toEqual(names);
  });

  test('starts with a byte order mark and its headings, also without rows', async () => {
    const bytes = await buffer(writeCsv(columns, []));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString()).toBe('Name,Length\r\n');
  });

  test('leaves null empty, and numbers as numbers', async () => {
    expect(await text(written(null))).toBe('Name,Length\r\n,-1\r\n');
  });

  test('reads no further than the reader consumes', async () => {
    let read = 0;
    async function* endless() {
      for (;;) yield { name: `row ${(read += 1)}` };
    }
    const file = writeCsv(columns, endless());
    for await (const _chunk of file) break;
    expect(read).toBeLessThan(100_000);
    expect(file.destroyed).toBe(true);
  });

  test('fails when its rows do', async () => {
    const rows = Readable.from(
      (async function* () {
        yield { name: 'one' };
        throw new Error('the database is gone');
      })(),
    );
    await expect(text(writeCsv(columns, rows))).rejects.toThrow('the database is gone');
  });
});

describe('rowsById', () => {
  test('reads every row once, batch after batch', async () => {
    const all = [1, 2, 5, 9, 11].map((id) => ({ id }));
    const batches: number[] = [];
    const rows = rowsById(async (after) => {
      batches.push(after);
      return all.filter(({ id }) => id > after).slice(0, 2);
    });
    expect(await Array.fromAsync(rows)).toEqual(all);
    expect(batches).toEqual([0, 2, 9, 11]);
  });
});
