import { BusyCity, NewListings } from '@africanscity/contracts/listings/discovery';
import { maxNewCounted } from '@africanscity/contracts/listings/values';
import { seedPlaces } from '@africanscity/db/seed/places';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPictureFile, createProperty, createUser } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { countPlaces } from '../places/count-places.ts';

let t: TestApp;
let ownerId: number;

beforeAll(async () => {
  t = await createTestApp();
  await seedPlaces(t.ctx.db);
  ownerId = (await createUser(t.ctx.db)).id;
});
afterAll(() => t.close());

const read = async (path: string) => (await t.get(`africanscity/${path}`)).json();

describe('getBusiestCities', () => {
  const cities = async () => BusyCity.array().parse(await read('getbusiestcities'));

  test('shows cities by the open listings in them and their areas, each with a different picture', async () => {
    const { db } = t.ctx;
    // In a city without listings of other tests.
    await db.property.deleteMany();
    await db.$executeRaw`DELETE FROM place_listings`;
    const [first, second] = [await createPictureFile(db), await createPictureFile(db)];
    const harare = { ownerId, city: 'Harare', country: 'ZW', area: 'Avondale' };
    for (const coverHash of [first, second]) await createProperty(db, { ...harare, coverHash });
    await createProperty(db, { ...harare, area: 'Borrowdale', status: 'FOR_RENT' });
    await createProperty(db, { ...harare, status: 'SOLD' });
    await createProperty(db, { ownerId, city: 'Nairobi', country: 'KE', area: 'Kilimani', coverHash: second });
    const shown = (await cities()).map(({ slug, forSale, forRent, picture }) => [slug, forSale, forRent, !!picture]);
    const expected = [
      ['harare', 2, 1, true],
      ['nairobi', 1, 0, true],
    ];
    expect(shown).toEqual(expected);
    const areas = (await cities()).map(({ areas: named }) => named.map(({ name }) => name));
    expect(areas).toEqual([['Avondale', 'Borrowdale'], ['Kilimani']]);
    const pictures = (await cities()).map(({ picture }) => picture?.uri);
    expect(new Set(pictures).size).toBe(2);

    const brand = t.ctx.config.brand;
    t.ctx.config.brand = { ...brand, homeCountry: 'KE' };
    expect((await cities()).map(({ slug }) => slug)).toEqual(['nairobi', 'harare']);
    t.ctx.config.brand = brand;

    await countPlaces(t.ctx);
    await createProperty(db, harare);
    await db.property.updateMany({ where: { city: 'Nairobi' }, data: { status: 'SOLD' } });
    const now = (await cities()).map(({ slug, forSale, forRent }) => [slug, forSale, forRent]);
    expect(now, 'small numbers are those of the moment, whatever was kept').toEqual([['harare', 3, 1]]);
  });
});

describe('getNewProperties', () => {
  const since = async (time: string) =>
    NewListings.parse(await read(`getnewproperties?since=${encodeURIComponent(time)}`));
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

  test('counts listings since a moment, within 30 days, and shows the newest four', async () => {
    const { db } = t.ctx;
    await db.property.deleteMany();
    const ids: number[] = [];
    for (const days of [1, 2, 3, 4, 5, 40]) {
      ids.push((await createProperty(db, { ownerId, createdAt: daysAgo(days) })).id);
    }
    await createProperty(db, { ownerId, createdAt: daysAgo(1), status: 'SOLD' });
    const found = await since(daysAgo(4.5).toISOString());
    expect(found).toMatchObject({ count: 4, more: false });
    expect(found.listings.map(({ id }) => id)).toEqual(ids.slice(0, 4));
    expect((await since('2001-01-01T00:00:00Z')).count).toBe(5);
    expect(await since(new Date().toISOString())).toEqual({ count: 0, more: false, listings: [] });
  });

  test('counts up to a limit', async () => {
    const { db } = t.ctx;
    const one = await createProperty(db, { ownerId });
    const { id: _id, listedAs: _generated, ...values } = one;
    await db.property.createMany({ data: Array.from({ length: maxNewCounted + 5 }, () => values) });
    expect(await since(daysAgo(1).toISOString())).toMatchObject({ count: maxNewCounted, more: true });
  });

  test.each(['', 'yesterday', '2026-01-31'])('refuses the invalid time %j', async (time) => {
    expect((await t.get(`africanscity/getnewproperties?since=${time}`)).status).toBe(400);
  });
});

describe('getPropertiesByIds', () => {
  test('returns listings in the requested order, without removed ones', async () => {
    const { db } = t.ctx;
    const [first, gone, last] = [
      await createProperty(db, { ownerId }),
      await createProperty(db, { ownerId, deletedAt: new Date() }),
      await createProperty(db, { ownerId }),
    ];
    const cards = (await read(`getpropertiesbyids?ids=${last.id},${gone.id},${first.id},${last.id}`)) as {
      id: number;
    }[];
    expect(cards.map(({ id }) => id)).toEqual([last.id, first.id]);
  });

  test.each(['', 'x', '0', '1,2,3,4,5,6,7,8,9,10,11,12,13'])('refuses the ids %j', async (ids) => {
    expect((await t.get(`africanscity/getpropertiesbyids?ids=${ids}`)).status).toBe(400);
  });
});
