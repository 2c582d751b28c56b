import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImportFolder, goodCells, type ImportFolder } from '../../../../../test/import-folder.ts';
import { readListingRow } from '../listing-row.ts';
import { statusNamed } from '../status-cell.ts';
import { allColumns, importColumns, ImportFileError } from './columns.ts';
import { columnKey, usualNames } from './column-names.ts';
import { type FileRow, openRows } from './rows.ts';

let folder: ImportFolder;
beforeAll(async () => void (folder = await createImportFolder()));
afterAll(() => folder.remove());

async function read(content: string | Uint8Array): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for await (const row of (await openRows(await folder.write('listings', content))).read()) rows.push(row);
  return rows;
}

const cellsOf = (row: FileRow | undefined) => (row && 'cells' in row ? row.cells : undefined)!;

const sheet = (data: SheetData) => writeXlsxFile(data).toBuffer();
const header = ['reference', ...importColumns];
const line = (cells: Partial<Record<string, unknown>>) =>
  header.map((column) => ({ ...goodCells, reference: 'R-1', ...cells })[column as 'city']) as string[];
const rowOf = async (cells: Partial<Record<string, unknown>>) =>
  cellsOf((await read(await sheet([header, line(cells)])))[0]);

describe('an XLSX file', () => {
  it('gives the rows of a CSV file, with numbers, truth values and blank cells', async () => {
    const rows = await read(
      await sheet([
        [...header, 'garden', 'note'],
        [...line({ price: 85000.5, numRoom: 3, area: null }), true, 'not read'],
        line({ reference: 'R-2', address: 'Rue “Élysée”, 12', price: 0.1 + 0.2 }),
      ]),
    );
    expect(rows.map((row) => row.line)).toEqual([2, 3]);
    expect(cellsOf(rows[0])).toEqual({ ...goodCells, reference: 'R-1', price: '85000.5', area: '', garden: 'yes' });
    expect(cellsOf(rows[1])).toMatchObject({ address: 'Rue “Élysée”, 12', price: '0.3', garden: '' });
  });

  it('may have titles over merged cells above its header', async () => {
    const rows = await read(
      await sheet([
        [{ value: 'Our listings', columnSpan: 5 }],
        [],
        [{ value: 'Place', columnSpan: 3 }, null, null, { value: 'Price', columnSpan: 2 }],
        header,
        line({}),
      ]),
    );
    expect(rows).toEqual([{ line: 5, cells: { ...goodCells, reference: 'R-1' } }]);
  });

  it('keeps all digits of phone numbers and other whole numbers', async () => {
    expect(await rowOf({ reference: 263772123456, size: 2.4e2 })).toMatchObject({
      reference: '263772123456',
      size: '240',
    });
    expect(await rowOf({ reference: { value: '0772123456', type: String } })).toMatchObject({
      reference: '0772123456',
    });
  });

  it('refuses references that a spreadsheet has changed', async () => {
    const errorsOf = async (reference: unknown) => readListingRow(await rowOf({ reference }));
    const shortened = {
      errors: [{ column: 'reference', reason: 'was shortened by a spreadsheet; format the column as text' }],
    };
    expect(await errorsOf(1234567890123456)).toEqual(shortened);
    expect(await errorsOf('2.63772E+11')).toEqual(shortened);
    expect(await errorsOf({ value: new Date('2026-03-04'), format: 'dd/mm/yyyy' })).toEqual({
      errors: [{ column: 'reference', reason: 'was made a date by a spreadsheet; format the column as text' }],
    });
    expect(await errorsOf('1234567890123456')).toMatchObject({ row: { reference: '1234567890123456' } });
  });

  it('fails when the file is damaged, unpacks to too many bytes, or has a cell far out', async () => {
    const good = await sheet([header, line({})]);
    await expect(read(good.subarray(0, good.length / 2))).rejects.toThrow(/spreadsheet or an archive/);
    const files = unzipSync(good);
    const name = 'xl/worksheets/sheet1.xml';
    const far = strFromU8(files[name]!).replace(
      '</sheetData>',
      '<row r="9"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
    );
    await expect(read(zipSync({ ...files, [name]: strToU8(far) }))).rejects.toThrow(/too large/);
    const bomb = new Uint8Array(101 * 1024 * 1024);
    await expect(read(zipSync({ ...files, 'xl/media/zeros.xml': [bomb, { level: 1 }] }))).rejects.toThrow(/too large/);
  });
});

