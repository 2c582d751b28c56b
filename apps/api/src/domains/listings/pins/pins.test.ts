import type { ListingMap } from '@africanscity/contracts/listings/map';
import type { PinCheck } from '@africanscity/contracts/listings/pins';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import { listingForm } from '../../../../test/listing-form.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { pinOf } from './pin-values.ts';

let t: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  await t.ctx.db.propertyType.createMany({ data: [{ name: 'House' }], skipDuplicates: true });
});
afterAll(() => t.close());
// Limits count by user, so each test lists as another one.
beforeEach(async () => {
  headers = await logIn(t, await createUser(t.ctx.db));
});

const inHarare = { area: 'Avondale', city: 'Harare', country: 'ZW' };
const save = async (values: Record<string, string>) => {
  const response = await t.post('africanscity/saveproperties', listingForm({ ...inHarare, ...values }), { headers });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as { id: number; pinDoubted?: boolean };
};
const rowOf = (id: number) => t.ctx.db.property.findUniqueOrThrow({ where: { id } });

describe('saveProperties', () => {
  test.each([
    ['17°49\'45.12"S 31°03\'07.92"E', '-17.8292,31.0522'],
    ['-17,8292; 31,0522', '-17.8292,31.0522'],
    ['geo:-17.8292,31.0522', '-17.8292,31.0522'],
    ['http://maps.google.com/?q=-17.8292,31.0522', '-17.8292,31.0522'],
    // Forms of location that existing clients know are stored unchanged.
    ['-17.8292, 31.0522', '-17.8292, 31.0522'],
    ['https://maps.google.com/?q=-17.8292,31.0522', 'https://maps.google.com/?q=-17.8292,31.0522'],
    ['https://yandex.com/maps/?ll=31.0522,-17.8292&z=15', 'https://yandex.com/maps/?ll=31.0522,-17.8292&z=15'],
  ])('reads %s', async (googleLocation, kept) => {
    const saved = await save({ googleLocation });
    expect(saved).not.toHaveProperty('pinDoubted');
    const row = await rowOf(saved.id);
    expect(row).toMatchObject({ googleLocation: kept, located: 'EXACT', pinDoubted: false });
    expect(row.latitude).toBeCloseTo(-17.8292, 6);
    expect(row.longitude).toBeCloseTo(31.0522, 6);
  });

  test('reads a short Plus Code as the place nearest to its town, or to the city of the listing', async () => {
    // 5GJH53C2+8V is the cell around -17.8291875, 31.0521875.
    for (const googleLocation of ['53C2+8V Harare', '53C2+8V, Harare, Zimbabwe', '53C2+8V']) {
      const { latitude, longitude } = await rowOf((await save({ googleLocation })).id);
      expect([latitude, longitude]).toEqual([expect.closeTo(-17.8291875, 6), expect.closeTo(31.0521875, 6)]);
    }
  });

  test('refuses a short Plus Code whose town is unknown', async () => {
    const form = listingForm({ ...inHarare, area: '', city: 'Utopia', googleLocation: '53C2+8V Atlantis' });
    const response = await t.post('africanscity/saveproperties', form, { headers });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('short Plus Code');
  });

  test.each([
    ['with numbers in the wrong order', '31.0522, -17.8292'],
    ['without the minus sign', '17.8292, 31.0522'],
    ['in a link to another country', 'https://maps.google.com/?q=-1.2864,36.8172'],
    ['in the sea', '-40, -40'],
  ])('stores a pin %s, and locates the listing by its area', async (_name, googleLocation) => {
    const saved = await save({ googleLocation });
    expect(saved.pinDoubted).toBe(true);
    expect(await rowOf(saved.id)).toMatchObject({
      googleLocation,
      pinDoubted: true,
      located: 'AREA',
      latitude: -17.8,
      longitude: 31.04,
    });
    const listing = await (await t.get(`africanscity/getpropertiesbyid?id=${saved.id}`)).json();
    expect(listing).toMatchObject({ pinDoubted: true, googleLocation, position: { located: 'AREA', latitude: -17.8 } });
  });

  test('derives the country from the city when the listing names none', async () => {
    const { id } = await save({ country: '', googleLocation: '17.8292, 31.0522' });
    expect(await rowOf(id)).toMatchObject({ pinDoubted: true, located: 'AREA' });
  });

  test('trusts the pin again once the country matches', async () => {
    const { id } = await save({ googleLocation: '-1.2864, 36.8172' });
    const corrected = { id: String(id), area: '', city: 'Nairobi', country: 'KE', googleLocation: '-1.2864, 36.8172' };
    expect(await save(corrected)).not.toHaveProperty('pinDoubted');
    expect(await rowOf(id)).toMatchObject({ pinDoubted: false, located: 'EXACT', latitude: -1.2864 });
  });

  test.each(['95, 31', '-17.8, 190', '17.8N 31.05N', '///filled.count.soap', 'near the church'])(
    'refuses %j at the field',
    async (googleLocation) => {
      const response = await t.post('africanscity/saveproperties', listingForm({ googleLocation }), { headers });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ field: 'googleLocation' }] });
    },
  );

  test.each(['0,0', 'https://maps.app.goo.gl/AbCdEf123'])(
    'stores %s of existing clients without a pin',
    async (text) => {
      const { id } = await save({ googleLocation: text });
      expect(await rowOf(id)).toMatchObject({
        googleLocation: text,
        pinLatitude: null,
        pinDoubted: false,
        located: 'AREA',
      });
    },
  );
});

