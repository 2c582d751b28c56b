import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPictureFile, createUser, pinnedAt } from '../../../../../test/factories.ts';
import { pick } from '../../../../../test/many-listings.ts';
import { type TestApp, createTestApp } from '../../../../../test/test-app.ts';
import { times } from '../../../../../test/tier.ts';

const types = ['House', 'Apartment', 'Stand'];
const cities = ['Harare', 'Bulawayo', 'Lagos'];
const statuses = ['FOR_SALE', 'FOR_RENT', 'SOLD'] as const;
const prices = [0, 99.99, 100, 500, 25_000, 25_000.01, 100_000, 500_000, 2_000_000];

/** Filters as they travel: texts. */
const filters = fc.record(
  {
    propertyStatus: fc.constantFrom(...statuses),
    propertyType: fc.constantFrom(...types),
    kind: fc.constantFrom('Dwelling', 'House', 'Stand', 'Castle'),
    city: fc.constantFrom(...cities),
    place: fc.constantFrom('harare', 'lagos', 'zimbabwe,lekki', 'avondale', 'nowhere-at-all'),
    text: fc.constantFrom('shaded', 'house', 'atlantis', 'shaded harare', 'shaded under $90k', '2 toilets'),
    priceMin: fc.constantFrom('0', '100', '25000'),
    priceMax: fc.constantFrom('25000', '100000.50', '3000000'),
    roomMin: fc.constantFrom('0', '1', '3', '9'),
    bathroomMin: fc.constantFrom('1', '2'),
    garageMin: fc.constantFrom('1', '2'),
    withPictures: fc.constantFrom('true', 'false'),
    listedDays: fc.constantFrom('0', '1', '30'),
    bounds: fc.constantFrom('-18,30,-17,32', '0,0,10,10'),
    // Triangles about Harare and about the Gulf of Guinea.
    drawnArea: fc.constantFrom('BF_z7tDgsj3FAg0mMgqjG_pjG', 'BFAAgkh9BAAgkh9B'),
  },
  { requiredKeys: [] },
);
type Texts = Partial<Record<keyof ListingFilter, string>>;

describe('getPropertiesFacets', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
    await createVariedListings(app);
  });
  afterAll(() => app.close());

  const facets = async (query: Texts) => read<ListingFacets>(app, 'getpropertiesfacets', query);
  const list = (query: Texts) => read<ListingPage>(app, 'getpaginatedproperties', query);
  /** Where nothing meets the words, the list shows what comes close: none of it is what was asked for. */
  const total = async (query: Texts) => {
    const { totalElements, reading } = await list(query);
    return reading?.leftOut.length ? 0 : totalElements;
  };

  test('says of every value what choosing it shows, whatever else is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        fc.pre(!(await list(filter)).reading?.leftOut.length);
        const answer = await facets(filter);
        const { priceMin: _min, priceMax: _max, ...withoutPrice } = filter;
        const { propertyType: _type, kind: _kind, ...withoutType } = filter;
        const asked: [Texts, number][] = [
          [filter, answer.total],
          [{ ...filter, withPictures: 'true' }, answer.withPictures],
          ...answer.propertyStatus.map(({ value, count }) => asks({ ...filter, propertyStatus: value }, count)),
          ...types.map((value) => asks({ ...withoutType, propertyType: value }, countOf(answer.propertyType, value))),
          ...['Dwelling', ...types].map((value) => asks({ ...withoutType, kind: value }, countOf(answer.kind, value))),
          ...cities.map((value) => asks({ ...filter, city: value }, countOf(answer.city, value))),
          ...answer.place.map(({ value, count }) => asks({ ...filter, place: value }, count)),
          ...answer.roomMin.map(({ value, count }) => asks({ ...filter, roomMin: String(value) }, count)),
          ...answer.bathroomMin.map(({ value, count }) => asks({ ...filter, bathroomMin: String(value) }, count)),
          ...answer.garageMin.map(({ value, count }) => asks({ ...filter, garageMin: String(value) }, count)),
          ...answer.priceBands.map(({ priceMin, priceMax, count }) =>
            asks(
              { ...withoutPrice, priceMin: String(priceMin), ...(priceMax && { priceMax: String(priceMax) }) },
              count,
            ),
          ),
        ];
        const counted: [Texts, number][] = [];
        // One network may ask for a few searches at a time.
        for (const [query] of asked) counted.push([query, await total(query)]);
        expect(counted).toEqual(asked);
      }),
      { numRuns: times({ day: 6, night: 100 }) },
    );
  });

  test('says of a search without results what each filter keeps away', async () => {
    const query = { city: 'Harare', propertyType: 'House', roomMin: '13', priceMin: '100', priceMax: '500' };
    const { total: none, without } = await facets(query);
    expect(none).toBe(0);
    const { roomMin: _rooms, ...withoutRooms } = query;
    expect(without).toEqual([{ filter: 'rooms', count: await total(withoutRooms) }]);
    expect((await facets({ text: 'atlantis' })).without).toEqual([]);
    expect((await facets({})).without).toEqual([]);
  });

  test.each(['shaded harare', 'shaded house 2 toilets', 'shaded 500 sqm', '4 toilets lagos', 'shaded near avondale'])(
    'counts as many as the list of %j',
    async (text) => {
      expect((await facets({ text })).total).toBe((await list({ text })).totalElements);
    },
  );

  test('reads an amount in the text as the list does, whatever currency the bands are in', async () => {
    const { db } = app.ctx;
    await db.place
      .create({ data: { slug: 'lagos', name: 'Lagos', kind: 'city', country: 'NG' } })
      .catch(() => undefined);
    await db.exchangeRate.create({ data: { currency: 'NGN', rate: 1500, validFrom: new Date('2026-01-01') } });
    const query = { city: 'Lagos', text: 'under 90000' };
    const counted = await facets({ ...query, placeCurrency: 'true' } as Texts);
    expect(counted.total).toBe((await list(query)).totalElements);
    expect(counted.currency).toBe('NGN');
    const chosen = { ...query, currency: 'NGN' };
    expect((await facets(chosen)).total).toBe((await list(chosen)).totalElements);
    expect((await facets(chosen)).total).toBeLessThan(counted.total);
  });

  test('names the most frequent first, and no listing without a city', async () => {
    const { city, propertyType, kind } = await facets({});
    expect(city.map(({ value }) => value)).not.toContain('');
    for (const rows of [city, propertyType, kind]) expect(rows).toEqual(rows.toSorted((a, b) => b.count - a.count));
  });

  test('refuses what the list refuses', async () => {
    const response = await app.get('africanscity/getpropertiesfacets?roomMin=many&priceMin=-1');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'priceMin' }, { field: 'roomMin' }] });
  });
});

