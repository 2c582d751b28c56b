import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allOrders, createManyListings, expectedIds, getPage } from '../../../../test/many-listings.ts';
import { type TestApp, createTestApp } from '../../../../test/test-app.ts';

const filters = [{}, { propertyStatus: 'FOR_SALE' as const }, { city: 'Harare' }];

describe('deep pages', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
    // In several strokes, so that stretches between marks are divided again.
    for (const count of [3000, 3000, 100, 3000]) await createManyListings(app.ctx.db, count);
  });
  afterAll(() => app.close());

  test('start at marks, which divide every big result', async () => {
    const [marks] = await app.ctx.db.$queryRaw<{ most: number; all: number }[]>`
      SELECT max(listings)::int AS most, count(*)::int AS all FROM listing_price_marks WHERE scope = 'OPEN' AND level = 0`;
    expect(marks?.all).toBeGreaterThan(2);
    expect(marks?.most).toBeLessThanOrEqual(2048);
  });

  test.each(allOrders)(
    'are exact in %s, also while changes wait to be folded',
    async (orderBy) => {
      for (let round = 0; round < 6; round += 1) {
        const all = await app.ctx.db.property.findMany();
        for (const filter of filters) {
          const ids = expectedIds(all, filter, orderBy);
          const pages = Math.ceil(ids.length / 25);
          for (const page of [
            0,
            39,
            40,
            41,
            42,
            83,
            Math.floor(pages / 2),
            pages - 2,
            pages - 1,
            pages,
            pages + 1000,
          ]) {
            const shown = await getPage(app, { ...filter, orderBy, page });
            expect(shown.totalElements).toBe(ids.length);
            const there = Math.min(page, pages - 1);
            expect([page, shown.content.map((card) => card.id)]).toEqual([
              page,
              ids.slice(there * 25, (there + 1) * 25),
            ]);
            expect(shown.pageable.pageNumber).toBe(there);
          }
        }
        await changeSome(round);
      }
    },
    120_000,
  );

  /** Fewer changes than a fold waits for, at both ends and throughout. */
  async function changeSome(round: number): Promise<void> {
    const { db } = app.ctx;
    await createManyListings(db, 5);
    const some = await db.property.findMany({
      where: { deletedAt: null },
      orderBy: { price: round % 2 ? 'asc' : 'desc' },
      take: 7,
      select: { id: true },
    });
    const ids = some.map((row) => row.id);
    await db.property.updateMany({ where: { id: { in: ids.slice(0, 4) } }, data: { deletedAt: new Date() } });
    await db.property.updateMany({ where: { id: { in: ids.slice(4) } }, data: { price: 400, status: 'FOR_SALE' } });
  }
});
