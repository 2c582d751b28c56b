import type { ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import { ListingFilter, type ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import type { Property } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOrders, createManyListings, expectedIds, getPage, timeOf } from '../../../../test/many-listings.ts';
import { watchReads } from '../../../../test/rows-read.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { sql } from '../../../kernel/sql.ts';
import { matchNewListings } from '../../requests/matching.ts';
import { findMatches } from './best-matches.ts';
import { findCardsPage } from './cards-page.ts';
import { countFacets } from './facets/facets.ts';
import { searchLimits } from './limits.ts';
import { findListings, type Start } from './listings-page.ts';
import { firstMatch } from './relaxation/first-match.ts';
import { unconstrainedQuery } from './relaxation/resolve-query.ts';

const limits = { ...searchLimits, counted: 40, ranked: 60, faceted: 100, numbered: 40 };
const size = 25;

let app: TestApp;
let all: Property[];
let watch: ReturnType<typeof watchReads>;

beforeAll(async () => {
  app = await createTestApp();
  await createManyListings(app.ctx.db, 5000, { numRoom: 2 });
  // Vacuumed, so that indexes answer by themselves as they do in use.
  await app.ctx.pool.query('VACUUM (ANALYZE) properties');
  all = await app.ctx.db.property.findMany();
  // Labels are kept for a while, which never ends here: they are no statement of every page.
  const now = new Date();
  app.ctx.clock = () => now;
  await getPage(app, {});
  watch = watchReads(app.ctx.pool);
});
afterAll(() => app.close());

const find = (texts: ListingFilterTexts, order: ListingOrder, start: Start) =>
  findListings(app.ctx, ListingFilter.parse(texts), { order, start, size }, limits);
const rowsRead = () => watch.take().rows.get('properties') ?? 0;

describe('a list whose total is known', () => {
  const filters = [{}, { propertyStatus: 'FOR_SALE' as const }, { propertyType: 'House', city: 'Harare' }];

  test.each(filters.flatMap((filter) => allOrders.map((orderBy) => ({ filter, orderBy }))))(
    '$filter by $orderBy has the same listings on every page as all of them in order',
    async ({ filter, orderBy }) => {
      const ids = expectedIds(all, filter, orderBy);
      const pages = Math.ceil(ids.length / size);
      for (const page of [0, 1, 39, 40, 41, Math.floor(pages / 2), pages - 2, pages - 1, pages, 2_147_483_647]) {
        const shown = await getPage(app, { ...filter, orderBy, page });
        const there = Math.min(page, pages - 1);
        expect(shown).toMatchObject({ totalElements: ids.length, totalPages: pages, moreThanTotal: false });
        expect([page, shown.content.map(({ id }) => id)]).toEqual([page, ids.slice(there * size, (there + 1) * size)]);
      }
    },
  );

  test('reads a page in one statement, and no further than its end', async () => {
    watch.take();
    await getPage(app, { propertyStatus: 'FOR_SALE', page: 2 });
    const { statements, rows } = watch.take();
    expect(statements).toHaveLength(1);
    // To the end of the third page, of listings of which a third are for sale.
    expect(rows.get('properties')).toBeLessThan(3 * size * 4 + size);
  });

  test('reads a page near its end from there', async () => {
    const { totalPages, totalElements } = await getPage(app, {});
    watch.take();
    await getPage(app, { page: totalPages - 2 });
    expect(rowsRead()).toBeLessThan(totalElements / 10);
  });

  test('reads a page beside a cursor without the listings before it', async () => {
    const { nextCursor } = await getPage(app, { page: 60 });
    watch.take();
    await getPage(app, { page: 61, cursor: nextCursor });
    const { statements, rows } = watch.take();
    expect(statements).toHaveLength(1);
    expect(rows.get('properties')).toBeLessThan(8 * size);
  });
});

test('four homes for the home page, drawn without reading the list', async () => {
  watch.take();
  const drawn = (await (await app.get('africanscity/getfourrandomshowcasepropertiesdtoforsale')).json()) as unknown[];
  expect(drawn).toHaveLength(4);
  // Sixty drawn ids, the four chosen ones, and the ends of the range.
  expect(rowsRead()).toBeLessThan(100);
});

test('the search for homes that are new to requests, without reading all of them', async () => {
  watch.take();
  await matchNewListings(app.ctx);
  const read = rowsRead();
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(50);
});

describe('a list of more than are counted', () => {
  const wide: ListingFilterTexts[] = [
    { roomMin: '1' },
    { roomMin: '2', propertyType: 'House' },
    { roomMin: '1', priceMin: '0.01', propertyStatus: 'FOR_SALE' },
    { text: '2 bedrooms' },
    { text: 'jacaranda' },
  ];

  test.each(wide.flatMap((texts) => allOrders.map((order) => ({ texts, order }))))(
    '$texts by $order shows the first by number, and all by cursor',
    async ({ texts, order }) => {
      const open = all.filter((row) => row.price.toNumber() >= Number(texts.priceMin ?? 0));
      const { propertyType, propertyStatus } = texts as ListingFilter;
      const expected = expectedIds(open, { propertyType, propertyStatus }, order);
      const total = texts.text === undefined ? limits.counted : limits.ranked;
      expect(expected.length).toBeGreaterThan(2 * total);
      const byCursor: number[] = [];
      let start: Start = { offset: 0 };
      for (let page = 0; page < 4; page += 1) {
        const numbered = await find(texts, order, { offset: page * size });
        expect(numbered).toMatchObject({ total, moreThanTotal: true, reachable: limits.numbered, more: true });
        expect(numbered.rows.map(({ id }) => id)).toEqual(expected.slice(page * size, (page + 1) * size));
        const beside: Awaited<ReturnType<typeof find>> = await find(texts, order, start);
        byCursor.push(...beside.rows.map(({ id }) => id));
        const end = beside.rows.at(-1)!;
        const key = order.startsWith('price') ? String(end.price) : timeOf(order, end).toISOString();
        start = { beside: { order, backwards: false, key, id: end.id } };
      }
      expect(byCursor).toEqual(expected.slice(0, 4 * size));
    },
  );

  test('shows no listings as one card, in any order but the best match', async () => {
    const filter = ListingFilter.parse({ roomMin: '1' });
    const asked = { order: 'price-ASC' as const, start: { offset: 0 }, size };
    const page = await findCardsPage(app.ctx, filter, asked, limits);
    const first = expectedIds(all, {}, 'price-ASC').slice(0, size);
    expect(page.rows.map(({ id }) => id)).toEqual(first);
    expect(page).toMatchObject({ total: limits.counted, moreThanTotal: true, reachable: limits.numbered, more: true });
    expect(page).not.toHaveProperty('adverts');
    for (const row of page.rows) expect(row).not.toHaveProperty('alike');
  });

  test.each(['2 bedrooms', 'jacaranda'])('%j by best match lists the newest, each once', async (text) => {
    const filter = ListingFilter.parse({ text });
    const newest = expectedIds(all, {}, 'createdAt-DESC').slice(0, limits.ranked + 1);
    const met: number[] = [];
    for (const offset of [0, size]) {
      const page = await findMatches(app.ctx, filter, { together: false, start: { offset }, size }, limits);
      expect(page).toMatchObject({ total: limits.ranked, moreThanTotal: true, reachable: limits.numbered });
      met.push(...page.rows.map(({ id }) => id));
    }
    expect(new Set(met).size).toBe(2 * size);
    for (const id of met) expect(newest).toContain(id);
  });

  test('compares reductions among the newest alone, in one statement', async () => {
    const newest = expectedIds(all, {}, 'createdAt-DESC').slice(0, limits.counted);
    watch.take();
    const { rows, ...page } = await find({ roomMin: '1' }, 'reduction-DESC', { offset: 0 });
    const { statements, rows: read } = watch.take();
    // None is reduced, so that they are in the order of their ids.
    expect(rows.map(({ id }) => id)).toEqual(newest.toSorted((a, b) => b - a).slice(0, size));
    expect(page).toMatchObject({ total: limits.counted, moreThanTotal: true, reachable: limits.numbered, more: true });
    expect(statements).toHaveLength(1);
    expect(read.get('properties')).toBeLessThan(500);
  });

  test('has facets of the newest, and names them', async () => {
    const facets = await countFacets(app.ctx, ListingFilter.parse({ roomMin: '1' }), limits);
    expect(facets).toMatchObject({ total: limits.counted, moreThanTotal: true });
    expect(facets.partial).toEqual(expect.arrayContaining(['status', 'type', 'city', 'price', 'rooms']));
    const newest = new Set(expectedIds(all, {}, 'createdAt-DESC').slice(0, limits.faceted + 1));
    const houses = all.filter(({ id, type }) => newest.has(id) && type === 'House').length;
    expect(facets.propertyType).toContainEqual({ value: 'House', count: houses });
  });

  test('has exact facets of few matches, however many listings miss one filter only', async () => {
    const oldest = expectedIds(all, {}, 'createdAt-ASC').slice(0, 30);
    await app.ctx.db.property.updateMany({ where: { id: { in: oldest } }, data: { numBathroom: 9 } });
    const facets = await countFacets(app.ctx, ListingFilter.parse({ bathroomMin: '6' }), limits);
    expect(facets).toMatchObject({ total: 30, moreThanTotal: false, withPictures: 0 });
    const houses = all.filter(({ id, type }) => oldest.includes(id) && type === 'House').length;
    expect(facets.propertyType).toContainEqual({ value: 'House', count: houses });
    expect(facets.roomMin[1]).toEqual({ value: 2, count: 30 });
    // Fewer bathrooms and other statuses are counted up to the limit.
    expect(facets.partial).toEqual(['status', 'baths']);
    expect(facets.bathroomMin[5]).toEqual({ value: 6, count: 30 });
    expect(facets.bathroomMin[0]!.count).toBeGreaterThanOrEqual(30);
  });

  test('has exact facets of statuses, types and cities where its total is known', async () => {
    const facets = await countFacets(app.ctx, ListingFilter.parse({ city: 'Harare' }), limits);
    const count = (filter: ListingFilter) => expectedIds(all, filter, 'price-ASC').length;
    expect(facets).toMatchObject({ total: count({ city: 'Harare' }), moreThanTotal: false });
    expect(facets.partial).not.toContain('type');
    expect(facets.partial).toContain('rooms');
    expect(facets.propertyType).toContainEqual({
      value: 'Farm',
      count: count({ city: 'Harare', propertyType: 'Farm' }),
    });
    expect(facets.propertyStatus).toContainEqual({
      value: 'SOLD',
      count: count({ city: 'Harare', propertyStatus: 'SOLD' }),
    });
  });
});

test('a page of cards reads what is counted once, and of alike listings those of its own cards', async () => {
  const filter = ListingFilter.parse({ roomMin: '1' });
  const matching = expectedIds(all, {}, 'price-ASC').length;
  watch.take();
  const page = await findCardsPage(app.ctx, filter, { order: 'price-ASC', start: { offset: 0 }, size });
  expect(page).toMatchObject({ adverts: matching, moreThanTotal: false });
  const alike = page.rows.reduce((sum, row) => sum + (row.alike ?? 0), 0);
  expect(rowsRead()).toBeLessThan(all.length + 8 * (size + alike));
});

test('a list of cards that nothing matches reads the listings once', async () => {
  watch.take();
  // No index begins with the number of rooms, so the count reads each listing.
  const filter = ListingFilter.parse({ roomMin: '90', currency: 'USD', priceMin: '1' });
  const page = await findCardsPage(app.ctx, filter, { order: 'price-ASC', start: { offset: 0 }, size });
  expect(page).toMatchObject({ total: 0, more: false, rows: [] });
  expect(rowsRead()).toBeLessThanOrEqual(all.length);
});

test('a list of few listings has an exact total, wherever they are', async () => {
  const rare = expectedIds(all, {}, 'createdAt-DESC').slice(-7);
  await app.ctx.db.property.updateMany({ where: { id: { in: rare } }, data: { numGarage: 77 } });
  const page = await find({ garageMin: '77' }, 'createdAt-DESC', { offset: 0 });
  expect(page).toMatchObject({ total: 7, moreThanTotal: false, more: false });
  expect(page.rows.map(({ id }) => id)).toEqual(rare);
});

test('words that no home of the type has are looked up in their index, not home by home', async () => {
  await app.ctx.pool.query(
    "UPDATE properties SET description = 'With a gazebo.' WHERE type = 'House' AND id % 3 = 0; ANALYZE properties",
  );
  const gazebos = { name: 'gazebo', phrases: ['gazebo'] };
  const query = { ...unconstrainedQuery, types: ['Farm'], keywords: [gazebos] };
  watch.take();
  expect(await firstMatch(app.ctx, [{ query, dropped: [], closest: {} }], [sql`p.listed_as IS NOT NULL`])).toBe(
    undefined,
  );
  // The homes with a gazebo are a ninth of 5,000.
  expect(rowsRead()).toBeLessThan(1000);
  const houses = { query: { ...query, types: ['House'] }, dropped: [], closest: {} };
  expect(await firstMatch(app.ctx, [houses], [sql`p.listed_as IS NOT NULL`])).toBe(houses);
  // The first of them is enough.
  expect(rowsRead()).toBeLessThan(100);
});

test('homes with a word and of a type are found by two indexes together', async () => {
  const own = await createTestApp();
  try {
    await createManyListings(own.ctx.db, 5000);
    await own.ctx.db.propertyType.create({ data: { name: 'Villa' } });
    // As many are villas as have the word, and none is both.
    await own.ctx.pool.query(
      `UPDATE properties SET type = CASE id % 40 WHEN 0 THEN 'Villa' ELSE type END,
        description = CASE id % 40 WHEN 1 THEN 'With a belvedere.' ELSE description END`,
    );
    await own.ctx.pool.query('VACUUM (ANALYZE) properties');
    const belvedere = { name: 'belvedere', phrases: ['belvedere'] };
    const query = { ...unconstrainedQuery, types: ['Villa'], keywords: [belvedere] };
    const reads = watchReads(own.ctx.pool);
    const found = await firstMatch(own.ctx, [{ query, dropped: [], closest: {} }], [sql`p.listed_as IS NOT NULL`]);
    expect(found).toBe(undefined);
    expect(reads.take().rows.get('properties') ?? 0).toBeLessThan(20);
  } finally {
    await own.close();
  }
});

test('matches of words are sorted by age without their texts', async () => {
  await app.ctx.pool.query(
    "UPDATE properties SET description = 'With a pergola.' WHERE id % 7 = 0; ANALYZE properties",
  );
  watch.take();
  const page = await findMatches(app.ctx, ListingFilter.parse({ text: 'pergola' }), {
    together: false,
    start: { offset: 0 },
    size,
  });
  expect(page.rows).toHaveLength(size);
  expect(watch.take().widestSorted).toBeLessThan(200);
});

describe('the index of lists by age', () => {
  test('fills its pages with listings that are added', async () => {
    const client = await app.ctx.pool.connect();
    const pages = async () =>
      (await client.query<{ pages: number }>("SELECT (pg_relation_size('properties_newest_idx') / 8192)::int AS pages"))
        .rows[0]!.pages;
    try {
      await client.query('BEGIN');
      const before = await pages();
      await client.query(`
        INSERT INTO properties (owner_id, type, status, city, area, address, price, description, created_at, updated_at)
        SELECT owner_id, type, 'FOR_SALE', city, area, address, price, description, now() + row_number() OVER () * interval '1 second', now()
        FROM properties ORDER BY id LIMIT 2000`);
      // Forty pages if they are full, eighty if they are half full.
      expect((await pages()) - before).toBeLessThan(60);
      await client.query('ROLLBACK');
    } finally {
      client.release(true);
    }
  });
});
