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
      events: ['Under offer', 'Reduced from $90,000 to $85,000 (−6%)'],
    },
  ]);
  expect(await changesOf(other.id)).toEqual([]);
  await t.ctx.db.property.delete({ where: { id } });
  expect(await t.ctx.db.listingChange.count()).toBe(0);
});

type Row = Parameters<typeof presentChanges>[0]['changes'][number];

const rowAt = (at: string, priceBefore: number, price: number, asked: Partial<Row> = {}): Row => ({
  id: 1,
  propertyId: 1,
  changedAt: new Date(at),
  priceBefore: new Prisma.Decimal(priceBefore),
  price: new Prisma.Decimal(price),
  statusBefore: 'FOR_SALE',
  status: 'FOR_SALE',
  amountBefore: null,
  currencyBefore: null,
  periodBefore: null,
  perBedBefore: null,
  amount: null,
  currency: null,
  period: null,
  perBed: null,
  ...asked,
});

const present = (changes: Row[]) =>
  presentChanges(
    {
      price: changes[0]!.price,
      amount: null,
      currency: null,
      period: null,
      perBed: null,
      status: 'FOR_SALE',
      changes,
    },
    [],
  );

test('several changes of a day are one, and a corrected mistake is none', () => {
  const rows = [
    rowAt('2026-05-12T18:00:00Z', 87_000, 85_000),
    rowAt('2026-05-12T09:00:00Z', 90_000, 87_000),
    rowAt('2026-04-02T10:05:00Z', 900, 90_000),
    rowAt('2026-04-02T10:00:00Z', 90_000, 900),
    rowAt('2026-03-01T23:59:59Z', 95_000, 90_000),
  ];
  const { changes, priceSteps } = present(rows);
  expect(changes.map(({ day, priceBefore, price }) => [day, priceBefore, price])).toEqual([
    ['2026-05-12', 90_000, 85_000],
    ['2026-03-01', 95_000, 90_000],
  ]);
  expect(priceSteps).toEqual([
    { day: '2026-03-01', value: 95_000, text: '$95,000' },
    { day: '2026-03-01', value: 90_000, text: '$90,000' },
    { day: '2026-05-12', value: 85_000, text: '$85,000' },
  ]);
});

test('a corrected mistake is none when the exchange rate changed on the same day', () => {
  const naira = (before: bigint, after: bigint) =>
    ({ amountBefore: before, currencyBefore: 'NGN', amount: after, currency: 'NGN' }) as const;
  expect(
    present([
      rowAt('2026-05-12T18:00:00Z', 60, 66, naira(9_000_000n, 10_000_000n)),
      rowAt('2026-05-12T09:00:00Z', 62, 56, naira(10_000_000n, 9_000_000n)),
    ]),
  ).toEqual({ changes: [], priceSteps: [] });
});

test('the chart has the amounts that the owner asks, since the last change of the currency', () => {
  const { changes, priceSteps } = present([
    rowAt('2026-06-01T08:00:00Z', 120, 110, {
      amountBefore: 16_000_000n,
      currencyBefore: 'NGN',
      amount: 15_000_000n,
      currency: 'NGN',
    }),
    rowAt('2026-05-01T08:00:00Z', 100, 99, { amount: 16_000_000n, currency: 'NGN' }),
    rowAt('2026-04-01T08:00:00Z', 90, 100),
  ]);
  expect(changes.map(({ events }) => events)).toEqual([
    ['Reduced from ₦160,000 to ₦150,000 (−6%)'],
    ['Price changed from $100 to ₦160,000'],
    ['Raised from $90 to $100 (+11%)'],
  ]);
  expect(priceSteps).toEqual([
    { day: '2026-06-01', value: 160_000, text: '₦160,000' },
    { day: '2026-06-01', value: 150_000, text: '₦150,000' },
  ]);
});
