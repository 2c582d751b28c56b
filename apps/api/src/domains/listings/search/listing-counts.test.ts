import type { Property } from '@africanscity/db/generated/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createProperty, createUser } from '../../../../test/factories.ts';
import {
  createManyListings,
  expectedIds,
  pick,
  someCities,
  someFilters,
  someTypes,
} from '../../../../test/many-listings.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { countListings, isCounted } from './listing-counts.ts';

describe('counts of listings', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await createTestApp();
    await createManyListings(app.ctx.db, 300);
  });
  afterEach(() => app.close());

  test('stay exact through random inserts, edits, hiding, archiving, restoring and deleting', async () => {
    const { db } = app.ctx;
    for (let round = 0; round < 150; round += 1) {
      const ids = (await db.property.findMany({ select: { id: true } })).map((row) => row.id);
      const some = { id: { in: Array.from({ length: 1 + Math.floor(Math.random() * 6) }, () => pick(ids)) } };
      await pick([
        () => createManyListings(db, pick([1, 3, 40])),
        () =>
          db.property.updateMany({
            where: some,
            data: { status: pick(['FOR_SALE', 'FOR_RENT', 'SOLD', 'RENTED'] as const) },
          }),
        () =>
          db.property.updateMany({
            where: some,
            data: { type: pick(someTypes), city: pick(someCities), price: pick([1, 2]) },
          }),
        () => db.property.updateMany({ where: some, data: { hiddenByTeamAt: pick([null, new Date()]) } }),
        () => db.property.updateMany({ where: some, data: { deletedAt: pick([null, new Date()]) } }),
        () => db.property.updateMany({ where: some, data: { description: 'Nothing that is counted.' } }),
        () => db.property.deleteMany({ where: some }),
        () =>
          db
            .$transaction(async (tx) => {
              await tx.property.deleteMany({ where: some });
              throw new Error('rolled back');
            })
            .catch(() => {}),
      ])();
      if (round % 10 === 0) await expectExact();
    }
    await expectExact();
  });

  test('follow a type that is renamed', async () => {
    await app.ctx.db.propertyType.update({ where: { name: 'Farm' }, data: { name: 'Ranch' } });
    await expectExact();
    const counts = (await (await app.get('africanscity/getpropertiescounts')).json()) as { propertyType: string }[];
    expect(counts.map((count) => count.propertyType).sort()).toEqual(['House', 'Ranch', 'Shop & Office']);
  });

  test('lose nothing to 50 saves at once, to edits in opposite orders, nor to a long import beside them', async () => {
    const { db, pool } = app.ctx;
    // That a machine which does much else keeps some of them waiting for a connection is not what this is about.
    pool.options.connectionTimeoutMillis = 60_000;
    const owner = await createUser(db);
    const { id: first } = await createProperty(db, { ownerId: owner.id });
    const { id: second } = await createProperty(db, { ownerId: owner.id, city: 'Gweru' });
    const longImport = db.$transaction(
      async (tx) => {
        for (let at = 0; at < 40; at += 1)
          await tx.property.create({ data: { ...plainListing(owner.id), city: pick(someCities) } });
      },
      { maxWait: 60_000, timeout: 60_000 },
    );
    const saves = Array.from({ length: 50 }, (_, at) =>
      db.property.create({ data: { ...plainListing(owner.id), price: at } }),
    );
    const edits = Array.from({ length: 20 }, (_, at) => {
      const [one, other] = at % 2 ? [first, second] : [second, first];
      return db.property
        .update({ where: { id: one }, data: { price: at } })
        .then(() => db.property.update({ where: { id: other }, data: { price: at } }));
    });
    const results = await Promise.allSettled([longImport, ...saves, ...edits]);
    expect(results.filter((result) => result.status === 'rejected')).toEqual([]);
    expect(await countListings(app.ctx, { propertyStatus: 'FOR_RENT', city: 'Masvingo' })).toBe(50);
    await expectExact();
  });

  test('are 0 once all listings are deleted', async () => {
    await app.ctx.db.property.deleteMany();
    await expectExact();
    expect(await countListings(app.ctx, {})).toBe(0);
    expect(await (await app.get('africanscity/getpropertiescounts')).json()).toEqual([]);
  });

  function plainListing(ownerId: number) {
    return {
      ownerId,
      type: 'House',
      city: 'Masvingo',
      address: '1 Robert Mugabe Street',
      price: 300,
      description: 'Plain.',
      status: 'FOR_RENT' as const,
    };
  }

  async function expectExact(): Promise<void> {
    const all = await app.ctx.db.property.findMany();
    for (const filter of someFilters) {
      expect([filter, await countListings(app.ctx, filter)]).toEqual([
        filter,
        expectedIds(all, filter, 'price-ASC').length,
      ]);
    }
    expect(await (await app.get('africanscity/getpropertiescities')).json()).toEqual(
      [...grouped(all, 'city')]
        .map(([city, count]) => ({ city, count }))
        .sort((a, b) => b.count - a.count || (a.city < b.city ? -1 : 1)),
    );
    const counts = (await (await app.get('africanscity/getpropertiescounts')).json()) as {
      propertyType: string;
      count: number;
    }[];
    expect(new Map(counts.map(({ propertyType, count }) => [propertyType, count]))).toEqual(grouped(all, 'type'));
  }

  function grouped(all: Property[], column: 'type' | 'city'): Map<string, number> {
    const open = new Set(expectedIds(all, {}, 'price-ASC'));
    const groups = Map.groupBy(
      all.filter((row) => open.has(row.id)),
      (row) => row[column],
    );
    return new Map([...groups].map(([name, rows]) => [name, rows.length]));
  }
});

test('tell the total of statuses, types, kinds and cities alone', () => {
  expect(isCounted({})).toBe(true);
  expect(isCounted({ propertyStatus: 'SOLD', propertyType: 'House', kind: 'Home', city: 'Harare' })).toBe(true);
  // Filters without a value exclude nothing.
  expect(isCounted({ city: 'Harare', roomMin: 0, withPictures: false, text: undefined })).toBe(true);
  expect(isCounted({ city: 'Harare', roomMin: 1 })).toBe(false);
  expect(isCounted({ text: 'house' })).toBe(false);
});
