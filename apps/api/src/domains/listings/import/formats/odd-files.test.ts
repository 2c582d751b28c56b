import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImportFolder, csv, goodCells, type ImportFolder } from '../../../../../test/import-folder.ts';
import { importColumns, ImportFileError } from './columns.ts';
import { openRows } from './rows.ts';

let folder: ImportFolder;
beforeAll(async () => void (folder = await createImportFolder()));
afterAll(() => folder.remove());

/** The rows of a file: the addresses of good ones, the faults of the others. */
async function read(content: string | Uint8Array): Promise<string[]> {
  const rows: string[] = [];
  for await (const row of (await openRows(await folder.write('listings', content))).read())
    rows.push('fault' in row ? row.fault : row.cells.address);
  return rows;
}

async function cellsOf(content: string | Uint8Array) {
  const { value: row } = await (await openRows(await folder.write('listings', content))).read().next();
  return row && 'cells' in row ? row.cells : undefined;
}

const one = { address: '1 Long Road', description: 'x', pictures: '' };
const two = { ...one, address: '2 Long Road' };
const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

describe('a CSV file', () => {
  it.each<[string, string | Uint8Array]>([
    ['two byte order marks', `\uFEFF\uFEFF${csv([one, two])}`],
    ['UTF-16, the high byte first', utf16be(csv([one, two]))],
    ['Windows-1252 and semicolons', Buffer.from(csv([one, two]).replaceAll(',', ';'), 'latin1')],
    ['tabs and CR', csv([one, two], '\r').replaceAll(',', '\t')],
    ['several kinds of line ends', csv([one, two], '\r\n').replace('\r\n', '\r').replace(/\r\n$/, '\n')],
    ['empty lines and lines of separators', `\n\n${csv([one])}\n${','.repeat(16)}\n${csv([two]).split('\n')[1]}`],
    [
      'names in capitals with spaces',
      csv([one, two]).replace(/^.*/, (names) => names.toUpperCase().replaceAll(',', ' , ')),
    ],
    [
      'names without a meaning behind the others',
      csv([one, two])
        .replace(/^.*/, (names) => `${names},,`)
        .replace(/\n(?=I)/g, '\n')
        .replaceAll('@example.com', '@example.com,,'),
    ],
  ])('is read with %s', async (_, content) => {
    expect(await read(content)).toEqual(['1 Long Road', '2 Long Road']);
  });

  it('with its header alone has no rows', async () => {
    expect(await read(`${importColumns.join(',')}\n`)).toEqual([]);
  });

  it('keeps the text of a cell that begins with apostrophes, but for the one before a number or formula', async () => {
    const cells = { ...one, reference: "'0772123456", address: "'n Huis", area: "'=Avondale", city: "''12" };
    expect(await cellsOf(csv([cells]))).toMatchObject({
      reference: '0772123456',
      address: "'n Huis",
      area: '=Avondale',
      city: "'12",
    });
  });

  const picture =
    'This is a picture. Choose a list of homes as CSV, XLSX, JSON or Kyero XML; pictures are added after it.';
  const noList = 'This is no list of homes. Choose a CSV, XLSX, JSON or Kyero XML file.';

  it.each([
    [' \n ', 'The file is empty.'],
    ['x'.repeat(300_000), 'The first line of the file opens a quotation mark that is not closed, or is too long.'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'This is an old Excel file (XLS). Save it as XLSX or CSV.'],
    ['%PDF-1.7', 'This is a PDF file. Save the listings as XLSX or CSV.'],
    [Buffer.from('1f8b0800', 'hex'), 'This file is compressed with gzip. Unpack it first.'],
    [Buffer.from('ffd8ffe000104a464946', 'hex'), picture],
    [Buffer.from('89504e470d0a1a0a', 'hex'), picture],
    ['GIF89a', picture],
    [Buffer.from('7f454c460201010303040506', 'hex'), noList],
  ])('%# is refused without the name of a temporary file', async (content, message) => {
    await expect(read(content)).rejects.toThrow(new ImportFileError(message));
  });
});

const { pictures: _pictures, ...listing } = { ...goodCells, address: '1 Long Road' };

