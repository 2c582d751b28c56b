import { seedPropertyTypes } from '@africanscity/db/seed/property-types';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { createImportFolder, csv } from '../../../../test/import-folder.ts';
import { listingForm } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { importListings } from '../import/import-listings.ts';

// Areas in the units of their owners, and their filters.

let t: TestApp;
let headers: Record<string, string>;
let admin: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  await seedPropertyTypes(t.ctx.db);
  headers = await logIn(t, await createUser(t.ctx.db));
  admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
});
beforeEach(() => t.ctx.db.rateLimit.deleteMany());
afterAll(() => t.close());

const send = (values: Record<string, string>) =>
  t.post('africanscity/saveproperties', listingForm({ type: 'House', ...values }), { headers });

async function save(values: Record<string, string>): Promise<number> {
  const response = await send(values);
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { id: number }).id;
}
const read = async (id: number) => (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).json();

describe('an area', () => {
  test.each([
    ['2 acres', 8093.71, 'acres'],
    ['½ acre', 2023.43, 'acres'],
    ['0.5 ha', 5000, 'hectares'],
    ['1,200 sq ft', 111.48, 'feet'],
    ['600', 600, null],
    ['600 m²', 600, null],
    ['', null, null],
  ])('typed as %j is kept in square metres with its unit', async (plotArea, squareMeters, unit) => {
    const id = await save({ plotArea, address: `Plot ${plotArea}` });
    expect(await read(id)).toMatchObject({ plotArea: squareMeters, plotAreaUnit: unit });
  });

  test('has the unit that is given beside a number of square metres', async () => {
    const id = await save({ plotArea: '8093.71', plotAreaUnit: 'acres', address: '1 Beside Road' });
    expect(await read(id)).toMatchObject({ plotArea: 8093.71, plotAreaUnit: 'acres' });
  });

  test('follows a later text, and stays in an edit without it', async () => {
    const id = await save({ floorArea: '1,200 sq ft', address: '2 Later Road' });
    await save({ id: String(id), address: '2 Later Road' });
    expect(await read(id)).toMatchObject({ floorArea: 111.48, floorAreaUnit: 'feet' });
    await save({ id: String(id), address: '2 Later Road', floorArea: '120' });
    expect(await read(id)).toMatchObject({ floorArea: 120, floorAreaUnit: null });
  });

  test.each(['large', '2 plots', '0.0001 acres', '90000000 acres'])('is refused as %j', async (plotArea) => {
    const response = await send({ plotArea, address: '3 Refused Road' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'plotArea', defaultMessage: expect.stringContaining('such as 2 acres, 0.5 ha or 1200 sq ft') }],
    });
  });

  test('is imported with its unit, and exported so that importing it again changes nothing', async () => {
    const folder = await createImportFolder();
    try {
      const rows = [
        { address: 'half', type: 'House', plotArea: '1½ acres', floorArea: '450 sqft' },
        { address: 'hectares', type: 'House', plotArea: '0,5 ha', floorArea: '120.5' },
        { address: 'beside', type: 'House', plotArea: '8093.71', plotAreaUnit: 'Acres', floorArea: '' },
      ];
      await importListings(t.ctx, { file: await folder.write('areas.csv', csv(rows)), picturesFolder: folder.path });
      const stored = async () =>
        (
          await t.ctx.db.property.findMany({
            where: { address: { in: rows.map(({ address }) => address) } },
            orderBy: { address: 'asc' },
          })
        ).map(({ address, plotArea, plotAreaUnit, floorArea, floorAreaUnit }) => [
          address,
          plotArea?.toNumber(),
          plotAreaUnit,
          floorArea?.toNumber(),
          floorAreaUnit,
        ]);
      const expected = [
        ['beside', 8093.71, 'acres', undefined, null],
        ['half', 6070.28, 'acres', 41.81, 'feet'],
        ['hectares', 5000, 'hectares', 120.5, null],
      ];
      expect(await stored()).toEqual(expected);
      const response = await t.get('africanscity/exportlistings?search=half', { headers: admin });
      const [row] = parse<Record<string, string>>(Buffer.from(await response.arrayBuffer()), {
        columns: true,
        bom: true,
      });
      expect([row?.plotArea, row?.plotAreaUnit]).toEqual(['6070.28', 'acres']);
      const again = await folder.write('again.csv', csv([{ ...row!, pictures: '' }]));
      await importListings(t.ctx, { file: again, picturesFolder: folder.path });
      expect(await stored()).toEqual(expected);
    } finally {
      await folder.remove();
    }
  });
});

const found = async (query: string) => {
  const response = await t.get(`africanscity/getpaginatedproperties?${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { content: { address: string }[] }).content
    .map(({ address }) => address)
    .toSorted();
};

describe('filters of areas', () => {
  test('find what has at least so much, in any unit, and nothing unknown', async () => {
    const city = 'Areatown';
    await createProperty(t.ctx.db, { city, address: 'small', plotArea: 8093.7, floorArea: 111.47 });
    await createProperty(t.ctx.db, { city, address: 'equal', plotArea: 8093.71, floorArea: 111.48 });
    await createProperty(t.ctx.db, { city, address: 'large', plotArea: 20_000, floorArea: 500 });
    await createProperty(t.ctx.db, { city, address: 'unknown' });
    for (const area of [
      'plotAreaMin=2acres',
      'plotAreaMin=8093.71',
      'plotAreaMin=0.8094hectares',
      'floorAreaMin=1200feet',
    ])
      expect([area, await found(`city=${city}&${area}`)]).toEqual([
        area,
        area.includes('0.8094') ? ['large'] : ['equal', 'large'],
      ]);
    expect(await found(`city=${city}&plotAreaMin=0`)).toHaveLength(4);
    expect(await found(`city=${city}&plotAreaMin=2acres&floorAreaMin=400metres`)).toEqual(['large']);
  });

  test.each(['plotAreaMin=2plots', 'plotAreaMin=-1', 'floorAreaMin=big', 'plotAreaMin=2 acres', 'bedPriceMax=cheap'])(
    'refuse %s',
    async (query) => {
      expect((await t.get(`africanscity/getpaginatedproperties?${query}`)).status).toBe(400);
    },
  );
});
