import type { Payment } from '@africanscity/contracts/payments/payments';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulatedIntegrations } from '../src/gateways/payments/simulator/simulated-paynow.ts';
import { onlyQueue, openQueue } from '../src/kernel/jobs/queue.ts';
import { type GatewayServer, startGatewayServer } from './gateway-server.ts';
import { type Moment, moments } from './payment-crashes/moments.ts';
import { answerGateway, createPayer, isPaid, look, type Payer, phones, proceed } from './payment-crashes/payers.ts';
import { jwtSecret, publicUrl, type ShopProcess, startShop } from './payment-crashes/shop-process.ts';
import { secretsIn } from './payment-secrets.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

/** Kills at random moments, after those at named ones. */
const randomKills = 60;
/** Actions, in turn, of payers at such a moment. */
const answers = ['Cancelled', 'Paid', 'none', 'Awaiting Delivery', 'Paid', 'Failed'] as const;

let t: TestApp;
let gateway: GatewayServer;
let brake: pg.Client;
let dataFolder: string;
let databaseUrl: string;
let packageId: number;
let shop: ShopProcess | undefined;
let heard = '';

beforeAll(async () => {
  const database = await createTestDatabase();
  databaseUrl = database.url;
  // Only creates users and reads rows; it runs no jobs.
  t = await createTestApp({ jwtSecret, publicUrl }, { database });
  packageId = (await t.ctx.db.package.create({ data: { name: 'Plain', price: '15.37' } })).id;
  await t.ctx.db.exchangeRate.create({ data: { currency: 'ZWG', rate: '26.785', validFrom: new Date('2026-01-01') } });
  gateway = await startGatewayServer(publicUrl, () => shop?.url ?? 'http://127.0.0.1:1');
  brake = new pg.Client({ connectionString: databaseUrl });
  await brake.connect();
  dataFolder = await mkdtemp(join(tmpdir(), 'africanscity-shop-'));
});
afterAll(async () => {
  await shop?.kill();
  await gateway.close();
  await brake.end();
  await t.close();
  await rm(dataFolder, { recursive: true, force: true });
});

test('every payer has one package when the server is killed at every step of a payment, no other user has one, and the sums agree', {
  timeout: 60 * 60_000,
}, async () => {
  const payers: Payer[] = [];
  for (const moment of moments) await liveUntil(moment);
  for (let kills = 0; kills < randomKills; kills += 1) await liveUntil(null, answers[kills % answers.length]);
  await recover();
  await checkPayments();
  await checkBooks();
  expect(secretsIn(heard, { phones, entries: gateway.simulator.book.entries() })).toEqual([]);

  /** Runs a server until a moment, with two payers and the two of its predecessor who try again. */
  async function liveUntil(moment: Moment | null, answer: Payer['answer'] = 'Paid'): Promise<void> {
    const earlier = payers.slice(-2);
    for (let count = 0; count < 2; count += 1)
      payers.push(await createPayer(t, { packageId, index: payers.length, answer }));
    const present = [...earlier, ...payers.slice(-2)];
    shop = await start();
    const { url } = shop;
    if (moment?.afterStart) await Promise.all(present.map((payer) => startAt(url, payer)));
    const reached = moment?.arm({ gateway, brake }) ?? wait(Math.random() * 1_500);
    let over = false;
    // A busy server may refuse a payer: they retry until a named moment.
    const lived = Promise.all(present.map((payer) => payAt(url, payer, () => over || !moment)));
    await Promise.race([reached, lived.then(() => reached)]);
    over = true;
    await shop.kill();
    await brake.query('ROLLBACK');
    gateway.before = async () => {};
    gateway.after = async (_path, answer) => answer;
    await lived;
  }

  /** No more faults. Time passes for everything that waits; the server then works by itself. */
  async function recover(): Promise<void> {
    // The queue gets no more heartbeats of killed servers.
    await t.ctx.db.$executeRaw`
      UPDATE jobs.job SET heartbeat_on = heartbeat_on - interval '1 hour', start_after = start_after - interval '1 hour'`;
    shop = await start();
    const { url } = shop;
    await t.ctx.db.payment.updateMany({ data: { lastPolledAt: null, initiatingUntil: new Date(0) } });
    await Promise.all(payers.map((payer) => payAt(url, payer, (started) => started)));
    await t.ctx.db.payment.updateMany({ where: { nextPollAt: { not: null } }, data: { nextPollAt: new Date(0) } });
    const queue = await openQueue(t.ctx, { ...onlyQueue, monitorIntervalSeconds: 1 });
    // The work of silent servers is given to others now, not at the next maintenance.
    await queue.supervise();
    await queue.send('settle-due-payments', {});
    const due = { where: { nextPollAt: { lte: new Date() } } };
    await expect.poll(() => t.ctx.db.payment.count(due), { interval: 200 }).toBe(0);
    const unsent = { where: { mailedAt: null } };
    await expect.poll(() => t.ctx.db.receipt.count(unsent), { interval: 200 }).toBe(0);
    await queue.stop({ graceful: false });
  }
});

