import type { ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import type { Property } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pinnedAt } from '../../../../test/factories.ts';
import { allOrders, createManyListings, pick, timeOf } from '../../../../test/many-listings.ts';
import { type TestApp, createTestApp } from '../../../../test/test-app.ts';

describe('a list narrowed by anything', () => {
  let app: TestApp;
  let all: Property[];

  beforeAll(async () => {
    app = await createTestApp();
    await createManyListings(app.ctx.db, 400);
    await varyListings(app);
    all = await app.ctx.db.property.findMany();
  });
  afterAll(() => app.close());

  const ask = async (query: object): Promise<ListingPage> => {
    const response = await app.get(`africanscity/getpaginatedproperties?${new URLSearchParams({ ...query })}`);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as ListingPage;
  };

  const filters: ListingFilterTexts[] = [
    { priceMin: '250', priceMax: '90000' },
    { priceMin: '250.01' },
    { priceMax: '0' },
    { roomMin: '3', bathroomMin: '2', garageMin: '1' },
    { withPictures: 'true' },
    { latitude: '-17.83', longitude: '31.05', radiusKm: '25' },
    { bounds: '-18,30,-17,32' },
    { bounds: '-40,170,40,-170' },
    { text: 'shaded house', roomMin: '2' },
    { text: 'shaded' },
    { propertyStatus: 'SOLD', text: 'shaded', priceMin: '1' },
    { propertyType: 'House', city: 'Harare', propertyStatus: 'FOR_SALE', roomMin: '2', withPictures: 'true' },
    { kind: 'Premises' },
    { kind: 'Premises', city: 'Harare', propertyStatus: 'FOR_SALE', roomMin: '1' },
    { kind: 'Premises', propertyType: 'Farm' },
    { kind: 'Farm' },
    { kind: 'Farm', text: 'shaded' },
    { kind: 'Castle' },
    { kind: 'Castle', roomMin: '1' },
  ];

  test.each(filters)(
    '%j shows exactly what matches, in every order, on pages by number and by cursor',
    async (filter) => {
      for (const orderBy of [...allOrders, undefined]) {
        const expected = expectedListings(all, filter, orderBy);
        const byNumber: number[] = [];
        const byCursor: number[] = [];
        let cursor: string | null = null;
        for (let page = 0; ; page += 1) {
          const asked = { ...filter, size: '25', page: String(page), ...(orderBy && { orderBy }) };
          const [numbered, beside]: [ListingPage, ListingPage] = await Promise.all([
            ask(asked),
            ask(cursor ? { ...asked, cursor } : asked),
          ]);
          expect(numbered.totalElements).toBe(expected.length);
          expect(beside.totalElements).toBe(expected.length);
          byNumber.push(...numbered.content.map(({ id }) => id));
          byCursor.push(...beside.content.map(({ id }) => id));
          expect(numbered.last).toBe(beside.last);
          cursor = beside.nextCursor;
          if (beside.last) break;
        }
        const inOrder = orderBy ? byNumber : byNumber.toSorted((a, b) => a - b);
        expect(inOrder).toEqual(orderBy ? expected : expected.toSorted((a, b) => a - b));
        expect(byCursor).toEqual(byNumber);
      }
    },
  );

  test('walks back along the best matches as it came', async () => {
    const first = await ask({ text: 'shaded', size: '10' });
    const second = await ask({ text: 'shaded', size: '10', page: '1', cursor: first.nextCursor! });
    const back = await ask({ text: 'shaded', size: '10', page: '0', cursor: second.previousCursor! });
    expect(back.content).toEqual(first.content);
    expect(second.content.map(({ id }) => id)).not.toContain(first.content[0]!.id);
  });

  test.each([
    ['priceMin', '-1'],
    ['priceMin', '1e3'],
    ['priceMax', '1.005'],
    ['priceMax', '9999999999999'],
    ['roomMin', '1001'],
    ['roomMin', '2.5'],
    ['bathroomMin', 'two'],
    ['garageMin', '-1'],
    ['withPictures', 'yes'],
    ['text', ' '],
    ['text', 'x'.repeat(201)],
    ['text', 'a\0b'],
    ['bounds', '1,2,3'],
    ['bounds', '2,0,1,0'],
    ['bounds', '-91,0,1,0'],
    ['bounds', '0,-181,1,0'],
    ['bounds', '0,0,1,NaN'],
    ['latitude', '91'],
    ['longitude', '181'],
    ['radiusKm', '0'],
    ['radiusKm', '501'],
    ['radiusKm', '1e2'],
  ])('refuses %s=%j, naming it', async (name, value) => {
    const circle: Record<string, string> = ['latitude', 'longitude', 'radiusKm'].includes(name)
      ? { latitude: '1', longitude: '1', radiusKm: '1' }
      : {};
    const query = new URLSearchParams({ ...circle, [name]: value });
    const response = await app.get(`africanscity/getpaginatedproperties?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: name }] });
  });

  test.each(['priceMin', 'priceMax', 'withPictures', 'text', 'bounds', 'drawnArea'])(
    'takes an empty %s for none',
    async (name) => {
      expect((await ask({ [name]: '' })).totalElements).toBe((await ask({})).totalElements);
    },
  );

  test.each([
    ['priceMax', { priceMin: '2', priceMax: '1' }],
    ['longitude', { latitude: '1', radiusKm: '1' }],
    ['radiusKm', { latitude: '1', longitude: '1' }],
    ['latitude', { longitude: '1', radiusKm: '1' }],
  ])('says at %s that %j is not whole', async (field, query) => {
    const response = await app.get(`africanscity/getpaginatedproperties?${new URLSearchParams(query as never)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });

  test.each(["'", '\\', "x' & !y", 'a:*', '((', '| !', '%_%', 'a\u202eb', '🏠', 'ሀሁሂ', 'شقة', '-- ;', 'a '.repeat(60)])(
    'takes %j for plain words',
    async (text) => {
      expect((await ask({ text })).totalElements).toBeGreaterThanOrEqual(0);
    },
  );
});

const premises = ['Farm', 'Shop & Office'];

async function varyListings({ ctx }: TestApp): Promise<void> {
  await ctx.db.propertyType.create({ data: { name: 'Premises' } });
  await ctx.db.propertyType.updateMany({ where: { name: { in: premises } }, data: { parent: 'Premises' } });
  const hash = 'a'.repeat(64);
  await ctx.db.pictureFile.create({ data: { hash, width: 1, height: 1, placeholder: '' } });
  for (const { id } of await ctx.db.property.findMany({ select: { id: true } })) {
    await ctx.db.property.update({
      where: { id },
      data: {
        numRoom: pick([null, 0, 1, 2, 3, 6]),
        numBathroom: pick([0, 1, 2, 3]),
        numGarage: pick([0, 1, 2]),
        coverHash: pick([null, hash]),
        description: pick(['A plain place.', 'A shaded place.']),
        ...pick([{}, ...pins]),
      },
    });
  }
}

const points = [
  [-17.8, 31.05],
  [-17.9, 31.2],
  [-17.5, 30.5],
  [-17.83, 31.05],
  [10, 175],
  [10, -175],
] as const;
const pins = points.map(([latitude, longitude]) => pinnedAt(latitude, longitude));

/** The naive search: goes by every row. */
function expectedListings(all: Property[], filter: ListingFilterTexts, order: ListingOrder | undefined): number[] {
  const wanted = filter.propertyStatus ? [filter.propertyStatus] : ['FOR_SALE', 'FOR_RENT'];
  const bounds = filter.bounds?.split(',').map(Number) as [number, number, number, number] | undefined;
  const has = (row: Property, word: string) => `${row.type} ${row.description}`.toLowerCase().includes(word);
  const matches = (row: Property) =>
    !row.hiddenByTeamAt &&
    !row.deletedAt &&
    wanted.includes(row.status) &&
    (filter.propertyType === undefined || row.type === filter.propertyType) &&
    (filter.kind === undefined ||
      row.type === filter.kind ||
      (filter.kind === 'Premises' && premises.includes(row.type))) &&
    (filter.city === undefined || row.city === filter.city) &&
    (filter.priceMin === undefined || row.price.toNumber() >= Number(filter.priceMin)) &&
    (filter.priceMax === undefined || row.price.toNumber() <= Number(filter.priceMax)) &&
    (row.numRoom ?? 0) >= Number(filter.roomMin ?? 0) &&
    (row.numBathroom ?? 0) >= Number(filter.bathroomMin ?? 0) &&
    (row.numGarage ?? 0) >= Number(filter.garageMin ?? 0) &&
    (filter.withPictures !== 'true' || row.coverHash !== null) &&
    (filter.text === undefined || filter.text.split(' ').every((word) => has(row, word))) &&
    (!bounds || (row.latitude !== null && liesWithin(row.latitude, row.longitude!, bounds))) &&
    (filter.radiusKm === undefined ||
      (row.latitude !== null &&
        kilometres(row.latitude, row.longitude!, Number(filter.latitude), Number(filter.longitude)) <=
          Number(filter.radiusKm)));
  const key = (row: Property) =>
    order?.startsWith('price') ? row.price.toNumber() : timeOf(order ?? '', row).getTime();
  const sign = order?.endsWith('ASC') ? 1 : -1;
  return all
    .filter(matches)
    .sort((a, b) => sign * (key(a) - key(b) || a.id - b.id))
    .map((row) => row.id);
}

function liesWithin(
  latitude: number,
  longitude: number,
  [south, west, north, east]: [number, number, number, number],
): boolean {
  const aside = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return latitude >= south && latitude <= north && aside;
}

/** By the law of cosines, another way than the search's own. */
function kilometres(fromLatitude: number, fromLongitude: number, toLatitude: number, toLongitude: number): number {
  const [a, b, c] = [fromLatitude, toLatitude, toLongitude - fromLongitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  return 6371 * Math.acos(Math.min(1, Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(c)));
}
