import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { readersVersion, reparseListings } from './reparse-listings.ts';

describe('reparseListings', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());
  beforeEach(() => t.ctx.db.listingReparse.deleteMany());

  const sizeOf = async (id: number) =>
    (await t.ctx.db.property.findUniqueOrThrow({ where: { id } })).sizeSquareMeters?.toNumber() ?? null;

  test('reads stored sizes again, and keeps the owner’s text', async () => {
    const plot = await createProperty(t.ctx.db, { size: '50x100', sizeSquareMeters: 50 });
    const farm = await createProperty(t.ctx.db, { size: '2 acres', sizeSquareMeters: 2 });
    const plots = await createProperty(t.ctx.db, { size: '2 plots', sizeSquareMeters: 2 });
    const house = await createProperty(t.ctx.db, { size: '85.5', sizeSquareMeters: 85.5 });
    await reparseListings(t.ctx);
    expect(await Promise.all([plot, farm, plots, house].map(({ id }) => sizeOf(id)))).toEqual([465, 8094, null, 85.5]);
    expect(await t.ctx.db.property.findUnique({ where: { id: plot.id } })).toMatchObject({
      size: '50x100',
      version: plot.version,
      updatedAt: plot.updatedAt,
    });
  });

  test('goes on where an earlier run ended, and reads nothing twice', async () => {
    const first = await createProperty(t.ctx.db, { size: '2 acres', sizeSquareMeters: 2 });
    const second = await createProperty(t.ctx.db, { size: '0.5 ha', sizeSquareMeters: 1 });
    await t.ctx.db.listingReparse.create({ data: { version: readersVersion, afterId: first.id } });
    expect(await reparseListings(t.ctx)).toBe(1);
    expect([await sizeOf(first.id), await sizeOf(second.id)]).toEqual([2, 5000]);
    expect(await reparseListings(t.ctx)).toBe(0);
    expect(await sizeOf(first.id)).toBe(2);
  });

  test('reads the amenities of stored descriptions, and leaves those that are right alone', async () => {
    const { db } = t.ctx;
    const pool = await createProperty(db, { description: 'With a pool.', amenities: [] });
    const plain = await createProperty(db, { description: 'No pool.', amenities: ['swimming_pool'] });
    const right = await createProperty(db, { description: 'Borehole.' });
    await reparseListings(t.ctx);
    const rows = await db.property.findMany({
      where: { id: { in: [pool.id, plain.id, right.id] } },
      orderBy: { id: 'asc' },
    });
    expect(rows.map(({ amenities }) => amenities)).toEqual([['swimming_pool'], [], ['borehole']]);
    await db.listingReparse.deleteMany();
    expect(await reparseListings(t.ctx)).toBe(0);
  });

  test('reads stored locations, those of links that put the longitude first too', async () => {
    const make = async (googleLocation: string | null) => {
      const { id, ownerId, type } = await createProperty(t.ctx.db);
      const { rows } = await t.ctx.pool.query<{ id: number }>(
        `INSERT INTO properties (owner_id, type, status, area, city, country, address, price, description, google_location, updated_at)
         SELECT owner_id, type, status, area, city, country, address, price, description, $2, updated_at
         FROM properties WHERE id = $1 AND owner_id = $3 AND type = $4 RETURNING id`,
        [id, googleLocation, ownerId, type],
      );
      return rows[0]!.id;
    };
    const pair = await make('-17.8, 31.05');
    const yandex = await make('https://yandex.com/maps/?ll=31.05,-17.8&z=15');
    const abroad = await make('17.8, 31.05');
    const link = await make('https://maps.app.goo.gl/AbC');
    const none = await make(null);
    // As an earlier version located the Yandex link: with swapped numbers.
    await t.ctx.pool.query(
      `UPDATE properties SET latitude = 31.05, longitude = -17.8, located = 'EXACT' WHERE id = $1`,
      [yandex],
    );
    expect(await reparseListings(t.ctx)).toBeGreaterThanOrEqual(4);
    const rows = await t.ctx.db.property.findMany({
      where: { id: { in: [pair, yandex, abroad, link, none] } },
      orderBy: { id: 'asc' },
    });
    expect(rows.map(({ located, pinLatitude, pinDoubted }) => [located, pinLatitude, pinDoubted])).toEqual([
      ['EXACT', -17.8, false],
      ['EXACT', -17.8, false],
      ['AREA', 17.8, true],
      ['AREA', null, false],
      ['AREA', null, false],
    ]);
    await t.ctx.db.listingReparse.deleteMany();
    expect(await reparseListings(t.ctx)).toBe(0);
  });
});