describe('a doubted pin', () => {
  test('shows no listing on the map and in no circle', async () => {
    const type = 'Doubted';
    const { id } = await createProperty(t.ctx.db, { type, ...inHarare, googleLocation: '17.8, 31.05' });
    const onMap = async (bounds: string) => {
      const query = new URLSearchParams({ propertyType: type, bounds, zoom: '12' });
      const map = (await (await t.get(`africanscity/getpropertiesonmap?${query}`)).json()) as ListingMap;
      return map.listings.map((listing) => [listing.id, listing.located]);
    };
    expect(await onMap('17,30,18,32')).toEqual([]);
    expect(await onMap('-18,30,-17,32')).toEqual([[id, 'AREA']]);
    const circle = new URLSearchParams({ propertyType: type, latitude: '17.8', longitude: '31.05', radiusKm: '5' });
    expect(await (await t.get(`africanscity/getpaginatedproperties?${circle}`)).json()).toMatchObject({
      totalElements: 0,
    });
  });

  test('ends with a change of its location', async () => {
    const { id } = await createProperty(t.ctx.db, { ...inHarare, googleLocation: '17.8, 31.05' });
    await t.ctx.db.property.update({ where: { id }, data: { googleLocation: null } });
    expect(await rowOf(id)).toMatchObject({
      pinLatitude: null,
      pinLongitude: null,
      pinCountries: [],
      pinDoubted: false,
    });
  });
});