function start(): Promise<ShopProcess> {
  return startShop({ databaseUrl, gatewayUrl: gateway.url, dataFolder }, (output) => (heard += output));
}

/** Proceeds until the server has accepted it. */
async function startAt(url: string, payer: Payer): Promise<void> {
  while (!(await proceed(url, payer))) await wait(50);
}

/** Proceeds, pays or not, and checks whether it arrived, on a server that may end at any time. */
async function payAt(url: string, payer: Payer, isOver: (started: boolean) => boolean): Promise<void> {
  let payment: Payment | null = null;
  for (;;) {
    payment ??= await proceed(url, payer);
    await answerGateway(t, gateway, payer);
    if (payment) payment = (await look(url, payer, payment.id)) ?? payment;
    if (isOver(payment !== null)) return;
    await wait(50);
  }
}

/** For each payment, the package equals the amount at the gateway. */
async function checkPayments(): Promise<void> {
  const entries = gateway.simulator.book.entries();
  const payments = await t.ctx.db.payment.findMany({
    include: { subscription: true, receipt: true },
    orderBy: { id: 'asc' },
  });
  const known = new Set(payments.map(({ reference }) => reference));
  expect(entries.filter(({ reference }) => !known.has(reference))).toEqual([]);
  const asked = new Set(entries.map(({ reference }) => reference));
  expect(asked.size).toBe(entries.length);
  for (const payment of payments) {
    const entry = entries.find(({ reference }) => reference === payment.reference);
    const paid = entry !== undefined && isPaid(entry);
    const told = JSON.stringify({ payment, entry }, (_name, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect([payment.status === 'paid', payment.subscription !== null, payment.receipt !== null], told).toEqual([
      paid,
      paid,
      paid,
    ]);
  }
  // A phone rings again only for a payer who proceeds after the first payment was decided.
  const rung = payments.filter(({ method, reference }) => method === 'ecocash' && asked.has(reference));
  for (const rings of Map.groupBy(rung, ({ userId }) => userId).values())
    for (const [index, later] of rings.slice(1).entries()) {
      const { status, paidAt } = rings[index]!;
      expect(status === 'paid' ? paidAt! <= later.createdAt : ['cancelled', 'failed'].includes(status)).toBe(true);
    }
}

/** Both books agree to the cent, receipts are numbered without a gap, and each was emailed once. */
async function checkBooks(): Promise<void> {
  const paid = await t.ctx.db.payment.findMany({ where: { status: 'paid' }, include: { receipt: true } });
  for (const currency of ['USD', 'ZWG'] as const) {
    const theirs = gateway.simulator.book
      .entries()
      .filter((entry) => isPaid(entry) && entry.id === simulatedIntegrations[currency].id);
    const ours = paid.filter((payment) => payment.currency === currency);
    expect(ours.length).toBeGreaterThan(0);
    expect(cents(ours.map(({ amount }) => amount.toFixed(2)))).toBe(cents(theirs.map(({ amount }) => amount)));
  }
  const numbers = paid.map(({ receipt }) => receipt!.number).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const mails = await t.ctx.db.queuedMail.findMany({ where: { subject: { startsWith: 'Receipt ' } } });
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
  expect(mails.length).toBe(paid.length);
}

function cents(amounts: string[]): bigint {
  return amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
}
