import type { Property } from '@africanscity/db/generated/client';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { countListings } from './counted/find-page.ts';

test('counters are read in one folder, and totals where what is not folded yet is added up', () => {
  const root = join(import.meta.dirname, '../../../../../..');
  const files = globSync('{apps,packages,prisma,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /node_modules|dist|generated/.test(name),
  });
  const naming = (table: string) =>
    files
      .filter((file) => !file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes(table))
      .toSorted();
  const folder = 'apps/api/src/domains/listings/search/counted';
  expect(naming('listing_counts')).toEqual([`${folder}/counts.ts`, `${folder}/page-sql.ts`]);
  // An import has Postgres vacuum what it filled.
  const vacuumed = 'apps/api/src/domains/listings/import/import-listings.ts';
  expect(naming('listing_totals')).toEqual([vacuumed]);
  // A deep page starts at a mark, and has to know what moved before it; the bench fills tables.
  const bench = 'apps/api/bench/synthetic-listings.ts';
  expect(naming('listing_changes')).toEqual([bench, vacuumed, `${folder}/page-sql.ts`]);
  expect(naming('listing_mark_changes')).toEqual([vacuumed, `${folder}/page-sql.ts`]);
});

describe('counters', () => {
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
    const longImport = db.$transaction(async (tx) => {
      for (let at = 0; at < 40; at += 1)
        await tx.property.create({ data: { ...plainListing(owner.id), city: pick(someCities) } });
    });
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

  test('do not fail transactions that see an older moment, and neither do words that all of them bring', async () => {
    const { db } = app.ctx;
    const owner = await createUser(db);
    // No place is called by either.
    const known = () =>
      db.$queryRaw`SELECT word FROM search_vocabulary WHERE word IN ('mugabe', 'robert') ORDER BY word`;
    expect(await known()).toEqual([]);
    await Promise.all(
      Array.from({ length: 10 }, () =>
        db.$transaction(
          async (tx) => {
            await tx.property.count();
            await tx.property.createMany({ data: Array.from({ length: 40 }, () => plainListing(owner.id)) });
          },
          { isolationLevel: 'RepeatableRead' },
        ),
      ),
    );
    expect(await known()).toEqual([{ word: 'mugabe' }, { word: 'robert' }]);
    await expectExact();
  });

  test('forget everything when all listings go', async () => {
    await app.ctx.db.$executeRaw`TRUNCATE properties CASCADE`;
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
