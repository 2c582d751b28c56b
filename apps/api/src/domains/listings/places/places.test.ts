import { seedDefaults } from '@africanscity/db/seed/defaults';
import { seedPlaces } from '@africanscity/db/seed/places';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { pinOf } from '../pins/pin-values.ts';

describe('the place of a listing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const placed = async (values: Parameters<typeof createProperty>[1]) => {
    const { id } = await createProperty(app.ctx.db, values);
    return app.ctx.db.property.findUniqueOrThrow({
      where: { id },
      select: { latitude: true, longitude: true, located: true },
    });
  };

  test.each([
    '-17.8, 31.05',
    '-17.8,31.05',
    'https://www.google.com/maps/@-17.8,31.05,15z',
    'https://www.google.com/maps?q=-17.8,31.05',
    'https://maps.google.com/?q=loc:-17.8%2C31.05',
    'https://www.google.com/maps/search/?api=1&query=-17.8%2C+31.05',
    'https://www.google.com/maps/place/Avondale/@-1.25,36.8,12z/data=!4m5!3m4!1s0x0!8m2!3d-17.8!4d31.05',
    'https://www.google.com/maps/dir/?api=1&destination=-17.8,31.05',
    'https://www.openstreetmap.org/?mlat=-17.8&mlon=31.05',
    'https://www.openstreetmap.org/#map=15/-17.8/31.05',
    'https://maps.apple.com/?ll=-17.8,31.05&z=12',
  ])('is read from %s', async (googleLocation) => {
    expect(await placed({ googleLocation })).toEqual({ latitude: -17.8, longitude: 31.05, located: 'EXACT' });
  });

  test.each([
    null,
    '0,0',
    '95.1, 31',
    '-17.8, 190.5',
    'https://maps.app.goo.gl/AbCdEf123',
    'https://www.google.com/maps/@999,31,15z',
    'https://example.com/?q=Avondale',
  ])('is the centre of the area when %s names none', async (googleLocation) => {
    const place = await placed({ googleLocation, area: ' AVONDALE ', city: 'Harare', country: 'ZW' });
    expect(place).toEqual({ latitude: -17.8, longitude: 31.04, located: 'AREA' });
  });

  test.each([
    [{ area: 'Nowhere Hills', city: 'harare', country: 'ZW' }, -17.83, 'CITY'],
    [{ area: '', city: "N'Djaména", country: 'TD' }, 12.13, 'CITY'],
    [{ area: 'Ibadan', city: 'Oyo', country: 'NG' }, 7.38, 'AREA'],
    [{ area: '', city: 'Harare', country: null }, -17.83, 'CITY'],
    [{ area: '', city: 'Harare', country: 'KE' }, null, null],
    [{ area: '', city: '', country: null }, null, null],
    [{ area: 'Atlantis', city: 'Utopia', country: 'ZW' }, null, null],
  ])('of %j is %s, %s', async (values, latitude, located) => {
    expect(await placed(values)).toMatchObject({ latitude, located });
  });

  test('follows an edit, and forgets what is no longer said', async () => {
    const { id } = await createProperty(app.ctx.db, { googleLocation: '-17.8,31.05' });
    const change = (data: object) => app.ctx.db.property.update({ where: { id }, data });
    expect(await change({ googleLocation: '-20.1, 28.6', ...pinOf('-20.1, 28.6') })).toMatchObject({
      latitude: -20.1,
      located: 'EXACT',
    });
    expect(await change({ googleLocation: null, city: 'Bulawayo', area: '' })).toMatchObject({
      latitude: -20.15,
      located: 'CITY',
    });
    expect(await change({ city: 'Utopia' })).toMatchObject({ latitude: null, longitude: null, located: null });
  });
});

