import { describe, expect, test } from 'vitest';
import type { Column } from './data-table-rows.tsx';
import { shownLines } from './shown-lines.ts';
import { csvOf } from './table-csv.ts';

interface Row {
  name: string;
  homes: number;
}

const name: Column<Row> = { title: 'Name', show: (row) => row.name };
const homes: Column<Row> = { title: 'Homes', show: () => null, text: (row) => row.homes };

const tableCsv = (columns: Column<Row>[], rows: Row[]) => csvOf(shownLines(columns, rows));

describe('the CSV file of a table', () => {
  test('writes the columns and rows in their order, after a byte order mark', () => {
    const rows = [
      { name: 'Ann', homes: 12 },
      { name: 'Bea', homes: -1 },
    ];
    expect(tableCsv([homes, name], rows)).toBe('\ufeffHomes,Name\r\n12,Ann\r\n-1,Bea\r\n');
  });

  test('takes the text of a cell with markup, and the content of a plain cell', () => {
    const badge: Column<Row> = { title: 'State', show: () => ['a', 'badge'], text: () => 'verified' };
    expect(tableCsv([name, badge], [{ name: 'Ann', homes: 1 }])).toBe('\ufeffName,State\r\nAnn,verified\r\n');
  });

  test.each([
    ['a comma', 'Harare, Zimbabwe', '"Harare, Zimbabwe"'],
    ['quotation marks', 'The "Villa"', '"The ""Villa"""'],
    ['line breaks', 'first\nsecond\r\nthird', '"first\nsecond\r\nthird"'],
    ['a lone carriage return', 'first\rsecond', '"first\rsecond"'],
    ['a formula', "=cmd|'/C calc'!A0", "'=cmd|'/C calc'!A0"],
    ['a formula with a comma', '=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['a telephone number', '+263 77 123 4567', "'+263 77 123 4567"],
    ['a formula behind a direction mark', '\u200f=1+1', "'=1+1"],
    ['a dash', '–', '–'],
    ['Arabic', 'شقة في القاهرة، مصر', 'شقة في القاهرة، مصر'],
    ['Arabic with an isolated text', 'إعلان \u206812 Baobab Road\u2069', 'إعلان 12 Baobab Road'],
    ['nothing', '', ''],
  ])('writes a cell with %s', (_, text, cell) => {
    expect(tableCsv([name], [{ name: text, homes: 0 }])).toBe(`\ufeffName\r\n${cell}\r\n`);
  });

  test('writes headers in Arabic', () => {
    expect(tableCsv([{ title: 'الاسم', show: (row: Row) => row.name }], [{ name: 'Ann', homes: 0 }])).toBe(
      '\ufeffالاسم\r\nAnn\r\n',
    );
  });
});
