import { seedPlaces } from '@africanscity/db/seed/places';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { listingForm } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { placeListings } from './place-listings.ts';

describe('placeListings', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
    await seedPlaces(t.ctx.db);
  });
  afterAll(() => t.close());

  const placeOf = (id: number) =>
    t.ctx.db.property.findUniqueOrThrow({
      where: { id },
      select: { placeKnown: true, place: { include: { parent: { select: { slug: true, kind: true } }, names: true } } },
    });

  test('makes an area of its city for a new name, and asks the administration', async () => {
    const at = { city: 'Harare', country: 'ZW' };
    const first = await createProperty(t.ctx.db, { ...at, area: 'mopani gardens', googleLocation: '-17.70, 31.00' });
    await createProperty(t.ctx.db, { ...at, area: 'Mopani Gardens', googleLocation: '-17.72, 31.04' });
    await createProperty(t.ctx.db, { ...at, area: 'Mopani Gardens', googleLocation: '-17.71, 31.20' });
    const without = await createProperty(t.ctx.db, { ...at, country: null, area: 'MOPANI-GARDENS' });
    expect((await placeOf(first.id)).place?.slug).toBe('harare');
    await placeListings(t.ctx);
    const { placeKnown, place } = await placeOf(first.id);
    expect(placeKnown).toBe(true);
    expect(place).toMatchObject({
      kind: 'area',
      country: 'ZW',
      name: 'Mopani Gardens',
      slug: 'mopani-gardens',
      latitude: -17.71,
      longitude: 31.04,
      confirmedAt: null,
      parent: { slug: 'harare', kind: 'city' },
      names: [{ name: 'mopani gardens' }],
    });
    const other = await placeOf(without.id);
    expect([other.placeKnown, other.place?.slug]).toEqual([true, 'mopani-gardens']);
    // A listing without coordinates lies in the middle of the others.
    expect(await t.ctx.db.property.findUnique({ where: { id: without.id } })).toMatchObject({ latitude: -17.71 });
    const { rows } = await t.ctx.pool.query(`SELECT word FROM search_vocabulary WHERE word IN ('mopani', 'gardens')`);
    expect(rows).toHaveLength(2);
  });

  test('makes a city of its country first, then the area within it', async () => {
    const { id } = await createProperty(t.ctx.db, { area: 'Old Town', city: 'Utopia', country: 'ZW' });
    const alone = await createProperty(t.ctx.db, { area: '', city: 'UTOPIA', country: 'ZW' });
    await placeListings(t.ctx);
    expect((await placeOf(id)).place).toMatchObject({
      kind: 'area',
      name: 'Old Town',
      latitude: null,
      parent: { slug: 'utopia', kind: 'city' },
    });
    expect((await placeOf(alone.id)).place?.slug).toBe('utopia');
  });

  test.each([
    // An area that its owner takes for a city keeps its parts.
    [{ area: 'Chevron Corner', city: 'Lekki', country: 'NG' }, 'chevron-corner', 'lekki'],
    [{ area: '', city: 'Lekki', country: 'NG' }, 'lekki', 'lagos'],
    // The name is known, but in another city.
    [{ area: 'Mbare', city: 'Bulawayo', country: 'ZW' }, 'mbare-bulawayo', 'bulawayo'],
    [{ area: 'Somewhere', city: '', country: 'ZW' }, 'somewhere', 'zimbabwe'],
    // Nothing that could be a name.
    [{ area: '12', city: 'Harare', country: 'ZW' }, 'harare', 'zimbabwe'],
    [{ area: '-', city: 'n/a', country: 'ZW' }, undefined, undefined],
    // Its position is unknown.
    [{ area: 'Atlantis', city: 'Eldorado', country: null }, undefined, undefined],
    // A country that has no place has none for what lies in it.
    [{ area: 'Alfama', city: 'Lisbon', country: 'PT' }, undefined, undefined],
    // Arabic keeps its letters.
    [{ area: 'وسط البلد الجديد', city: 'Cairo', country: 'EG' }, 'وسط-البلد-الجديد', 'cairo'],
  ])('of %j makes %s in %s', async (values, slug, parent) => {
    const { id } = await createProperty(t.ctx.db, values);
    await placeListings(t.ctx);
    const { place } = await placeOf(id);
    expect([place?.slug, place?.parent?.slug]).toEqual([slug, parent]);
  });

  test('leaves nothing waiting, and then changes nothing', async () => {
    await createProperty(t.ctx.db, { area: 'Marula Ridge', city: 'Harare', country: 'ZW' });
    expect(await placeListings(t.ctx)).toBeGreaterThan(0);
    const before = await t.ctx.db.place.count();
    expect(await placeListings(t.ctx)).toBe(0);
    expect(await t.ctx.db.place.count()).toBe(before);
    const { rows } = await t.ctx.pool.query(
      'SELECT id FROM properties WHERE NOT place_known AND deleted_at IS NULL AND (place_id IS NOT NULL OR country IN (SELECT country FROM places))',
    );
    expect(rows).toEqual([]);
  });

  test('makes each place once, however many copies begin together', async () => {
    // Places that other tests leave waiting do not count.
    await placeListings(t.ctx);
    for (const area of ['Twin Hills', 'Twin Falls', 'twin hills'])
      await createProperty(t.ctx.db, { area, city: 'Harare', country: 'ZW' });
    const made = await Promise.all(Array.from({ length: 5 }, () => placeListings(t.ctx)));
    expect(made.reduce((sum, count) => sum + count)).toBe(2);
    expect(await t.ctx.db.place.count({ where: { name: { startsWith: 'twin', mode: 'insensitive' } } })).toBe(2);
  });

  test('follows a save with an unknown area, and no other save', async () => {
    const headers = await logIn(t, await createUser(t.ctx.db));
    await t.ctx.db.propertyType.upsert({ where: { name: 'House' }, create: { name: 'House' }, update: {} });
    const save = (area: string) =>
      t.post('africanscity/saveproperties', listingForm({ area, country: 'Zimbabwe' }), { headers });
    const placings = async () => (await t.jobs.queued()).filter(({ name }) => name === 'place-listings').length;
    expect((await save('Avondale')).status).toBe(200);
    expect(await placings()).toBe(0);
    expect((await save('Jacaranda Rise')).status).toBe(200);
    expect(await placings()).toBe(1);
  });
});