describe('a JSON file', () => {
  const listing = { ...goodCells, pictures: ['front.jpg', 'kitchen.jpg'], numRoom: 3, price: 85000.5, garden: false };
  it.each([
    ['an array', [listing]],
    ['an object with “listings”', { listings: [listing], made: '2026-11-26' }],
  ])('has its listings in %s', async (_, value) => {
    const rows = await read(JSON.stringify(value));
    expect(rows).toEqual([{ line: 2, cells: { ...goodCells, price: '85000.5', garden: 'no' } }]);
  });

  it('reports what is no object, and reads on', async () => {
    const rows = await read(JSON.stringify([listing, 'text', { ...listing, address: 'third', area: null }]));
    expect(rows[1]).toEqual({ line: 3, fault: 'is no object with the names of columns' });
    expect(cellsOf(rows[2])).toMatchObject({ address: 'third', area: '' });
  });

  it.each(['{"listings": [', '{"homes": []}', '[]', '{}'])('is refused as %s', async (text) => {
    await expect(read(text)).rejects.toThrow(ImportFileError);
  });
});

const property = (extra = '') => `<property>
  <id>17</id><date>2026-11-26 08:00:00</date><ref>KY-17</ref>
  <price>1200</price><currency>USD</currency><price_freq>month</price_freq>
  <type>apartment</type><town>Harare</town><province>Harare</province><country>Zimbabwe</country>
  <location><latitude>-17.79</latitude><longitude>31.04</longitude></location>
  <location_detail>4 Msasa Court</location_detail>
  <beds>3</beds><baths>2</baths><pool>1</pool>
  <surface_area><built>120</built><plot>0</plot></surface_area>
  <desc><fr>Un appartement</fr><en><![CDATA[A flat & a garden]]></en></desc>
  <images><image id="1"><url>https://example.com/a;1.jpg</url></image><image id="2"><url>https://example.com/b.jpg?x=1&amp;y=2</url></image></images>${extra}
</property>`;
const feed = (properties: string, before = '<?xml version="1.0" encoding="utf-8"?>') =>
  `${before}<root><kyero><feed_version>3</feed_version></kyero>${properties}</root>`;
const given = { given: ['role', 'ownerEmail'] } as const;

async function readFeed(content: string) {
  const rows: FileRow[] = [];
  for await (const row of (await openRows(await folder.write('feed.xml', content), given)).read()) rows.push(row);
  return rows;
}

describe('a Kyero feed', () => {
  it('gives a listing for each property', async () => {
    const sale = property().replace('>month<', '>sale<').replace('KY-17', 'KY-18');
    const rows = await readFeed(feed(property() + sale));
    expect(cellsOf(rows[0])).toEqual({
      reference: 'KY-17',
      address: '4 Msasa Court',
      city: 'Harare',
      country: 'Zimbabwe',
      type: 'Apartment',
      size: '120',
      price: '1200',
      currency: 'USD',
      period: 'month',
      description: 'A flat & a garden',
      status: 'FOR_RENT',
      numRoom: '3',
      numBathroom: '2',
      swimmingPool: '1',
      plotArea: '',
      googleLocation: '-17.79, 31.04',
      pictures: 'https://example.com/a%3B1.jpg;https://example.com/b.jpg?x=1&y=2',
    });
    expect(cellsOf(rows[1])).toMatchObject({ reference: 'KY-18', status: 'FOR_SALE', period: '' });
  });

  it.each([
    [
      'entities that multiply',
      feed(property('<notes>&lol2;</notes>'), '<!DOCTYPE root [<!ENTITY lol "ha"><!ENTITY lol2 "&lol;&lol;">]>'),
      /DOCTYPE/,
    ],
    ['an entity that nothing declares', feed(property('<notes>&secret;</notes>')), /cannot be read/],
    ['another root', '<?xml version="1.0"?><rss><channel/></rss>', /no element “root”/],
    ['a missing end', feed(property()).slice(0, -7), /cannot be read/],
    ['elements within elements', feed(property(`${'<a>'.repeat(20)}${'</a>'.repeat(20)}`)), /too many elements/],
    ['a text of no end', feed(property(`<notes>${'x'.repeat(300_000)}</notes>`)), /too many characters/],
  ])('is refused with %s', async (_, content, reason) => {
    await expect(readFeed(content)).rejects.toThrow(reason);
    await expect(readFeed(content)).rejects.toThrow(ImportFileError);
  });
});

