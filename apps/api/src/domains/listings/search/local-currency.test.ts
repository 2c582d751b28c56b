import type { ListingFacets } from '@africanscity/contracts/listings/facets';
import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
  const { db } = t.ctx;
  await seedDefaults(db);
  await db.exchangeRate.deleteMany();
  await db.exchangeRate.createMany({
    data: [
      { currency: 'NGN', rate: '1525', validFrom: new Date('2026-01-01') },
      { currency: 'KES', rate: '129', validFrom: new Date('2026-01-01') },
    ],
  });
  const home = { status: 'FOR_SALE', type: 'House' } as const;
  await createProperty(db, { ...home, area: 'Lekki', city: 'Lagos', country: 'NG' });
  await createProperty(db, { ...home, area: 'Karen', city: 'Nairobi', country: 'KE' });
  await createProperty(db, { ...home, area: 'Avondale', city: 'Harare', country: 'ZW' });
  await createProperty(db, { ...home, area: 'Almadies', city: 'Dakar', country: 'SN' });
});
afterAll(() => t.close());

const facets = async (query: Record<string, string>) => {
  const response = await t.get(`africanscity/getpropertiesfacets?${new URLSearchParams(query)}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ListingFacets;
};
const inPlace = { propertyStatus: 'FOR_SALE', placeCurrency: 'true' };

describe('facets in the currency of the place', () => {
  test.each<[Record<string, string>, string | null]>([
    [{ city: 'Lagos' }, 'NGN'],
    [{ place: 'lagos' }, 'NGN'],
    [{ place: 'lekki' }, 'NGN'],
    [{ text: 'house in karen' }, 'KES'],
    [{ place: 'lekki,karen' }, null],
    [{ city: 'Harare' }, null],
    // Senegal has no rate here.
    [{ city: 'Dakar' }, null],
    [{ text: 'house with a garden' }, null],
    [{}, null],
    // A chosen currency, and amounts, are as they are given.
    [{ city: 'Lagos', currency: 'KES' }, 'KES'],
    [{ city: 'Lagos', priceMax: '50000' }, null],
    [{ city: 'Lagos', moveInMax: '2000' }, null],
    [{ city: 'Lagos', placeCurrency: 'false' }, null],
  ])('of %j is %s', async (query, currency) => {
    expect((await facets({ ...inPlace, ...query })).currency).toBe(currency);
  });

  test('have bands and limits in it', async () => {
    const { priceBands, moveInLimits } = await facets({ ...inPlace, city: 'Lagos' });
    // $25,000, $50,000 and so on at 1,525 naira, to one digit.
    expect(priceBands.map(({ priceMin }) => priceMin)).toEqual([
      0, 40_000_000, 80_000_000, 200_000_000, 400_000_000, 800_000_000, 2_000_000_000,
    ]);
    expect(moveInLimits).toEqual([400_000, 800_000, 2_000_000, 3_000_000, 8_000_000]);
  });

  test.each<[Record<string, string>, string, number]>([
    // $100, $250 and so on a month, of twelve months, at 1,525 naira.
    [{ city: 'Lagos' }, 'year', 2_000_000],
    [{ currency: 'NGN' }, 'year', 2_000_000],
    [{ city: 'Lagos', moveInMax: '3000000', currency: 'NGN' }, 'year', 2_000_000],
    [{ city: 'Nairobi' }, 'month', 10_000],
    [{ city: 'Lagos', priceMax: '300000', currency: 'NGN' }, 'month', 200_000],
    [{ city: 'Lagos', priceMax: '3000000', currency: 'NGN', rentPeriod: 'year' }, 'year', 2_000_000],
    [{ city: 'Lagos', currency: 'NGN', placeCurrency: 'false' }, 'month', 200_000],
  ])('bands of rentals with %j are for a %s', async (query, rentPeriod, edge) => {
    const answer = await facets({ ...inPlace, propertyStatus: 'FOR_RENT', ...query });
    expect([answer.rentPeriod, answer.priceBands[1]!.priceMin]).toEqual([rentPeriod, edge]);
  });

  test('bands of homes for sale are for no period', async () => {
    expect((await facets({ ...inPlace, city: 'Lagos' })).rentPeriod).toBe('month');
  });

  test('stay in dollars for clients that do not ask for it', async () => {
    const { currency, priceBands } = await facets({ city: 'Lagos', propertyStatus: 'FOR_SALE' });
    expect([currency, priceBands[1]!.priceMin]).toEqual([null, 25_000]);
  });
});