describe('checkPin', () => {
  const check = async (query: Record<string, string>) => {
    const response = await t.get(`africanscity/checkpin?${new URLSearchParams({ ...inHarare, ...query })}`);
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as PinCheck;
  };
  const point = { latitude: -17.8292, longitude: 31.0522 };

  test.each([
    ['in another order', '31.0522, -17.8292', null],
    ['without its minus sign', '17.8292, 31.0522', 'Sudan'],
    ['with the other minus sign', '17.8292, -31.0522', null],
    ['with the wrong letter', '17.8292 S, 31.0522 W', 'Brazil'],
    ['in another order without a sign', '31.0522, 17.8292', 'Libya'],
  ])('proposes the pin for one %s', async (_name, location, pinCountry) => {
    expect(await check({ location })).toMatchObject({
      doubt: pinCountry ? 'country' : 'sea',
      pinCountry,
      listingCountry: 'Zimbabwe',
      corrected: point,
    });
  });

  test.each([
    ['Nairobi', 'KE', '1.2864, 36.8172', '-1.2864, 36.8172'],
    ['Kampala', 'UG', '-0.3136, 32.5811', '0.3136, 32.5811'],
    ['Libreville', 'GA', '-0.4162, 9.4673', '0.4162, 9.4673'],
  ])(
    'doubts a pin of %s in the country that only another sign brings to the city',
    async (city, country, location, meant) => {
      const found = await check({ area: '', city, country, location });
      expect(found.doubt).toBe('place');
      const [latitude, longitude] = meant.split(', ').map(Number);
      expect(found.corrected).toEqual({ latitude, longitude });
      const saved = await save({ area: '', city, country, googleLocation: location });
      expect(saved.pinDoubted).toBe(true);
      expect(await rowOf(saved.id)).toMatchObject({ located: 'CITY', pinDoubted: true });
    },
  );

  test.each([
    ['near the city', 'Nairobi', 'KE', '-1.1, 36.9'],
    ['far from the city, as farms are', 'Nairobi', 'KE', '-3.4, 37.7'],
    ['a little on the other side of the equator', 'Kisumu', 'KE', '0.05, 34.75'],
    ['in another town on the other side of the equator', 'Kampala', 'UG', '-0.607, 30.654'],
  ])('trusts a pin %s', async (_name, city, country, location) => {
    expect(await check({ area: '', city, country, location })).toMatchObject({ doubt: null, corrected: null });
    const saved = await save({ area: '', city, country, googleLocation: location });
    expect(await rowOf(saved.id)).toMatchObject({ located: 'EXACT', pinDoubted: false });
  });

  test('proposes nothing when no order and no sign leads to the country', async () => {
    expect(await check({ location: '-1.2864, 36.8172' })).toMatchObject({
      doubt: 'country',
      pinCountry: 'Kenya',
      corrected: null,
    });
  });

  test('trusts a pin in the country, just beyond its border, or of a listing of no known country', async () => {
    const queries: Record<string, string>[] = [
      { location: '-17.8292, 31.0522' },
      { location: '-17.93, 25.86' },
      { location: '-1.2864, 36.8172', area: '', city: '', country: '' },
    ];
    for (const query of queries)
      expect(await check(query)).toMatchObject({ doubt: null, corrected: null, fault: null });
  });

  test('doubts a pin on the high seas, also of a listing of no known country', async () => {
    const nowhere = { location: '-40, -40', area: '', city: '', country: '' };
    expect(await check(nowhere)).toMatchObject({ doubt: 'sea', pinCountry: null, listingCountry: null });
  });

  test.each([
    ['https://maps.app.goo.gl/AbC', 'short link'],
    ['53C2+8V Atlantis', null],
    ['95, 31', 'latitude'],
    ['near the church', 'cannot be read'],
  ])('names the fault of %s', async (location, words) => {
    const found = await check({ location });
    if (words) expect(found.fault).toContain(words);
    // The town is unknown, so nearby places are too.
    else expect(found).toMatchObject({ point: null, fault: expect.stringContaining('short Plus Code') });
  });

  test('reads a short Plus Code', async () => {
    expect((await check({ location: '53C2+8V' })).point).toEqual({
      latitude: expect.closeTo(-17.8291875, 6),
      longitude: expect.closeTo(31.0521875, 6),
    });
  });

  test('refuses a location of 501 characters', async () => {
    const response = await t.get(`africanscity/checkpin?${new URLSearchParams({ location: '1'.repeat(501) })}`);
    expect(response.status).toBe(400);
  });
});

test('an existing pin that is not converted yet keeps its position through an edit', async () => {
  const { ownerId } = await createProperty(t.ctx.db, { ownerId: (await createUser(t.ctx.db)).id });
  const { pool, db } = t.ctx;
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO properties (owner_id, type, status, area, city, country, address, price, description, google_location, updated_at)
     VALUES ($1, 'House', 'FOR_SALE', 'Avondale', 'Harare', 'ZW', '1 Old Road', 1, '', '-17.7, 31.1', now()) RETURNING id`,
    [ownerId],
  );
  const id = rows[0]!.id;
  // As an earlier version wrote it.
  await pool.query(`UPDATE properties SET latitude = -17.7, longitude = 31.1, located = 'EXACT' WHERE id = $1`, [id]);
  await pool.query(`UPDATE properties SET area = 'Borrowdale' WHERE id = $1`, [id]);
  expect(await rowOf(id)).toMatchObject({ located: 'EXACT', latitude: -17.7 });
  await db.property.update({ where: { id }, data: { googleLocation: '-17.75, 31.2', ...pinOf('-17.75, 31.2') } });
  expect(await rowOf(id)).toMatchObject({ located: 'EXACT', latitude: -17.75 });
});