describe('an answer about listings that change', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
    await createVariedListings(app);
  });
  afterAll(() => app.close());

  test('follows a change at once', async () => {
    const total = async () => (await read<ListingFacets>(app, 'getpropertiesfacets', { city: 'Lagos' })).total;
    const before = await total();
    const { id } = await app.ctx.db.property.findFirstOrThrow({
      where: { city: 'Lagos', status: 'FOR_SALE', hiddenByTeamAt: null },
    });
    await app.ctx.db.property.update({ where: { id }, data: { hiddenByTeamAt: new Date() } });
    expect(await total()).toBe(before - 1);
  });
});

async function read<Answer>(app: TestApp, path: string, query: Texts): Promise<Answer> {
  const response = await app.get(`africanscity/${path}?${new URLSearchParams(query)}`);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

function asks(query: Texts, count: number): [Texts, number] {
  return [query, count];
}

function countOf(rows: { value: string; count: number }[], value: string): number {
  return rows.find((row) => row.value === value)?.count ?? 0;
}

async function createVariedListings({ ctx }: TestApp): Promise<void> {
  const ownerId = (await createUser(ctx.db)).id;
  const hash = await createPictureFile(ctx.db);
  await ctx.db.propertyType.createMany({
    data: [
      { name: 'Dwelling' },
      { name: 'House', parent: 'Dwelling' },
      { name: 'Apartment', parent: 'Dwelling' },
      { name: 'Stand' },
    ],
  });
  await ctx.db.property.createMany({
    data: Array.from({ length: 600 }, () => ({
      ownerId,
      type: pick(types),
      city: pick([...cities, '']),
      country: null,
      status: pick(statuses),
      price: pick(prices),
      numRoom: pick([null, 0, 1, 2, 3, 6, 12]),
      numBathroom: pick([0, 1, 2, 3]),
      numGarage: pick([0, 1, 2]),
      coverHash: pick([null, hash]),
      ...pick([{}, pinnedAt(-17.8, 31.05), pinnedAt(5, 5)]),
      hiddenByTeamAt: Math.random() < 0.1 ? new Date() : null,
      address: '1 Jacaranda Avenue',
      description: pick(['A plain place.', 'A shaded place.']),
    })),
  });
}