describe('the names of columns', () => {
  const french =
    'Réf.;Type d’annonceur;ADRESSE;Quartier;Ville;Pays;Type de bien;Surface habitable;Prix;Devise;Descriptif;Statut;Chambres;Photos;Courriel;Remarques\n' +
    'F-1;INDIVIDUAL;12 rue du Lac;Cocody;Abidjan;Côte d’Ivoire;Maison;240;90000;USD;Une maison;À vendre;4;front.jpg;a@example.com;interne\n';
  const portuguese =
    'Referência,tipo de anunciante,Morada,Bairro,Cidade,País,Tipo de imóvel,Área útil,Preço,Moeda,Descrição,Finalidade,Quartos,Fotos,email\n' +
    'P-1,INDIVIDUAL,Rua 1,Polana,Maputo,Moçambique,Moradia,180,800,USD,Uma casa,Arrendamento,3,,a@example.com\n';

  it.each([
    [french, { reference: 'F-1', city: 'Abidjan', numRoom: '4', price: '90000' }, 'FOR_SALE'],
    [portuguese, { reference: 'P-1', city: 'Maputo', numRoom: '3', price: '800' }, 'FOR_RENT'],
  ])('are known in French and Portuguese', async (text, cells, status) => {
    const [row] = await read(text);
    expect(cellsOf(row)).toMatchObject(cells);
    expect(statusNamed(cellsOf(row).status)).toBe(status);
  });

  it('that are unknown or may mean two columns are listed, and wait for a choice', async () => {
    const text = french.replace('Chambres', 'Bedrooms').replace('Remarques', 'Number of rooms');
    const file = await folder.write('listings.csv', text);
    const opened = await openRows(file);
    expect(opened.columns.filter(({ column }) => column === null)).toEqual([
      { name: 'Bedrooms', column: null, candidates: ['numRoom'] },
      { name: 'Number of rooms', column: null, candidates: ['numRoom'] },
    ]);
    const chosen = new Map([
      ['bedrooms', 'numRoom' as const],
      ['numberofrooms', null],
    ]);
    const { columns, places } = await openRows(file, { chosen });
    expect(columns.find(({ name }) => name === 'Bedrooms')).toMatchObject({ column: 'numRoom' });
    expect(places.get('numRoom')).toBe(12);
    await expect(openRows(await folder.write('x.csv', text.replace('Ville', 'Location')))).rejects.toMatchObject({
      message: expect.stringContaining('lacks the columns city'),
      found: expect.arrayContaining([{ name: 'Location', column: null, candidates: ['city'] }]),
    });
  });

  it('mean bedrooms by "Beds", unless the file names these besides', async () => {
    const [bedrooms] = await read(french.replace('Chambres', 'Beds'));
    expect(cellsOf(bedrooms)).toMatchObject({ numRoom: '4' });
    expect(cellsOf(bedrooms)).not.toHaveProperty('beds');
    const [both] = await read(french.replace('Remarques', 'Beds').replace('interne', '2'));
    expect(cellsOf(both)).toMatchObject({ numRoom: '4', beds: '2' });
  });

  it('leaves values alone whose column the file lacks', async () => {
    const [row] = await read(french);
    expect(Object.keys(cellsOf(row))).not.toContain('numToilet');
  });

  it('mean no other column by their own name', () => {
    const exact = new Set(allColumns.map(columnKey));
    const names = Object.entries(usualNames).flatMap(([column, each]) => each.map((name) => [column, columnKey(name)]));
    expect(names.filter(([, key]) => exact.has(key!))).toEqual([]);
  });
});

it('refuses an archive that is no spreadsheet', async () => {
  await expect(read(zipSync({ 'photo.jpg': strToU8('x') }))).rejects.toThrow(/spreadsheet or an archive/);
});