describe('a JSON file', () => {
  it('keeps all digits of numbers', async () => {
    const text = JSON.stringify([{ ...listing, reference: 'X' }]).replace('"X"', '123456789012345678');
    expect(await cellsOf(text)).toMatchObject({ reference: '123456789012345678' });
  });

  it('has columns for values within others, which no column takes by itself', async () => {
    const { city: _, ...rest } = listing;
    const place = { city: 'Harare', pin: { latitude: -17.8 } };
    const file = await folder.write(
      'nested.json',
      JSON.stringify([{ ...rest, place, images: [{ url: 'a' }, { url: 'b' }] }]),
    );
    await expect(openRows(file)).rejects.toThrow('lacks the columns city');
    const chosen = new Map([
      ['placecity', 'city' as const],
      ['imagesurl', 'pictures' as const],
    ]);
    const { value: row } = await (await openRows(file, { chosen })).read().next();
    expect(row).toMatchObject({ cells: { city: 'Harare', pictures: 'a;b' } });
  });

  it('takes the last of two values of one name, and names of two cases for two columns', async () => {
    const text = JSON.stringify([listing]);
    expect(await read(text.replace('{', '{"address":"first",'))).toEqual(['1 Long Road']);
    await expect(read(text.replace('{', '{"Address":"first",'))).rejects.toThrow('has more than one column address');
  });

  it('takes no value from the names that objects of JavaScript have', async () => {
    const text = JSON.stringify([listing]).replace('{', '{"__proto__":{"area":"x"},"constructor":"y",');
    expect(await cellsOf(text)).toMatchObject({ area: 'Avondale', address: '1 Long Road' });
  });

  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  it.each([
    ['lists within lists', deep, 'cannot be read'],
    ['a value of lists within lists', `[{"address":${deep}}]`, 'cannot be read'],
    [
      'a few values within each other',
      `[{"a":${'{"b":'.repeat(20)}1${'}'.repeat(20)}}]`,
      'too many values within each other',
    ],
    [
      'another name in each object',
      JSON.stringify(Array.from({ length: 3000 }, (_, at) => ({ [`k${at}`]: 1 }))),
      'too many different names',
    ],
    ['objects without values', '[{}, {}]', 'has no listings'],
    ['lines of objects', '{"address": "1"}\n{"address": "2"}', 'cannot be read'],
  ])('is refused with %s', async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
    await expect(read(text)).rejects.toThrow(ImportFileError);
  });
});

const header = ['reference', ...importColumns];
const line = (cells: object = {}) => {
  const values: Record<string, unknown> = { ...goodCells, reference: 'R-1', ...one, ...cells };
  return header.map((column) => values[column]) as string[];
};
const sheet = (data: SheetData) => writeXlsxFile(data).toBuffer();
const sheetName = 'xl/worksheets/sheet1.xml';

/** A spreadsheet with one row, changed in the XML of a file of the archive. */
async function changed(change: (xml: string) => string, name = sheetName): Promise<Uint8Array> {
  const files = unzipSync(await sheet([header, line()]));
  return zipSync({ ...files, [name]: strToU8(change(strFromU8(files[name]!))) });
}

/** A spreadsheet with this XML for the cell of the number of rooms. */
const withRooms = (xml: string) => changed((text) => text.replace(/<c r="N2"[^>]*>.*?<\/c>/, xml));

