import { Prisma } from '@africanscity/db/generated/client';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entry } from '../src/gateways/payments/simulator/book.ts';
import { retryWhileBusy } from './payment-histories/busy-database.ts';
import { liveHistory } from './payment-histories/live-history.ts';
import { type History, history } from './payment-histories/moves.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { times } from './tier.ts';

const histories = times({ day: 40, night: 1_000 });
/** Fewer than the connections of the pool, because many deliveries may wait for one row. */
const atOnce = 12;
/** Another seed finds other histories; the same one repeats a failure. */
const seed = Number(process.env.PAYMENT_HISTORIES_SEED ?? 20_261_121);

let t: TestApp;
let packageId: number;
beforeAll(async () => {
  t = await createTestApp();
  packageId = (await t.ctx.db.package.create({ data: { name: 'Plain', price: '15.37' } })).id;
  await t.ctx.db.exchangeRate.create({ data: { currency: 'ZWG', rate: '26.785', validFrom: new Date('2026-01-01') } });
});
afterAll(() => t.close());

const paidWords = ['Paid', 'Awaiting Delivery', 'Delivered'];
const isPaid = (entry: Entry) => paidWords.includes(entry.status) && !entry.paidAmount;

test(`in ${histories.toLocaleString('en')} histories of lost, doubled, late and forged messages and of crashes, every payer has one package, no other user has one, and the sums agree`, {
  timeout: 60 * 60_000,
}, async () => {
  const drawn = fc.sample(history, { numRuns: histories, seed });
  const users = await t.ctx.db.user.createManyAndReturn({
    data: drawn.map((_, index) => ({ name: 'N', surname: 'N', email: `payer-${index}@example.com` })),
    select: { id: true },
  });
  const books = new Map<string, Entry>();
  const queue = drawn.map((each, index) => ({ each, userId: users[index]!.id }));
  const liveNext = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { each, userId } = next;
      const entries = await liveHistory(t.ctx, userId, packageId, each);
      for (const entry of entries) {
        // One of our orders is charged once.
        expect(books.has(entry.reference), JSON.stringify(each)).toBe(false);
        books.set(entry.reference, entry);
      }
      await checkUser(userId, entries, each);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, liveNext));
  await checkLedger([...books.values()]);
});

/** For each payment, the user's package equals the paid amount at the gateway. */
async function checkUser(userId: number, entries: Entry[], each: History): Promise<void> {
  const payments = await retryWhileBusy(() =>
    t.ctx.db.payment.findMany({ where: { userId }, include: { subscription: true } }),
  );
  const told = JSON.stringify({ each, entries, payments }, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  for (const payment of payments) {
    const entry = entries.find(({ reference }) => reference === payment.reference);
    const active = payment.subscription && !payment.subscription.suspendedAt && !payment.subscription.revokedAt;
    expect(Boolean(active), told).toBe(entry !== undefined && isPaid(entry));
    expect(payment.status, told).toBe(expectedStatus(payment.status, entry));
  }
  for (const entry of entries)
    expect(
      payments.map(({ reference }) => reference),
      told,
    ).toContain(entry.reference);
}

function expectedStatus(status: string, entry: Entry | undefined): string {
  if (entry && isPaid(entry)) return 'paid';
  // Held until a person decides, whatever happens to the money at the gateway.
  if (entry?.paidAmount) return 'held';
  if (entry?.status === 'Disputed') return 'disputed';
  if (entry?.status === 'Refunded') return 'refunded';
  return ['cancelled', 'failed', 'expired'].includes(status) ? status : 'over and unpaid';
}

/** Our books and the gateway's agree to the cent, by currency, and receipts are numbered without a gap. */
async function checkLedger(entries: Entry[]): Promise<void> {
  const ours = await t.ctx.db.payment.groupBy({
    by: ['gatewayAccount'],
    where: { status: 'paid' },
    _sum: { amount: true },
    _count: true,
  });
  const integrations = { USD: '1201', ZWG: '1202' };
  expect(ours.map(({ gatewayAccount }) => gatewayAccount).sort()).toEqual(['USD', 'ZWG']);
  for (const { gatewayAccount, _sum, _count } of ours) {
    const theirs = entries.filter((entry) => isPaid(entry) && entry.id === integrations[gatewayAccount as 'USD']);
    const sum = theirs.reduce((total, { amount }) => total.plus(amount), new Prisma.Decimal(0));
    expect([_count, _sum.amount?.toFixed(2)]).toEqual([theirs.length, sum.toFixed(2)]);
  }
  const receipts = await t.ctx.db.receipt.findMany({ orderBy: [{ year: 'asc' }, { number: 'asc' }] });
  const years = Map.groupBy(receipts, ({ year }) => year);
  for (const numbers of years.values())
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
}
