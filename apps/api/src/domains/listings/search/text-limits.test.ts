import type { ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { Property } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManyListings, expectedIds, timeOf } from '../../../../test/many-listings.ts';
import { addRows, type PlanNode } from '../../../../test/rows-read.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { SearchOrder } from './cursor.ts';
import { findCardsPage } from './cards-page.ts';
import { countFacets } from './facets/facets.ts';
import { findNarrowedPage, type Start } from './narrowed-page.ts';
import { searchLimits } from './limits.ts';
import { tooMany } from './sample.ts';

const limits = { ...searchLimits, found: 100, taken: 60, looked: 200, ranked: 40 };
/** Of the sample, what is looked at by the index and the table until it is told that very many have the words. */
const sampled = 2 * 5 * tooMany({ counted: limits.found });
/** Listings of a page are read for their order, and once more for the page. */
const size = 25;

describe('words that very many listings have', () => {
  let app: TestApp;
  let all: Property[];
  /** The oldest, which alone have so many garages. */
  let rare: number[];

  beforeAll(async () => {
    app = await createTestApp();
    await createManyListings(app.ctx.db, 3000);
    rare = expectedIds(await app.ctx.db.property.findMany(), {}, 'createdAt-DESC')
      .slice(-7)
      .toReversed();
    await app.ctx.db.property.updateMany({ where: { id: { in: rare } }, data: { numGarage: 77 } });
    // Vacuumed, so that indexes answer by themselves as they do in use.
    await app.ctx.pool.query('VACUUM (ANALYZE) properties');
    all = await app.ctx.db.property.findMany();
  });
  afterAll(() => app.close());

  const find = (texts: ListingFilterTexts, order: SearchOrder, start: Start, within = limits, pool = app.ctx.pool) =>
    findNarrowedPage({ pool }, ListingFilter.parse(texts), order, start, size, within);

  const orders: [SearchOrder, ListingFilterTexts][] = [
    ['match', { text: 'jacaranda' }],
    ['price-ASC', { text: 'jacaranda' }],
    ['createdAt-DESC', { text: 'jacaranda', city: 'Harare' }],
    ['match', { text: 'jacaranda', priceMin: '0.01' }],
    ['createdAt-ASC', { text: 'jacaranda', priceMin: '0.01' }],
    ['match', { text: 'jacaranda', priceMin: '999999999999' }],
    ['match', { text: 'many jacaranda' }],
    ['match', { text: 'many jacaranda', propertyType: 'Farm' }],
  ];

  test.each(orders)('by %s, %j looks at no more listings than the limits say', async (order, texts) => {
    const { pool, rows } = rowsRead(app);
    const page = await find(texts, order, { offset: 0 }, limits, pool);
    expect(page.moreThanTotal || page.total <= limits.found).toBe(true);
    // Looked at and met in the index and in the table; then ranked and shown. The sample says that not all are to be told.
    const most = sampled + 3 * limits.looked + limits.taken + limits.ranked + 4 * (size + 1);
    expect(rows()).toBeGreaterThan(0);
    expect(rows()).toBeLessThan(most);
    // The same without limits reads more.
    const unlimited = rowsRead(app);
    await find(
      texts,
      order,
      { offset: 0 },
      { ...limits, found: 9999, taken: 9999, looked: 9999, ranked: 9999 },
      unlimited.pool,
    );
    expect(unlimited.rows()).toBeGreaterThan(most);
  });

  test('facets look at no more than the limits say, and tell so', async () => {
    const { pool, rows } = rowsRead(app);
    const facets = await countFacets({ pool }, ListingFilter.parse({ text: 'jacaranda' }), limits);
    expect(facets).toMatchObject({ moreThanTotal: true });
    expect(facets.total).toBeLessThanOrEqual(limits.taken);
    expect(rows()).toBeLessThan(sampled + 3 * limits.looked + limits.taken + 8);
    const nothing = rowsRead(app);
    const filter = ListingFilter.parse({ text: 'jacaranda', city: 'Nowhere', roomMin: '9' });
    expect(await countFacets({ pool: nothing.pool }, filter, limits)).toMatchObject({ total: 0 });
    expect(nothing.rows()).toBeLessThan(2 * (limits.found + 1 + 3 * limits.looked + limits.taken) + all.length + 8);
  });

  test.each(['price-ASC', 'price-DESC', 'createdAt-ASC', 'createdAt-DESC'] as const)(
    'in the order %s the first come, each once',
    async (order) => {
      const { byNumber, byCursor, last } = await walk({ text: 'jacaranda' }, order);
      expect(last).toMatchObject({ total: limits.taken, moreThanTotal: true });
      expect(byNumber).toEqual(expectedIds(all, {}, order).slice(0, limits.taken));
      expect(byCursor).toEqual(byNumber);
    },
  );

  test('by match the newest come, each once', async () => {
    const { byNumber, byCursor, last } = await walk({ text: 'jacaranda' }, 'match');
    expect(last).toMatchObject({ total: limits.taken, moreThanTotal: true });
    const newest = expectedIds(all, {}, 'createdAt-DESC').slice(0, limits.taken);
    expect(byNumber.toSorted((a, b) => a - b)).toEqual(newest.toSorted((a, b) => a - b));
    expect(byCursor).toEqual(byNumber);
  });

  test.each<[string, ListingFilterTexts]>([
    ['all', { text: 'jacaranda' }],
    ['those that other filters let through', { text: 'jacaranda', priceMin: '0.01' }],
  ])('of %s more than are counted one by one have the words: the total says so many', async (_, texts) => {
    const counted = 20;
    // So few that by no chance the sample has too few of them.
    const within = { ...limits, shown: 10, counted };
    const page = await find(texts, 'match', { offset: 0 }, within);
    expect(page).toMatchObject({ total: counted, moreThanTotal: true, reachable: within.shown });
    const filter = ListingFilter.parse(texts);
    for (const together of [false, true]) {
      const asked = { order: 'match', together, start: { offset: 0 }, size } as const;
      const cards = await findCardsPage(app.ctx, filter, asked, within);
      expect(cards).toMatchObject({ total: counted, adverts: counted, moreThanTotal: true, reachable: within.shown });
    }
    expect(await countFacets(app.ctx, filter, within)).toMatchObject({ total: counted, moreThanTotal: true });
  });

  test('a status that is typed says where they are looked for, whatever was chosen before', async () => {
    const page = await find({ text: 'jacaranda for sale', propertyStatus: 'FOR_RENT' }, 'match', { offset: 0 });
    expect(page).toMatchObject({ total: limits.taken, moreThanTotal: true });
    expect(new Set(page.rows.map(({ status }) => status))).toEqual(new Set(['FOR_SALE']));
  });

  test('what is rare beside them is counted exactly when the limits reach it', async () => {
    const page = await find({ text: 'jacaranda', garageMin: '77' }, 'match', { offset: 0 });
    expect(page).toMatchObject({ total: 7, moreThanTotal: false });
    expect(page.understood?.settled.leftOut).toEqual([]);
    expect(page.rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(rare.toSorted((a, b) => a - b));
  });

  test('of what other filters let through, all that have the words are told, up to as many as are counted', async () => {
    expect(searchLimits.taken).toBe(searchLimits.counted);
    const texts = { propertyStatus: 'FOR_SALE', propertyType: 'House', city: 'Harare' } as const;
    const those = expectedIds(all, texts, 'createdAt-DESC');
    const within = { ...limits, found: 20, taken: those.length + 1 };
    const filter = { text: 'jacaranda', ...texts };
    const { byNumber, byCursor, last } = await walk(filter, 'createdAt-DESC', within);
    expect(last).toMatchObject({ total: those.length, moreThanTotal: false });
    expect(byNumber).toEqual(those);
    expect(byCursor).toEqual(those);
    const facets = await countFacets(app.ctx, ListingFilter.parse(filter), within);
    expect(facets).toMatchObject({ total: those.length, moreThanTotal: false });
  });

  test('words that only those at the other end have are met all the same, by some of them', async () => {
    // Most of all, and few to be counted, so that by no chance the sample has too few of them; none among the first that are
    // looked at.
    const within = { ...limits, found: 10 };
    const oldest = expectedIds(all, {}, 'createdAt-DESC').toReversed().slice(0, 1200);
    await app.ctx.db.property.updateMany({ where: { id: { in: oldest } }, data: { stateName: 'Baobab Holdings' } });
    const filter = { text: 'baobab' };
    const page = await find(filter, 'createdAt-DESC', { offset: 0 }, within);
    expect(page).toMatchObject({ moreThanTotal: true });
    expect(page.understood?.settled.leftOut).toEqual([]);
    expect(page.total).toBeGreaterThan(0);
    for (const { id } of page.rows) expect(oldest).toContain(id);
    const facets = await countFacets(app.ctx, ListingFilter.parse(filter), within);
    expect(facets).toMatchObject({ moreThanTotal: true });
    expect(facets.total).toBeGreaterThan(0);
  });

  test('facets count those that meet all of a text', async () => {
    const { total } = await find({ text: 'jacaranda farm' }, 'match', { offset: 0 });
    const facets = await countFacets(app.ctx, ListingFilter.parse({ text: 'jacaranda farm' }), limits);
    expect([total, facets.total]).toEqual([limits.taken, limits.taken]);
    expect(facets.propertyType).toEqual([{ value: 'Farm', count: expect.any(Number) as number }]);
  });

  test('listings that are found but not ranked follow the ranked ones', async () => {
    const within = { ...limits, found: 9999 };
    const { byNumber, byCursor, last } = await walk({ text: 'jacaranda', city: '%' }, 'match', within);
    const open = expectedIds(all, { city: '%' }, 'createdAt-DESC');
    expect(last).toMatchObject({ total: open.length, moreThanTotal: false });
    expect(byNumber.slice(0, limits.ranked).toSorted((a, b) => a - b)).toEqual(
      open.slice(0, limits.ranked).toSorted((a, b) => a - b),
    );
    expect(new Set(byNumber)).toEqual(new Set(open));
    expect(byNumber).toHaveLength(open.length);
    expect(byCursor).toEqual(byNumber);
  });

  async function walk(texts: ListingFilterTexts, order: SearchOrder, within = limits) {
    const byNumber: number[] = [];
    const byCursor: number[] = [];
    let start: Start = { offset: 0 };
    for (;;) {
      const numbered = await find(texts, order, { offset: byNumber.length }, within);
      const beside: Awaited<ReturnType<typeof find>> = await find(texts, order, start, within);
      byNumber.push(...numbered.rows.map(({ id }) => id));
      byCursor.push(...beside.rows.map(({ id }) => id));
      const end = beside.rows.at(-1);
      if (!beside.more || !end) return { byNumber, byCursor, last: beside };
      const key =
        order === 'match' ? end.rank : order.startsWith('price') ? end.price : timeOf(order, end).toISOString();
      start = { beside: { order, backwards: false, key: String(key), id: end.id } };
    }
  }
});

describe('the name of a place', () => {
  let app: TestApp;
  /** All others speak of Bulawayo: these lie there, or in no place that is known. */
  let there: number[];

  beforeAll(async () => {
    app = await createTestApp();
    await createManyListings(app.ctx.db, 2000);
    await app.ctx.db.property.updateMany({ data: { city: 'Harare', description: 'An hour from Bulawayo.' } });
    const ids = expectedIds(await app.ctx.db.property.findMany(), {}, 'price-ASC').slice(0, 20);
    await app.ctx.db.property.updateMany({ where: { id: { in: ids.slice(2) } }, data: { city: 'Bulawayo' } });
    await app.ctx.db.property.updateMany({
      where: { id: { in: ids.slice(0, 2) } },
      data: { city: 'Bulawayo Nowhere' },
    });
    there = ids.toSorted((a, b) => a - b);
    await app.ctx.pool.query('VACUUM (ANALYZE) properties');
  });
  afterAll(() => app.close());

  test('finds what lies there and what may, and looks at nothing that only speaks of it', async () => {
    const { pool, rows } = rowsRead(app);
    const page = await findNarrowedPage(
      { pool },
      ListingFilter.parse({ text: 'bulawayo' }),
      'match',
      { offset: 0 },
      size,
    );
    expect(page).toMatchObject({ total: there.length, moreThanTotal: false });
    expect(page.rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(there);
    // The sample is a sixty-fourth of all. Of the others each is found by an index and in the table, ranked and shown.
    expect(rows()).toBeLessThan(2000 / 32 + 8 * there.length);
  });
});

/** A pool that also has Postgres tell how many rows of listings each search reads, from the table or an index. */
function rowsRead({ ctx }: TestApp) {
  const read = new Map<string, number>();
  const query = async (asked: string | object, values?: unknown[]) => {
    if (typeof asked !== 'string') return ctx.pool.query(asked as never);
    const plans = await ctx.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${asked}`,
      values,
    );
    addRows(read, plans.rows[0]!['QUERY PLAN'][0]!.Plan);
    return ctx.pool.query(asked, values);
  };
  return { pool: { query } as unknown as TestApp['ctx']['pool'], rows: () => read.get('properties') ?? 0 };
}
