import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { CellValue, TableColumn } from './table-column.ts';
import { writeXlsx } from './xlsx.ts';

type Row = Record<string, CellValue>;

const columns: TableColumn<Row>[] = [
  { title: 'phone', valueOf: ({ phone = null }) => phone, isVerbatim: true },
  { title: 'value', valueOf: ({ value = null }) => value },
];
const write = async (...rows: Row[]) => buffer(writeXlsx(columns, rows));
const sheetOf = (file: Uint8Array) => strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml']!);
const readBack = async (value: CellValue) => (await readSheet(await write({ value }), { trim: false }))[1]?.[1];

describe('writeXlsx', () => {
  test('writes telephone numbers as cells and columns of the format "Text"', async () => {
    const file = await write({ phone: '0772123456', value: 5 });
    expect(sheetOf(file)).toContain(
      '<c r="A2" s="1" t="inlineStr"><is><t xml:space="preserve">0772123456</t></is></c>',
    );
    expect(sheetOf(file)).toContain('<col min="1" max="1" width="16" style="1"/>');
    expect(strFromU8(unzipSync(file)['xl/styles.xml']!)).toContain('<xf numFmtId="49"');
    expect(await readSheet(file)).toEqual([
      ['phone', 'value'],
      ['0772123456', 5],
    ]);
  });

  test.each([
    '=1+1',
    'two\nlines',
    'two\r\nlines',
    ' spaced ',
    '😀 عربي “é” <b>&amp;</b>',
    '_x000D_',
    '_x005F_x0041_',
    'bell\u0007',
    '',
  ])('keeps the text %j', async (text) => {
    expect(await readBack(text)).toBe(text === '' ? undefined : text);
  });

  test.each([
    [0.1, 0.1],
    [1234567.891, 1234567.891],
    [-3, -3],
    [0.1 + 0.2, '0.30000000000000004'],
    [9007199254740991, '9007199254740991'],
    [true, 'Yes'],
    [['a', 'b'], 'a, b'],
  ])('writes %j as %j', async (value, written) => {
    expect(await readBack(value)).toBe(written);
  });

  test('has a column after Z, and no formula', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ title: `c${at}`, valueOf: () => `=${at}` }));
    const file = await buffer(writeXlsx(many, [{}]));
    expect(sheetOf(file)).toContain('r="BH2"');
    expect(sheetOf(file)).not.toContain('<f');
    expect((await readSheet(file))[1]).toEqual(many.map((_, at) => `=${at}`));
  });

  test('holds a few rows of many', async () => {
    let read = 0;
    async function* endless() {
      for (;;) yield { value: `row ${(read += 1)}` };
    }
    for await (const _chunk of writeXlsx(columns, endless())) break;
    expect(read).toBeLessThan(10_000);
  });

  test('fails when its rows do', async () => {
    async function* broken() {
      yield { value: 'one' };
      throw new Error('the database is gone');
    }
    await expect(buffer(writeXlsx(columns, broken()))).rejects.toThrow('the database is gone');
  });
});
