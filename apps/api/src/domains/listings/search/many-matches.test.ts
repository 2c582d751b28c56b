import type { ListingFilterTexts } from '@africanscity/contracts/listings/filters';
import { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { Property } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOrders, createManyListings, expectedIds, timeOf } from '../../../../test/many-listings.ts';
import { watchReads } from '../../../../test/rows-read.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { findCardsPage } from './cards-page.ts';
import type { SearchOrder } from './cursor.ts';
import { countFacets } from './facets/facets.ts';
import { findNarrowedPage, type Start } from './narrowed-page.ts';
import { tooMany } from './sample.ts';
import { searchLimits } from './limits.ts';

const limits = { ...searchLimits, counted: 40, sampled: 60, shown: 80, ranked: 40, numbered: 40, walked: 200 };
const size = 25;
const listings = 8000;

describe('filters that very many listings meet', () => {
  let app: TestApp;
  let all: Property[];
  let watch: ReturnType<typeof watchReads>;
  /** The oldest open ones, which alone have so many garages. */
  let rare: number[];

  beforeAll(async () => {
    app = await createTestApp();
    await createManyListings(app.ctx.db, listings, { numRoom: 2 });
    rare = expectedIds(await app.ctx.db.property.findMany(), {}, 'createdAt-DESC')
      .slice(-7)
      .toReversed();
    await app.ctx.db.property.updateMany({ where: { id: { in: rare } }, data: { numGarage: 77 } });
    // Vacuumed, so that indexes answer by themselves as they do in use.
    await app.ctx.pool.query('VACUUM (ANALYZE) properties');
    all = await app.ctx.db.property.findMany();
    watch = watchReads(app.ctx.pool);
  });
  afterAll(() => app.close());

  const find = (texts: ListingFilterTexts, order: SearchOrder, start: Start, within = limits) =>
    findNarrowedPage(app.ctx, ListingFilter.parse(texts), order, start, size, within);
  const rowsRead = () => watch.take().rows.get('properties') ?? 0;
  /** More than are in the sample. */
  const sample = listings / 10;

  const wide: ListingFilterTexts[] = [
    { roomMin: '1' },
    { roomMin: '2', propertyType: 'House' },
    { roomMin: '1', priceMin: '0.01', propertyStatus: 'FOR_SALE' },
    { kind: 'House', roomMin: '1' },
  ];

  test.each(wide.flatMap((texts) => allOrders.map((order) => ({ texts, order }))))(
    '$texts by $order: the first of the list, each once, by number and by cursor',
    async ({ texts, order }) => {
      const filter = { propertyType: texts.kind ?? texts.propertyType, city: texts.city } as ListingFilter;
      const open = all.filter((row) => row.price.toNumber() >= Number(texts.priceMin ?? 0));
      const expected = expectedIds(open, { ...filter, propertyStatus: texts.propertyStatus }, order);
      expect(expected.length).toBeGreaterThan(2 * limits.counted);
      const byNumber: number[] = [];
      const byCursor: number[] = [];
      let start: Start = { offset: 0 };
      while (byNumber.length < limits.counted) {
        const numbered = await find(texts, order, { offset: byNumber.length });
        expect(numbered).toMatchObject({ total: limits.counted, moreThanTotal: true });
        const beside: Awaited<ReturnType<typeof find>> = await find(texts, order, start);
        byNumber.push(...numbered.rows.map(({ id }) => id));
        byCursor.push(...beside.rows.map(({ id }) => id));
        expect(beside.more).toBe(true);
        const end = beside.rows.at(-1)!;
        const key = order.startsWith('price') ? String(end.price) : timeOf(order, end).toISOString();
        start = { beside: { order, backwards: false, key, id: end.id } };
      }
      expect(byNumber).toEqual(expected.slice(0, limits.counted));
      // Where numbers end, cursors lead on.
      expect(byCursor).toEqual(expected.slice(0, 2 * size));
      expect((await find(texts, order, { offset: limits.counted })).rows).toEqual([]);
    },
  );

  test.each([0, 15, 2_147_483_000])('from %i on no more are looked at than the list has', async (offset) => {
    watch.take();
    // More of the sample are looked at, so that how many match is not mistaken.
    const within = { ...limits, counted: 400, numbered: 30 };
    await find({ roomMin: '1' }, 'createdAt-DESC', { offset }, within);
    const rows = rowsRead();
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThanOrEqual(
      3 * tooMany(within) + 2 * Math.min(offset + size + 1, within.numbered) + 4 + size + 1,
    );
  });

  test('a page is one statement', async () => {
    watch.take();
    await find({ roomMin: '1' }, 'price-ASC', { offset: 25 });
    expect(watch.take().statements).toHaveLength(1);
  });

  test('the best matches are found among the newest', async () => {
    const { total, moreThanTotal, rows } = await find({ text: '2 bedrooms' }, 'match', { offset: 0 });
    expect({ total, moreThanTotal }).toEqual({ total: limits.counted, moreThanTotal: true });
    const newest = expectedIds(all, {}, 'createdAt-DESC').slice(0, limits.ranked);
    for (const { id } of rows) expect(newest).toContain(id);
  });

  test.each(['match', 'price-ASC', 'createdAt-DESC'] as const)(
    'a number of rooms in words, by %s, looks at few of them, as people see the list: none of them as one card',
    async (order) => {
      // So few that the index of the order leads to them sooner than all are gathered.
      const within = { ...limits, shown: 30, numbered: 30 };
      const asked = { order, together: true, size };
      const filter = ListingFilter.parse({ text: '2 bedrooms' });
      watch.take();
      const page = await findCardsPage(app.ctx, filter, { ...asked, start: { offset: 0 } }, within);
      // Each is found in an index, fetched, ranked and compared with others of its owner; the sample is beside them.
      expect(rowsRead()).toBeLessThan(3 * tooMany(within) + 8 * 2 * within.shown);
      expect(page).toMatchObject({ total: limits.counted, adverts: limits.counted, moreThanTotal: true, more: true });
      expect(page.reachable).toBe(within.shown);
      expect(new Set(page.rows.map(({ alike }) => alike))).toEqual(new Set([1]));
      const expected = expectedIds(all, {}, order === 'match' ? 'createdAt-DESC' : order);
      const first = order === 'match' ? within.shown : size;
      for (const { id } of page.rows) expect(expected.slice(0, first)).toContain(id);
      const { id, price, rankedAt, rank, lead } = page.rows.at(-1)!;
      const key = String(order === 'match' ? rank : order === 'price-ASC' ? price : rankedAt.toISOString());
      const beside = { order, backwards: false, key, id, ...(lead && { lead }) };
      const next = await findCardsPage(app.ctx, filter, { ...asked, start: { beside } }, within);
      const ids = [...page.rows, ...next.rows].map((row) => row.id);
      // Of the best matches there are no more.
      expect(new Set(ids).size).toBe(order === 'match' ? within.shown : 2 * size);
      if (order !== 'match') expect(ids).toEqual(expected.slice(0, 2 * size));
    },
  );

  test('what few meet is counted to the one, and found wherever it lies', async () => {
    watch.take();
    const page = await find({ garageMin: '77' }, 'createdAt-DESC', { offset: 0 });
    expect(page).toMatchObject({ total: 7, moreThanTotal: false, more: false });
    expect(page.rows.map(({ id }) => id).toReversed()).toEqual(rare);
  });

  test.each([{ garageMin: '77' }, { roomMin: '9' }, { bathroomMin: '7', propertyStatus: 'FOR_SALE' }])(
    '%o, which few have: a page looks at these and a sample',
    async (texts) => {
      watch.take();
      const { total } = await find(texts as ListingFilterTexts, 'createdAt-DESC', { offset: 0 });
      expect(total).toBe('garageMin' in texts ? 7 : 0);
      // The sample is a sixty-fourth; of the others each is looked at to be counted, and for its card.
      expect(rowsRead()).toBeLessThanOrEqual(listings / 40 + 2 * total);
    },
  );

  test('where an order leads past very many that do not match, all that match are gathered', async () => {
    const texts = { priceMin: '90000' };
    const expected = expectedIds(
      all.filter((row) => row.price.toNumber() >= 90_000),
      {},
      'createdAt-DESC',
    );
    const { rows, total } = await find(texts, 'createdAt-DESC', { offset: 0 }, { ...limits, walked: -500 });
    expect(rows.map(({ id }) => id)).toEqual(expected.slice(0, size));
    expect(total).toBe(limits.counted);
  });

  test('facets are estimated, say which, and look at a sample alone', async () => {
    watch.take();
    const facets = await countFacets(app.ctx, ListingFilter.parse({ roomMin: '1' }), limits);
    const { statements, rows } = watch.take();
    expect(statements).toHaveLength(1);
    // One sample of what matches, one without the rooms, one of any status.
    expect(rows.get('properties')).toBeLessThanOrEqual(3 * sample);
    expect(facets.estimated.total).toBe(true);
    expect(facets.estimated.groups).toEqual(expect.arrayContaining(['status', 'type', 'city', 'price', 'rooms']));
    const open = expectedIds(all, {}, 'price-ASC').length;
    const within = (count: number, exact: number) => {
      // Four standard deviations of a share of a sample.
      const share = exact / open;
      const off =
        4 * open * Math.sqrt((share * (1 - share) + 1 / limits.sampled) / limits.sampled) +
        ((4 * open) / Math.sqrt(limits.sampled)) * share;
      expect(Math.abs(count - exact)).toBeLessThanOrEqual(off);
    };
    within(facets.total, open);
    for (const type of ['House', 'Farm'])
      within(
        facets.propertyType.find(({ value }) => value === type)?.count ?? 0,
        expectedIds(all, { propertyType: type }, 'price-ASC').length,
      );
  });

  test('facets of what few meet are exact beside estimates of what their own filter leaves out', async () => {
    const facets = await countFacets(app.ctx, ListingFilter.parse({ garageMin: '77' }), limits);
    expect(facets).toMatchObject({ total: 7, estimated: { total: false, groups: ['garage'] } });
    expect(facets.roomMin[0]).toEqual({ value: 1, count: 7 });
    expect(facets.propertyType.reduce((sum, { count }) => sum + count, 0)).toBe(7);
  });
});
