import type { RequestCategory } from '@africanscity/db/generated/enums';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { numberColumns } from './number-criteria.ts';
import { findMatchingOwners, maxOwners } from './matching-owners.ts';
import { addressWords } from './read-request.ts';

let t: TestApp;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.ctx.db.property.deleteMany();
});

const noCriteria = {
  propertyStatus: null,
  budgetAmount: null,
  budgetCurrency: null,
  budgetPeriod: null,
  types: [],
  places: [],
  facts: [],
  rooms: null,
  ...numberColumns({}),
};
const rooms = { type: 'Rooms', status: 'FOR_RENT', numRoom: 1 } as const;
interface Values {
  category?: RequestCategory;
  email?: string;
  userId?: number;
  details?: string;
}
const find = (location: string, values: Values = {}) =>
  findMatchingOwners(t.ctx, {
    id: 0,
    location,
    category: 'rooms',
    userId: null,
    email: 'somebody@example.com',
    amenities: [],
    ...noCriteria,
    ...values,
  });
const list = (values: Parameters<typeof createProperty>[1] = {}) => createProperty(t.ctx.db, { ...rooms, ...values });
const foundFor = async (location: string, values = {}) =>
  (await find(location, values)).map(({ propertyId }) => propertyId);

describe('findMatchingOwners', () => {
  test.each(['23423 Tynwald', 'tynwald', 'Tinwald South, Harare', 'near Tynwald', 'TYNWALD, Hararre', 'Tynwáld'])(
    'finds rooms in Tynwald for %s, and none in Masvingo',
    async (location) => {
      const near = await list({ area: 'Tynwald' });
      await list({ area: 'Rhodene', city: 'Masvingo' });
      expect(await foundFor(location)).toEqual([near.id]);
    },
  );

  test('ranks the area before the city, and finds a place that only the address names', async () => {
    const city = await list({ area: 'Borrowdale' });
    const area = await list({ area: 'Tynwald' });
    const address = await list({ area: '', address: '12 Tynwald Drive' });
    const found = await foundFor('Tynwald Harare');
    expect(found[0]).toBe(area.id);
    expect(new Set(found)).toEqual(new Set([area.id, address.id, city.id]));
    expect(found.at(-1)).toBe(city.id);
  });

  test.each(['VI', 'V.I. Lagos', 'victoria island', 'rooms for rent in VI'])(
    'finds a place by any of its names: %s',
    async (location) => {
      const island = await list({ area: 'Victoria Island', city: 'Lagos', country: 'NG' });
      await list({ area: 'Ajah', city: 'Abeokuta', country: 'NG' });
      expect((await foundFor(location))[0]).toBe(island.id);
    },
  );

  test('uses the rent and the rooms beside the place, and the rent in the details', async () => {
    const small = await list({ area: 'Tynwald', price: 250, numRoom: 1 });
    const large = await list({ area: 'Tynwald', price: 600, numRoom: 2 });
    expect(new Set(await foundFor('Tynwald'))).toEqual(new Set([small.id, large.id]));
    expect(await foundFor('2 rooms in Tynwald')).toEqual([large.id]);
    expect(await foundFor('Tynwald under $300')).toEqual([small.id]);
    expect(await foundFor('Tynwald', { details: 'I can pay up to 300 dollars a month, near Borrowdale' })).toEqual([
      small.id,
    ]);
  });

  test('includes neighbouring areas only with "near", after the area itself', async () => {
    const lekki = await list({ area: 'Lekki Phase 1', city: 'Lagos', country: 'NG' });
    const beside = await list({ area: 'Ikate', city: 'Lagos', country: 'NG' });
    expect(await foundFor('Lekki Phase 1')).toEqual([lekki.id]);
    expect(await foundFor('near Lekki Phase 1')).toEqual([lekki.id, beside.id]);
  });

  test('uses the place of a listing, whatever its owner typed', async () => {
    const lekki = { city: 'Lagos', country: 'NG' };
    const inner = await list({ ...lekki, area: 'Chevron' });
    const island = await list({ area: 'V.I.', city: '', country: 'NG' });
    await list({ area: 'Lekki Gardens', city: 'Port Harcourt', country: 'NG' });
    expect(await foundFor('Lekki')).toEqual([inner.id]);
    expect(await foundFor('Victoria Island, Lagos')).toEqual([island.id, inner.id]);
    expect(new Set(await foundFor('Lagos, Nigeria'))).toEqual(new Set([inner.id, island.id]));
  });

  test('omits excluded places', async () => {
    const avondale = await list();
    await list({ area: 'Mbare' });
    expect(await foundFor('Harare but not Mbare')).toEqual([avondale.id]);
  });

  test('compares the words with the address when no place is named, or that of the listing is unknown', async () => {
    const street = await list({ address: '14 Samora Machell Avenue' });
    const unknown = await list({ area: 'Senga Nehosho', city: 'Gweru' });
    await list();
    expect(await foundFor('Samora Machel')).toEqual([street.id]);
    expect(await foundFor('Senga Nehoso, Gweru')).toEqual([unknown.id]);
  });

  test('ranks listings with the requested amenities first', async () => {
    const pool = await list({ area: 'Tynwald', description: 'A room with a swimming pool and a borehole.' });
    const plain = await list({ area: 'Tynwald', description: 'A room.' });
    expect(await foundFor('Tynwald')).toEqual([plain.id, pool.id]);
    expect(await foundFor('Tynwald', { details: 'with a pool please' })).toEqual([pool.id, plain.id]);
    expect(await foundFor('Tynwald', { amenities: ['swimmingPool', 'lawn'] })).toEqual([pool.id, plain.id]);
  });

  test('uses the type and the rooms of the request', async () => {
    const student = await list({ type: 'Student Accommodation' });
    const room = await list();
    const house = await list({ type: 'House', numRoom: 4 });
    await list({ type: 'Apartment', numRoom: 5 });
    expect((await foundFor('Avondale', { category: 'student_accommodation' }))[0]).toBe(student.id);
    expect(await foundFor('Avondale', { category: 'rooms' })).toEqual([room.id]);
    expect(await foundFor('Avondale', { category: 'full_house' })).toEqual([house.id]);
  });

  test('knows a city as soon as one listing is there, whatever the names of others', async () => {
    for (let n = 0; n < 41; n += 1) await list({ city: 'Victoria', area: 'Mahé' });
    const falls = await list({ city: 'Victoria Falls', area: 'Chinotimba' });
    expect(await foundFor('Victoria Falls')).toContain(falls.id);
    await t.ctx.db.property.update({ where: { id: falls.id }, data: { city: 'Hwange' } });
    expect(await foundFor('Hwange')).toEqual([falls.id]);
  });

  test('finds no sold, hidden or deleted listing, none for sale, and none of the requester', async () => {
    const own = await list();
    await list({ status: 'RENTED' });
    await list({ status: 'FOR_SALE' });
    await list({ hiddenByTeamAt: new Date() });
    await list({ deletedAt: new Date() });
    await list({ ownerId: (await createUser(t.ctx.db, { disabledAt: new Date() })).id });
    const named = await createUser(t.ctx.db, { email: 'named@example.com' });
    await list({ ownerId: named.id });
    expect(await foundFor('Avondale', { userId: own.ownerId, email: 'NAMED@example.com' })).toEqual([]);
  });

  test('returns each owner once with their best listing, up to a limit', async () => {
    const { id: ownerId } = await createUser(t.ctx.db);
    await list({ ownerId, area: 'Borrowdale' });
    const best = await list({ ownerId, area: 'Tynwald' });
    await list({ ownerId, area: 'Mabelreign' });
    for (let n = 0; n < maxOwners + 3; n += 1) await list({ area: 'Borrowdale' });
    const found = await find('Tynwald, Harare');
    expect(found[0]).toEqual({ ownerId, propertyId: best.id });
    expect(found).toHaveLength(maxOwners);
    expect(new Set(found.map((match) => match.ownerId)).size).toBe(maxOwners);
  });

  test.each(['12345', 'in the city', '%%%', "'; DROP TABLE users; --", '🏠'])('survives %s', async (location) => {
    await list();
    expect(await foundFor(location)).toEqual([]);
  });
});

describe('addressWords', () => {
  test('keeps the words of a place', () => {
    expect(addressWords('i.e 23423 Tynwald South, near the Avenues, Harare')).toBe('tynwald south avenues harare');
    expect(addressWords('Thiès')).toBe('thies');
    expect(addressWords('Yaba, Lagos, Nigeria')).toBe('yaba lagos');
  });
});
