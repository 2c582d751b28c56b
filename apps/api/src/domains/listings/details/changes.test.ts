import type { Listing } from '@africanscity/contracts/listings/listings';
import { Prisma } from '@africanscity/db/generated/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { presentChanges } from './changes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const changesOf = async (id: number) =>
  ((await (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).json()) as Listing).changes;

test('a change of the price or the status is recorded once, and no other change is', async () => {
  const { id } = await createProperty(t.ctx.db, { price: 90_000, status: 'FOR_SALE' });
  const other = await createProperty(t.ctx.db, { price: 5 });
  expect(await changesOf(id)).toEqual([]);
  await t.ctx.db.property.update({ where: { id }, data: { description: 'Quiet.', price: 90_000 } });
  expect(await changesOf(id)).toEqual([]);
  // As an import does, past the application.
  await t.ctx.pool.query("UPDATE properties SET price = 85000, status = 'UNDER_OFFER' WHERE id = $1", [id]);
  expect(await changesOf(id)).toEqual([
    {
      day: new Date().toISOString().slice(0, 10),
      priceBefore: 90_000,
      price: 85_000,
      askingPriceBefore: null,
      askingPrice: null,
      statusBefore: 'FOR_SALE',
      status: 'UNDER_OFFER',
    },
  ]);
  expect(await changesOf(other.id)).toEqual([]);
  await t.ctx.db.property.delete({ where: { id } });
  expect(await t.ctx.db.listingChange.count()).toBe(0);
});

test('several changes of a day are one, and a corrected mistake is none', () => {
  const row = (at: string, priceBefore: number, price: number) => ({
    id: 1,
    propertyId: 1,
    changedAt: new Date(at),
    priceBefore: new Prisma.Decimal(priceBefore),
    price: new Prisma.Decimal(price),
    statusBefore: 'FOR_SALE' as const,
    status: 'FOR_SALE' as const,
    amountBefore: null,
    amount: null,
    currency: null,
    period: null,
  });
  const rows = [
    row('2026-05-12T18:00:00Z', 87_000, 85_000),
    row('2026-05-12T09:00:00Z', 90_000, 87_000),
    row('2026-04-02T10:05:00Z', 900, 90_000),
    row('2026-04-02T10:00:00Z', 90_000, 900),
    row('2026-03-01T23:59:59Z', 95_000, 90_000),
  ];
  expect(presentChanges(rows).map(({ day, priceBefore, price }) => [day, priceBefore, price])).toEqual([
    ['2026-05-12', 90_000, 85_000],
    ['2026-03-01', 95_000, 90_000],
  ]);
});
