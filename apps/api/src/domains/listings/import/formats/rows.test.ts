import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImportFolder, csv, goodCells, type ImportFolder } from '../../../../../test/import-folder.ts';
import { importColumns, ImportFileError } from './columns.ts';
import { type FileRow, readRows } from './rows.ts';

let folder: ImportFolder;
beforeAll(async () => void (folder = await createImportFolder()));
afterAll(() => folder.remove());

async function read(text: string | Uint8Array): Promise<FileRow[]> {
  return readAll(await folder.write('listings.csv', text));
}

async function readAll(file: string): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of readRows(file)) rows.push(row);
  return rows;
}

const addresses = (rows: FileRow[]) => rows.map((row) => ('cells' in row ? row.cells.address : row.fault));

describe('readRows', () => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('reads lines that end with %s', async (_, lineEnd) => {
    const rows = await read(
      `\uFEFF${csv(
        [
          { address: 'one', description: 'plain' },
          { address: 'two, "quoted"', description: 'plain' },
        ],
        lineEnd,
      )}`,
    );
    expect(addresses(rows)).toEqual(['one', 'two, "quoted"']);
    expect(rows.map((row) => row.line)).toEqual([2, 3]);
  });

  it('names the first line of each row, also behind breaks within texts and empty lines', async () => {
    const text = csv([{ description: 'a\r\nb\nc' }, { address: 'second' }], '\r\n').replace(
      '\r\nINDIVIDUAL',
      '\r\n\r\n\r\nINDIVIDUAL',
    );
    expect((await read(text)).map((row) => row.line)).toEqual([4, 7]);
  });

  const office = { address: 'Rue “Élysée”, 12', area: 'Cocody', description: 'Près\nde l’école' };
  const sheet = csv([office, { address: 'second', description: 'x' }], '\r\n');
  const parted = (sign: string) =>
    [office, { address: 'second', description: 'x' }].reduce(
      (text, cells) =>
        `${text}${importColumns.map((column) => `"${{ ...goodCells, ...cells }[column]}"`).join(sign)}\r\n`,
      `${importColumns.join(sign)}\r\n`,
    );

  it.each([
    ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${sheet}`, 'utf16le')],
    ['UTF-16 LE without a mark', Buffer.from(sheet, 'utf16le')],
    ['UTF-16 BE with a mark', Buffer.from(`\uFEFF${sheet}`, 'utf16le').swap16()],
    ['semicolons', parted(';')],
    ['tabs', parted('\t')],
    ['UTF-16 LE with tabs', Buffer.from(`\uFEFF${parted('\t')}`, 'utf16le')],
    ['empty columns at the end', sheet.replace(importColumns.join(','), `${importColumns.join(',')},,`)],
  ])('reads a file of %s', async (_, file) => {
    const rows = await read(file);
    expect(addresses(rows)).toEqual([office.address, 'second']);
    expect(rows[0]).toMatchObject({ line: 2, cells: { description: office.description } });
  });

  it('reads Windows-1252', async () => {
    const text = csv([{ address: 'Rue \u0093Élysée\u0094, 12', description: 'x' }]);
    expect(addresses(await read(Buffer.from(text, 'latin1')))).toEqual([office.address]);
  });

  it('reads the separator that "sep=" names, and counts that line', async () => {
    const rows = await read(`sep=;\r\n${parted(';')}`);
    expect(addresses(rows)).toEqual([office.address, 'second']);
    expect(rows.map((row) => row.line)).toEqual([3, 5]);
  });

  it('knows columns with spaces, underscores and quotation marks', async () => {
    const header = importColumns.map((column) => `"${column.replace(/[A-Z]/g, (letter) => `_${letter}`)}"`).join(',');
    const text = csv([{ address: 'one', description: 'x' }]).replace(importColumns.join(','), header);
    expect(addresses(await read(text))).toEqual(['one']);
  });

  it('leaves rows without content out', async () => {
    const text = `${csv([{ description: 'x' }])}${','.repeat(importColumns.length - 1)}\n   \n${csv([{ description: 'y' }]).split('\n')[1]}\n`;
    expect((await read(text)).map((row) => row.line)).toEqual([2, 5]);
  });

  it('takes columns in any order and case, and ignores further ones', async () => {
    const columns = ['note', ...importColumns.toReversed()];
    const cells = columns.map((column) =>
      column === 'note' ? 'n' : column === 'description' ? 'd' : goodCells[column as keyof typeof goodCells],
    );
    const rows = await read(`${columns.map((column) => ` ${column.toUpperCase()}`).join(',')}\n${cells.join(',')}\n`);
    expect(rows).toEqual([{ line: 2, cells: { ...goodCells, description: 'd' } }]);
  });

  it('reports rows with too few and too many values, and reads on', async () => {
    const good = csv([{ address: 'good', description: 'x' }]).split('\n')[1];
    const rows = await read(`${importColumns.join(',')}\na,b\n${good},surplus\n${good},,\n`);
    expect(addresses(rows)).toEqual([
      'has 2 values where the header has 17; put quotation marks around values that hold the separator',
      'has 18 values where the header has 17; put quotation marks around values that hold the separator',
      'good',
    ]);
  });

  it('reports a quotation mark that is never closed at the line that opens it', async () => {
    const rows = await read(`${csv([{ description: 'x' }])}INDIVIDUAL,"open\n${'more\n'.repeat(5)}`);
    expect(rows.at(-1)).toEqual({ line: 3, fault: expect.stringContaining('quotation mark') });
    expect(rows).toHaveLength(2);
  });

  it('names all missing and repeated columns at once', async () => {
    const header = importColumns.filter((column) => column !== 'price' && column !== 'city').concat('role');
    await expect(read(`${header.join(',')}\n`)).rejects.toThrow(
      /lacks the columns city, price and has more than one column role/,
    );
  });

  it.each([
    ['PK\u0003\u0004 sheet', /spreadsheet or an archive/],
    ['[{"address": "1 Msasa Close"}]', /JSON/],
  ])('says what %j may be', async (text, hint) => {
    await expect(read(`${text}\n`)).rejects.toThrow(hint);
  });

  it.each(['', '\n\n'])('refuses the empty file %j', async (text) => {
    await expect(read(text)).rejects.toThrow(ImportFileError);
  });

  it('refuses a file that does not exist and a folder', async () => {
    await expect(readAll(`${folder.path}/none.csv`)).rejects.toThrow(ImportFileError);
    await expect(readAll(folder.path)).rejects.toThrow(ImportFileError);
  });
});
