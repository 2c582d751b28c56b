import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { seedDefaults } from '@africanscity/db/seed/defaults';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createProperty } from '../../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { sql } from '../../../../kernel/sql.ts';
import { firstMatch } from './first-match.ts';
import { nearestListed } from '../nearby-places.ts';
import { unconstrainedQuery } from './resolve-query.ts';

describe('a search that nothing meets', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
    await seedDefaults(app.ctx.db);
    const { db } = app.ctx;
    await db.propertyType.create({ data: { name: 'Detached Duplex', parent: 'Duplex' } });
    const lagos = { city: 'Lagos', country: 'NG', status: 'FOR_SALE', description: 'Quiet.' } as const;
    await createProperty(db, { ...lagos, area: 'Lekki', type: 'Detached Duplex', numRoom: 4, price: 100_000 });
    await createProperty(db, { ...lagos, area: 'Lekki', type: 'Apartment', numRoom: 2, price: 40_000 });
    await createProperty(db, { ...lagos, area: 'Ikeja', type: 'Studio', numRoom: 1, price: 20_000 });
    await createProperty(db, {
      ...lagos,
      area: 'Yaba',
      type: 'Apartment',
      numRoom: 3,
      price: 60_000,
      description: 'A townhouse with three rooms.',
    });
    const kiambu = { city: 'Nairobi', area: 'Kiambu Road', country: 'KE', status: 'FOR_SALE' } as const;
    await createProperty(db, {
      ...kiambu,
      address: 'Ridgeways',
      type: 'Apartment',
      numRoom: 7,
      description: 'A villa.',
    });
    await createProperty(db, {
      ...kiambu,
      address: 'Kiambu Road',
      type: 'Apartment',
      numRoom: 4,
      description: 'Quiet.',
    });
    const town = { city: 'Port Harcourt', area: 'Port Harcourt', country: 'NG', status: 'FOR_SALE' } as const;
    await createProperty(db, { ...town, type: 'Detached Duplex', description: 'With a roof terrace.' });
    const nakuru = { city: 'Nakuru', country: 'KE', status: 'FOR_SALE', description: 'Quiet.' } as const;
    await createProperty(db, { ...nakuru, area: 'Nakuru', type: 'Studio', numRoom: 1, price: 15_000 });
  });
  afterAll(() => app.close());

  const ask = async (query: Record<string, string>) => {
    const response = await app.get(`africanscity/getpaginatedproperties?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    const { content, reading } = (await response.json()) as ListingPage;
    return [content.map(({ type, area }) => `${type} ${area}`), reading?.leftOut, reading?.instead ?? undefined];
  };

  test.each<[string, string[], string[], string?]>([
    ['duplex lekki', ['Detached Duplex Lekki'], []],
    ['duplex lekki jacuzzi', ['Detached Duplex Lekki'], ['word']],
    ['duplex lekki swimming pool', ['Detached Duplex Lekki'], ['fact']],
    ['duplex lekki under $95000', ['Detached Duplex Lekki'], ['price']],
    ['5 bed duplex lekki', ['Detached Duplex Lekki'], ['rooms']],
    ['9 bed duplex lekki under $500', ['Detached Duplex Lekki'], ['price', 'rooms']],
    // A description says what the kind does not.
    ['townhouse yaba', ['Apartment Yaba'], []],
    // A terrace on the roof makes no townhouse.
    ['townhouse port harcourt', ['Detached Duplex Port Harcourt'], ['kind']],
    // Somewhere in its town, without an area.
    ['duplex trans amadi', ['Detached Duplex Port Harcourt'], ['place']],
    // Nothing lies there, but an address names it.
    ['ridgeways', ['Apartment Kiambu Road'], []],
    ['7 bed villa ridgeways', ['Apartment Kiambu Road'], []],
    ['9 bed villa ridgeways', ['Apartment Kiambu Road'], ['rooms']],
    // Of a place that has nothing, amenities are let go and what lies beside it comes before fewer rooms.
    ['4 bed duplex osapa swimming pool', ['Detached Duplex Lekki'], ['fact', 'place']],
    // Beside it, then a wider kind, then another status.
    ['studio opebi', ['Studio Ikeja'], ['place']],
    ['studio lekki', ['Apartment Lekki'], ['kind']],
    ['duplex to rent lekki', ['Detached Duplex Lekki'], ['status']],
    // Nowhere near: the nearest place that has some.
    ['apartment kigali', ['Studio Nakuru'], ['place'], 'Nakuru, Kenya'],
    // Another kind in the same country before the same kind in another.
    ['duplex kisumu', ['Studio Nakuru'], ['place', 'kind'], 'Nakuru'],
  ])('%j shows %j without %j', async (text, shown, leftOut, instead) => {
    expect(await ask({ text })).toEqual([shown, leftOut, instead]);
  });

  test('the nearest place of a kind is found', async () => {
    const woji = await app.ctx.db.place.findFirstOrThrow({ where: { name: 'Woji' } });
    const asked = { types: ['Apartment', 'Studio'], status: undefined, same: true };
    expect(await nearestListed(app.ctx, [woji.id], asked, [])).toMatchObject({ name: 'Lekki' });
  });

  test.each([10_000, 1, 0])(
    'the first step that a listing matches is found by passes over %d listings',
    async (most) => {
      const steps = [9, 7, undefined].map((rooms) => {
        const range = rooms === undefined ? {} : { rooms: { min: rooms } };
        return { query: { ...unconstrainedQuery, types: ['Apartment'], ...range }, dropped: [], closest: {} };
      });
      const open = [sql`p.listed_as = 'FOR_SALE'`];
      expect(await firstMatch(app.ctx, steps, open, most)).toBe(steps[1]);
      expect(await firstMatch(app.ctx, steps.slice(0, 1), open, most)).toBeUndefined();
    },
  );

  test('what is chosen beside the words is never given up', async () => {
    expect(await ask({ text: 'duplex lekki', roomMin: '9' })).toEqual([[], [], undefined]);
  });

  test('who names more than any rent wants to buy', async () => {
    const { db } = app.ctx;
    const townhouse = { city: 'Nairobi', area: 'Lavington', country: 'KE', type: 'Townhouse' } as const;
    const rented = await createProperty(db, { ...townhouse, status: 'FOR_RENT', price: 2000 });
    const sold = await createProperty(db, { ...townhouse, status: 'FOR_SALE', price: 400_000 });
    const shown = async (text: string) => {
      const response = await app.get(`africanscity/getpaginatedproperties?${new URLSearchParams({ text })}`);
      return ((await response.json()) as ListingPage).content.map(({ status }) => status).sort();
    };
    expect(await shown('townhouse lavington')).toEqual(['FOR_RENT', 'FOR_SALE']);
    expect(await shown('townhouse lavington at most 75m kes')).toEqual(['FOR_SALE']);
    expect(await shown('townhouse lavington below $3000')).toEqual(['FOR_RENT']);
    await db.property.deleteMany({ where: { id: { in: [rented.id, sold.id] } } });
  });

  test('anywhere but in a place', async () => {
    expect(await ask({ text: 'duplex not in lekki' })).toEqual([['Detached Duplex Port Harcourt'], [], undefined]);
  });

  test('what is typed stands in the place of a status that was chosen before it', async () => {
    expect(await ask({ text: 'duplex lekki for sale', propertyStatus: 'FOR_RENT' })).toEqual([
      ['Detached Duplex Lekki'],
      [],
      undefined,
    ]);
  });
});

describe('a search for furniture that no listing states', () => {
  test.each([
    ['unfurnished flat', 'Furnished.'],
    ['furnished flat', 'Unfurnished.'],
  ])('%j shows a home that says nothing before the contrary: %j', async (text, contrary) => {
    const app = await createTestApp();
    onTestFinished(() => app.close());
    await seedDefaults(app.ctx.db);
    const flat = { type: 'Apartment' } as const;
    const silent = await createProperty(app.ctx.db, { ...flat, description: 'Quiet.' });
    const opposite = await createProperty(app.ctx.db, { ...flat, description: `${contrary} ${'Bright. '.repeat(20)}` });
    const response = await app.get(`africanscity/getpaginatedproperties?${new URLSearchParams({ text })}`);
    const { content, reading } = (await response.json()) as ListingPage;
    expect(reading?.leftOut).toEqual(['fact']);
    expect(content.map(({ id }) => id)).toEqual([silent.id, opposite.id]);
  });
});

test('"without garage" finds homes whose parking is none or unknown', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  await seedDefaults(app.ctx.db);
  await createProperty(app.ctx.db, { numGarage: 1 });
  const none = await createProperty(app.ctx.db, { numGarage: 0 });
  const unknown = await createProperty(app.ctx.db, { numGarage: null });
  const response = await app.get('africanscity/getpaginatedproperties?text=house+without+garage');
  const { content, reading } = (await response.json()) as ListingPage;
  expect(content.map(({ id }) => id).toSorted()).toEqual([none.id, unknown.id].toSorted());
  expect(reading?.parts.map(({ label }) => label)).toEqual(['House', 'No parking']);
});
