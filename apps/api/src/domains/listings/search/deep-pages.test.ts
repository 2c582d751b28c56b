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

  test('a fold looks marks up by result and mark, not by change', async () => {
    const client = await app.ctx.pool.connect();
    try {
      await client.query('BEGIN');
      const { rowCount: changes } = await client.query(`
        INSERT INTO properties (owner_id, type, status, city, address, price, description, created_at, updated_at)
        SELECT owner_id, type, status, city, address, price, description, created_at, now() FROM properties
        WHERE listed_as IS NOT NULL LIMIT 2000`);
      const { rows } = await client.query<{ waiting: number; results: number; marks: number; searches: number }>(`
        SELECT (SELECT count(*)::int FROM listing_mark_changes) AS waiting,
          (SELECT count(*)::int FROM listing_totals WHERE marked) AS results,
          (SELECT count(*)::int FROM listing_price_marks) AS marks,
          (SELECT idx_scan::int FROM pg_stat_xact_user_tables WHERE relname = 'listing_price_marks') AS searches`);
      const [{ waiting, results, marks, searches }] = rows as [(typeof rows)[0]];
      expect(waiting).toBe(0);
      expect(searches).toBeGreaterThan(0);
      expect(searches).toBeLessThanOrEqual(4 * (results + marks));
      expect(searches).toBeLessThan(changes ?? 0);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  test.each(allOrders)(
    'are exact in %s, also while changes wait to be folded',
    async (orderBy) => {
      let waited = 0;
      for (let round = 0; round < 6; round += 1) {
        waited = Math.max(waited, await changesOfMarks());
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
      expect(waited).toBeGreaterThan(0);
      expect(waited).toBeLessThanOrEqual(1024);
    },
    120_000,
  );

  async function changesOfMarks(): Promise<number> {
    const [row] = await app.ctx.db.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM listing_mark_changes`;
    return row?.waiting ?? 0;
  }

  /** At both ends and throughout: by turns as many as totals wait for, and fewer. Marks wait for far more. */
  async function changeSome(round: number): Promise<void> {
    const { db } = app.ctx;
    await createManyListings(db, round % 2 ? 5 : 60);
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