describe('the place that a listing belongs to', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await seedPlaces(app.ctx.db);
  });
  afterAll(() => app.close());

  const placeOf = async (values: Parameters<typeof createProperty>[1]) => {
    const { id } = await createProperty(app.ctx.db, values);
    const { place, placeKnown } = await app.ctx.db.property.findUniqueOrThrow({
      where: { id },
      select: { place: { select: { slug: true } }, placeKnown: true },
    });
    return [place?.slug, placeKnown];
  };

  test.each([
    // As it is called, by another name, in another case, and without accents.
    [{ area: 'Lekki', city: 'Lagos', country: 'NG' }, 'lekki', true],
    [{ area: 'Victoria Island (VI)', city: 'Lagos', country: 'NG' }, 'victoria-island', true],
    [{ area: 'V.I.', city: 'lagos', country: null }, 'victoria-island', true],
    [{ area: 'maarif', city: 'Casablanca', country: 'MA' }, 'maarif', true],
    // A city within a state, and a part of that.
    [{ area: 'Port Harcourt', city: 'Rivers', country: 'NG' }, 'port-harcourt', true],
    [{ area: 'Bodija', city: 'Oyo', country: 'NG' }, 'bodija', true],
    // One name in two cities.
    [{ area: 'Avondale', city: 'Harare', country: 'ZW' }, 'avondale-harare', true],
    [{ area: 'Avondale', city: 'Lusaka', country: 'ZM' }, 'avondale', true],
    // Only the city is known.
    [{ area: '', city: 'Harare', country: 'ZW' }, 'harare', true],
    [{ area: 'Nowhere Hills', city: 'Harare', country: 'ZW' }, 'harare', false],
    [{ area: 'Atlantis', city: 'Utopia', country: null }, undefined, false],
    // Nothing but coordinates says which area.
    [{ area: '', city: 'Nairobi', country: 'KE', googleLocation: '-1.28, 36.78' }, 'kileleshwa', true],
    [{ area: '', city: '', country: null, googleLocation: '-40, -40' }, undefined, true],
  ])('of %j is %s', async (values, slug, known) => {
    expect(await placeOf(values)).toEqual([slug, known]);
  });

  test('of an area is looked up, whatever namesakes it has in other cities', async () => {
    await createProperty(app.ctx.db);
    const client = await app.ctx.pool.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query<{ id: number; city: string }>(`
        INSERT INTO places (kind, country, parent_id, name) SELECT 'area', country, id, 'Extension 7' FROM places WHERE kind = 'city'
        RETURNING id, (SELECT city.name FROM places city WHERE city.id = places.parent_id) AS city`);
      expect(rows.length).toBeGreaterThan(50);
      await client.query(
        `INSERT INTO place_names (place_id, name) SELECT id, 'extension 7' FROM places WHERE name = 'Extension 7'`,
      );
      const looked = `SELECT idx_tup_fetch::int AS places FROM pg_stat_xact_user_tables WHERE relname = 'places'`;
      const before = (await client.query<{ places: number }>(looked)).rows[0]!.places;
      const id = rows.find(({ city }) => city === 'Harare')!.id;
      const saved = await client.query(`
        INSERT INTO properties (owner_id, type, status, area, city, country, address, price, description, updated_at)
        SELECT owner_id, type, status, 'Extension 7', 'Harare', 'ZW', address, price, description, now() FROM properties LIMIT 1
        RETURNING place_id`);
      expect(saved.rows).toEqual([{ place_id: id }]);
      const after = (await client.query<{ places: number }>(looked)).rows[0]!.places;
      // The area, what is called as its city, which gives the centre that it lacks, and what a foreign key checks.
      expect(after - before).toBeLessThanOrEqual(8);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

describe('the table of places', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const latitudes = async () => app.ctx.db.place.findMany({ where: { slug: 'harare' }, select: { latitude: true } });
  const count = () => app.ctx.db.place.count();

  test('has one row a place after copies start together, and keeps corrections', async () => {
    await app.ctx.pool.query('TRUNCATE places CASCADE');
    await Promise.all(Array.from({ length: 4 }, () => seedPlaces(app.ctx.db)));
    const places = await count();
    expect(places).toBeGreaterThan(850);
    expect(await latitudes()).toEqual([{ latitude: -17.83 }]);
    await app.ctx.db.place.update({ where: { slug: 'harare' }, data: { latitude: -17.9 } });
    await app.ctx.db.place.delete({ where: { slug: 'lekki-phase-1' } });
    await seedDefaults(app.ctx.db);
    expect(await count()).toBe(places - 1);
    expect(await latitudes()).toEqual([{ latitude: -17.9 }]);
  });

  test('a place lies in all that its parent lies in', async () => {
    const trail = await app.ctx.db.$queryRaw<{ trail: string }[]>`
      SELECT string_agg(above.slug, '/' ORDER BY array_position(place.path, above.id)) AS trail
      FROM places place JOIN places above ON above.id = ANY (place.path) WHERE place.slug = 'bodija'`;
    expect(trail).toEqual([{ trail: 'nigeria/oyo/ibadan/bodija' }]);
  });

  test('each name lies where its place does, also once that is moved or the name is another place', async () => {
    const { pool } = app.ctx;
    await pool.query(`INSERT INTO places (kind, country, parent_id, name)
      SELECT 'area', country, id, 'Moved Hills' FROM places WHERE slug = 'ibadan'`);
    await pool.query(
      `INSERT INTO place_names (place_id, name) SELECT id, 'moved hills' FROM places WHERE slug = 'moved-hills'`,
    );
    const strays = async () =>
      (
        await pool.query(`SELECT n.name FROM place_names n JOIN places p ON p.id = n.place_id
          WHERE n.path IS DISTINCT FROM p.path || CASE WHEN n.within_id IS NULL THEN '{}' ELSE ARRAY[n.within_id] END`)
      ).rows;
    expect(await strays()).toEqual([]);
    await pool.query(
      `UPDATE places SET parent_id = (SELECT id FROM places WHERE slug = 'lagos') WHERE slug = 'moved-hills'`,
    );
    expect(await strays()).toEqual([]);
    await pool.query(
      `UPDATE place_names SET within_id = (SELECT id FROM places WHERE slug = 'oyo') WHERE name = 'moved hills'`,
    );
    expect(await strays()).toEqual([]);
    const named = await createProperty(app.ctx.db, { area: 'Moved Hills', city: 'Oyo', country: 'NG' });
    expect(named.placeId).toBe((await app.ctx.db.place.findUniqueOrThrow({ where: { slug: 'moved-hills' } })).id);
  });
});
