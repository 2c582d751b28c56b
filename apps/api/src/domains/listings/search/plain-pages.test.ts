import type { ListingOrder } from '@africanscity/contracts/listings/listing-filter';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadListings } from '../../../../bench/synthetic-listings.ts';
import { createManyListings, getPage } from '../../../../test/many-listings.ts';
import { type Read, watchReads } from '../../../../test/rows-read.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { countedFilter, type CountedFilter } from './counted/page-sql.ts';

const size = 25;
const house = { propertyType: 'House' };
const place = { city: 'City 00' };
const sale = { propertyStatus: 'FOR_SALE' } as const;
const filters: CountedFilter[] = [
  {},
  sale,
  house,
  place,
  { ...sale, ...house },
  { ...sale, ...place },
  { ...house, ...place },
  { ...sale, ...house, ...place },
];
const orders: ListingOrder[] = ['createdAt-DESC', 'price-ASC'];
const depths = ['first', 'middle', 'last'] as const;

/** Of a stretch between marks, and changes that wait to be folded: into totals, and into marks alone. */
const stretch = 2048;
const waiting = 33;
const waitingForMarks = 1024;

describe('a page of a status, a type and a city', () => {
  let app: TestApp;
  let watch: { take(): Read };

  beforeAll(async () => {
    const database = await createTestDatabase();
    await loadListings(database.url, 6_000);
    app = await createTestApp({}, { database });
    await createManyListings(app.ctx.db, 5);
    // Labels are kept for a while, which never ends here: they are no statement of every page.
    const now = new Date();
    app.ctx.clock = () => now;
    await getPage(app, {});
    watch = watchReads(app.ctx.pool);
  });
  afterAll(() => app.close());

  const cases = filters.flatMap((filter) =>
    orders.flatMap((orderBy) => depths.map((depth) => ({ filter, orderBy, depth }))),
  );

  test.each(cases)(
    '$filter by $orderBy, the $depth page: one statement, few rows',
    async ({ filter, orderBy, depth }) => {
      const { totalPages, totalElements } = await getPage(app, { ...filter, orderBy });
      expect(totalElements).toBeGreaterThan(4 * size);
      const page = { first: 0, middle: Math.floor(totalPages / 2), last: totalPages - 1 }[depth];
      watch.take();
      const shown = await getPage(app, { ...filter, orderBy, page });
      const { statements, rows } = watch.take();
      expect(shown.numberOfElements).toBeGreaterThan(0);
      expect(statements).toHaveLength(1);
      // Skipped, found in the index and fetched for the page; two statuses are read side by side.
      const skipped = Math.min(page * size, stretch + waiting + waitingForMarks);
      expect(rows.get('properties')).toBeGreaterThan(0);
      expect(rows.get('properties')).toBeLessThanOrEqual(skipped + 2 * size + 2);
      expect(rows.get('users')).toBeLessThanOrEqual(size);
      expect(rows.get('picture_files') ?? 0).toBeLessThanOrEqual(size);
      expect(rows.get('listing_totals')).toBeLessThanOrEqual(1);
      expect(rows.get('listing_changes')).toBeLessThanOrEqual(2 * 8 * waiting);
      // No first page looks at what marks wait for.
      expect(rows.get('listing_mark_changes') ?? 0).toBeLessThanOrEqual(page * size > 1000 ? waitingForMarks : 0);
      const marks = (rows.get('listing_price_marks') ?? 0) + (rows.get('listing_ranked_at_marks') ?? 0);
      expect(marks).toBeLessThanOrEqual(totalElements / 1024 + 16);
    },
  );

  test.each(filters.flatMap((filter) => orders.map((orderBy) => ({ filter, orderBy }))))(
    '$filter by $orderBy, the furthest page past the end: that of the last after one look, not along all listings',
    async ({ filter, orderBy }) => {
      const { totalPages } = await getPage(app, { ...filter, orderBy });
      watch.take();
      const last = await getPage(app, { ...filter, orderBy, page: totalPages - 1 });
      const ofLast = watch.take().rows.get('properties') ?? 0;
      const furthest = await getPage(app, { ...filter, orderBy, page: 2_147_483_647 });
      const { statements, rows } = watch.take();
      expect(furthest).toEqual(last);
      expect(statements).toHaveLength(2);
      expect(rows.get('properties')).toBeGreaterThan(0);
      expect(rows.get('properties')).toBeLessThanOrEqual(ofLast + stretch + waiting + waitingForMarks);
    },
  );

  test('the page beside a cursor is one statement that skips nothing', async () => {
    const { nextCursor } = await getPage(app, { page: 200 });
    watch.take();
    await getPage(app, { page: 201, cursor: nextCursor });
    const { statements, rows } = watch.take();
    expect(statements).toHaveLength(1);
    expect(rows.get('properties')).toBeLessThanOrEqual(2 * (size + 1) + 2);
  });

  test('a kind with none beneath it is looked up, and then a page like that of its type', async () => {
    const byType = await getPage(app, { ...sale, ...house, page: 3 });
    watch.take();
    expect(await getPage(app, { ...sale, kind: 'House', page: 3 })).toEqual(byType);
    const { statements, rows } = watch.take();
    expect(statements).toHaveLength(2);
    expect(rows.get('properties')).toBeLessThanOrEqual(5 * size + 2);
  });

  test('a filter that is not counted ahead reads all that match, and so would these', async () => {
    const { totalElements } = await getPage(app, { roomMin: 1 });
    watch.take();
    await getPage(app, { roomMin: 1 });
    expect(watch.take().rows.get('properties')).toBeGreaterThan(totalElements);
  });
});

describe('countedFilter', () => {
  test('knows what is counted ahead, also with filters that ask for nothing', () => {
    expect(countedFilter({ propertyType: 'House', roomMin: 0, withPictures: false, text: undefined })).toEqual(house);
    expect(countedFilter({ propertyType: 'House', roomMin: 1 })).toBeNull();
    expect(countedFilter({ text: 'house' })).toBeNull();
  });

  test('takes no page number for a filter, and its result no other filter', () => {
    const asked = { ...house, page: 0, size: 25 };
    // @ts-expect-error A page number is no filter.
    expect(countedFilter(asked)).toEqual(null);
    const filter: { propertyType?: string; roomMin?: number } = house;
    // @ts-expect-error Rooms are not counted ahead.
    const counted: CountedFilter = filter;
    expect(counted).toBe(house);
  });
});