describe('an XLSX file', () => {
  it('has the values of its formulas', async () => {
    expect(header[13]).toBe('numRoom');
    expect(await cellsOf(await withRooms('<c r="N2"><f>1+4</f><v>5</v></c>'))).toMatchObject({ numRoom: '5' });
    expect(await cellsOf(await withRooms('<c r="N2" t="str"><f>T("")</f><v></v></c>'))).toMatchObject({ numRoom: '' });
  });

  it.each([
    ['an error', '<c r="N2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'],
    ['a formula without its value', '<c r="N2"><f>1+4</f></c>'],
    ['a formula of a text without its value', '<c r="N2" t="str"><f t="shared" si="0"/></c>'],
  ])('has a row refused for %s, which would be an unknown value otherwise', async (_, xml) => {
    const fault = 'has an error, or a formula without its value, in N2; write the value';
    expect(await read(await withRooms(xml))).toEqual([fault]);
    // A column that is not read may have it.
    const unread = (text: string) =>
      text.replace(/(<c r="N1"[^>]*>).*?<\/c>/, '$1<v>77</v></c>').replace('r="N1" t="s"', 'r="N1"');
    const files = unzipSync(await withRooms(xml));
    const other = zipSync({ ...files, [sheetName]: strToU8(unread(strFromU8(files[sheetName]!))) });
    expect(await read(other)).toEqual(['1 Long Road']);
  });

  it('is read from its first visible sheet with a header', async () => {
    const sheets = [
      { sheet: 'Notes', data: [['How to use this file'], ['x', 'y']] as SheetData },
      { sheet: 'Old', data: [header, line({ address: 'hidden' })] as SheetData },
      { sheet: 'Homes', data: [header, line()] as SheetData },
    ];
    const files = unzipSync(await writeXlsxFile(sheets).toBuffer());
    const name = 'xl/workbook.xml';
    const hidden = strFromU8(files[name]!).replace(/<sheet (?=[^>]*"Old")/, '<sheet state="veryHidden" ');
    expect(hidden).toContain('veryHidden');
    expect(await read(zipSync({ ...files, [name]: strToU8(hidden) }))).toEqual(['1 Long Road']);
  });

  it('has the dates of both calendars of spreadsheets', async () => {
    const files = unzipSync(
      await sheet([header, line({ area: { value: new Date('2026-03-04'), format: 'dd/mm/yyyy' } })]),
    );
    expect(await cellsOf(zipSync(files))).toMatchObject({ area: '2026-03-04' });
    const workbook = strFromU8(files['xl/workbook.xml']!).replace(
      /<workbookPr[^>]*>|(?=<bookViews|<sheets)/,
      '<workbookPr date1904="1"/>',
    );
    const serial = strFromU8(files[sheetName]!).replace(/<v>46085<\/v>/, '<v>44623</v>');
    expect(serial).toContain('44623');
    const mac = { ...files, 'xl/workbook.xml': strToU8(workbook), [sheetName]: strToU8(serial) };
    expect(await cellsOf(zipSync(mac))).toMatchObject({ area: '2026-03-04' });
  });

  it('may have gaps between its rows, and its header alone', async () => {
    const far = await changed((xml) =>
      xml.replace('<row r="2"', '<row r="900"').replace(/r="([A-Z]+)2"/g, 'r="$1900"'),
    );
    const rows = (await openRows(await folder.write('gap.xlsx', far))).read();
    expect((await rows.next()).value).toMatchObject({ line: 900 });
    expect(await read(await sheet([header]))).toEqual([]);
  });

  it('has no entities', async () => {
    const declared = '<!DOCTYPE x [<!ENTITY lol "boom">]>';
    const file = await changed((xml) =>
      xml
        .replace('?>', `?>${declared}`)
        .replace(/<c r="D2".*?<\/c>/, '<c r="D2" t="inlineStr"><is><t>&lol;</t></is></c>'),
    );
    expect(await read(file)).toEqual(['&lol;']);
  });

  it.each([
    [
      'a reference to a text that it lacks',
      () => changed((xml) => xml.replace(/(<c r="D2"[^>]*>).*?<\/c>/, '$1<v>9999</v></c>')),
    ],
    ['a cell without a place', () => changed((xml) => xml.replace('r="D2" ', ''))],
    [
      'a row beyond the last',
      () =>
        changed((xml) => xml.replace('</sheetData>', '<row r="1048576"/></sheetData>').replace('r="R2"', 'r="XFD2"')),
    ],
    ['another workbook', () => changed(() => '<workbook/>', 'xl/workbook.xml')],
  ])('is refused with %s', async (_, file) => {
    await expect(file().then(read)).rejects.toThrow(ImportFileError);
  });
});

describe('a Kyero feed', () => {
  const feed = (content: string, head = '<?xml version="1.0" encoding="utf-8"?>') =>
    folder.write('feed.xml', `${head}<root><kyero><feed_version>3</feed_version></kyero>${content}</root>`);
  const given = { given: ['role', 'ownerEmail'] } as const;
  const property =
    '<property><ref>K-1</ref><price>5</price><price_freq>week</price_freq><town>Harare</town><country>ZW</country></property>';

  it('without a property has no rows', async () => {
    expect(await Array.fromAsync((await openRows(await feed(''), given)).read())).toEqual([]);
  });

  it('leaves out the elements that a property lacks, for which a listing keeps its values', async () => {
    const file = await feed(
      `${property}${property.replace('</town>', '</town><beds>0</beds><surface_area><plot>0</plot></surface_area>')}`,
    );
    const [bare, full] = await Array.fromAsync((await openRows(file, given)).read());
    expect(bare).toMatchObject({ cells: { reference: 'K-1', price: '5', period: 'week', currency: '' } });
    for (const column of ['numRoom', 'plotArea', 'size', 'swimmingPool', 'googleLocation'])
      expect(bare).not.toHaveProperty(['cells', column]);
    expect(full).toMatchObject({ cells: { numRoom: '0', plotArea: '' } });
  });

  it('reads encodings that it does not name, and ignores instructions and comments', async () => {
    const named = property.replace('Harare', 'Yaoundé');
    const head = '<?xml version="1.0" encoding="iso-8859-1"?><!-- <root> --><?php echo 1 ?>';
    const text = `${head}<root>${named}</root>`;
    const file = await folder.write('latin.xml', Buffer.from(text, 'latin1'));
    expect(await Array.fromAsync((await openRows(file, given)).read())).toMatchObject([{ cells: { city: 'Yaoundé' } }]);
  });
});
