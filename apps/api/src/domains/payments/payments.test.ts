import { Payment, PaymentOptions } from '@africanscity/contracts/payments/payments';
import { type Package, Prisma, type User } from '@africanscity/db/generated/client';
import { seedDefaults } from '@africanscity/db/seed/defaults';
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createPackage } from '../../../test/paid.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { sign } from '../../kernel/secrets.ts';
import { BadMessage, GatewayUnreachable } from '../../gateways/payments/payments.ts';
import { wallets } from '../../gateways/payments/simulator/wallets.ts';
import { settlePayment } from './gateway-reports.ts';
import { maskMobile } from './payment-options.ts';
import { settleDuePayments } from './polling.ts';

let t: TestApp;
let user: User;
let headers: Record<string, string>;
let bronze: Package;

beforeAll(async () => {
  t = await createTestApp();
  await seedDefaults(t.ctx.db);
  bronze = await t.ctx.db.package.findUniqueOrThrow({ where: { name: 'Bronze' } });
  await t.ctx.db.exchangeRate.create({ data: { currency: 'ZWG', rate: '26.785', validFrom: new Date('2026-01-01') } });
});
afterAll(() => t.close());
beforeEach(async () => {
  user = await createUser(t.ctx.db);
  headers = await logIn(t, user);
  await t.jobs.clear();
  // A run polls a hundred payments, the longest due first. Those of other tests would use it up.
  await t.ctx.db.payment.updateMany({ data: { nextPollAt: null } });
  t.payments.later.length = 0;
  t.payments.answers.length = 0;
  for (const name of Object.keys(t.payments.simulator.chaos)) delete t.payments.simulator.chaos[name as never];
});

const web = (): Record<string, string> => ({
  packageId: String(bronze.id),
  months: '3',
  currency: 'USD',
  method: 'paynow',
});
const ecocash = (mobile = '0771111111'): Record<string, string> => ({
  ...web(),
  method: 'ecocash',
  currency: 'ZWG',
  mobile,
});

const send = (values: Record<string, string>, extra: Record<string, string> = {}) =>
  t.post('africanscity/startpayment', new URLSearchParams(values), { headers: { ...headers, ...extra } });
const start = async (values: Record<string, string>, extra = {}) => {
  const response = await send(values, extra);
  expect(response.status, await response.clone().text()).toBe(200);
  return Payment.parse(await response.json());
};
const read = async (id: number, as = headers) =>
  Payment.parse(await (await t.get(`africanscity/getpayment?id=${id}`, { headers: as })).json());
const entryOf = (reference: string) =>
  t.payments.simulator.book.entries().find((entry) => entry.reference === reference)!;
const subscriptions = (paymentId: number) => t.ctx.db.subscription.count({ where: { paymentId } });
const events = (paymentId: number) => t.ctx.db.paymentEvent.findMany({ where: { paymentId }, orderBy: { id: 'asc' } });
const fieldsOf = async (response: Response) => {
  expect(response.status).toBe(400);
  return ((await response.json()) as { errors: { field: string }[] }).errors.map(({ field }) => field);
};
/** Sets a payment's state at the gateway, delivers its message, and runs the queued jobs. */
const report = async (payment: Payment, status: string, paidAmount?: string) => {
  await t.payments.simulator.force(entryOf(payment.reference).guid, status, paidAmount);
  await runJobs(t);
};

describe('startPayment', () => {
  test('leads to the page of the gateway, and the package is active once the gateway reports paid', async () => {
    const payment = await start(web());
    expect(payment).toMatchObject({ status: 'pending', amount: '45.00', currency: 'USD', packagePrice: '15.00' });
    const { guid } = entryOf(payment.reference);
    expect(payment.step).toMatchObject({ kind: 'redirect', url: `https://paynow.test/payment?guid=${guid}` });
    await report(payment, 'Paid');
    expect(t.payments.answers).toEqual([200]);
    expect(await read(payment.id)).toMatchObject({ status: 'paid', step: null, receiptNumber: expect.any(Number) });
    expect(await subscriptions(payment.id)).toBe(1);
  });

  test('sends a push to the phone, at the price of the frozen rate, halves of a cent rounded up', async () => {
    const payment = await start({ ...ecocash('+263 77 111 1111'), months: '1' });
    // 15 x 26.785 = 401.775
    expect(payment).toMatchObject({ amount: '401.78', currency: 'ZWG', rate: '26.785', rateDate: '2026-01-01' });
    expect(payment).toMatchObject({
      mobile: '077•••••11',
      step: { kind: 'push', instructions: expect.stringContaining('PIN') },
    });
    await t.payments.passTime();
    await runJobs(t);
    expect((await read(payment.id)).status).toBe('paid');
  });

  test('keeps its price and rate when both change later', async () => {
    const payment = await start(ecocash());
    await t.ctx.db.exchangeRate.create({ data: { currency: 'ZWG', rate: '99', validFrom: new Date('2026-01-02') } });
    await t.ctx.db.package.update({ where: { id: bronze.id }, data: { price: 99 } });
    expect(await read(payment.id)).toMatchObject({ amount: payment.amount, rate: '26.785', packagePrice: '15.00' });
    await t.ctx.db.package.update({ where: { id: bronze.id }, data: { price: 15 } });
    await t.ctx.db.exchangeRate.deleteMany({ where: { rate: 99 } });
  });

  describe('a package with a price in ZiG', () => {
    const setLocalPrice = (localPrice: string | null) =>
      t.ctx.db.package.update({ where: { id: bronze.id }, data: { localPrice } });
    beforeEach(() => setLocalPrice('402.35'));
    afterEach(() => setLocalPrice(null));

    test('is paid at that price, without a rate', async () => {
      // 402.35 x 3
      expect(await start({ ...ecocash(), months: '3', agreedAmount: '1207.05' })).toMatchObject({
        amount: '1207.05',
        currency: 'ZWG',
        packagePrice: '15.00',
        localPrice: '402.35',
        rate: null,
        rateDate: null,
      });
    });

    test('is paid in dollars at its price in dollars', async () => {
      expect(await start({ ...web(), months: '3' })).toMatchObject({
        amount: '45.00',
        currency: 'USD',
        localPrice: null,
      });
    });

    test('says the new price when it changes, and keeps the old one on open payments', async () => {
      const open = await start({ ...ecocash(), months: '1' });
      await setLocalPrice('500');
      expect(await read(open.id)).toMatchObject({ amount: '402.35', localPrice: '402.35', priceNow: '500.00' });
      // 402.35 x 6 and 500 x 6
      const refused = await send({ ...ecocash(), months: '6', agreedAmount: '2414.10' });
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { code: 'price_changed', message: expect.stringContaining('from ZiG 2414.10 to ZiG 3000.00') },
      ]);
    });

    test('has that price on the receipt', async () => {
      const payment = await start({ ...ecocash('+263 77 111 1111'), months: '3' });
      await t.payments.passTime();
      await runJobs(t);
      const receipt = await t.ctx.db.receipt.findUniqueOrThrow({ where: { paymentId: payment.id } });
      expect(receipt.details).toMatchObject({ amount: '1207.05', currency: 'ZWG', localPrice: '402.35', rate: null });
    });
  });

  describe('when the price changes', () => {
    const setPrice = (price: number) => t.ctx.db.package.update({ where: { id: bronze.id }, data: { price } });
    // Of two rates of a day, the one that was set last counts.
    const setRate = (rate: string) =>
      t.ctx.db.exchangeRate.create({ data: { currency: 'ZWG', rate, validFrom: new Date('2026-01-01') } });
    const account = { currency: 'USD', bank: 'Jacaranda Bank', accountName: 'AC', accountNumber: '1', branch: '' };
    const countPayments = () => t.ctx.db.payment.count({ where: { userId: user.id } });
    beforeEach(async () => {
      await t.ctx.db.setting.upsert({
        where: { name: 'bankAccounts' },
        create: { name: 'bankAccounts', value: [account] },
        update: {},
      });
    });
    afterEach(async () => {
      await setPrice(15);
      await setRate('26.785');
    });

    test('refuses the price that the payer saw before it rose, names both, and does not call the gateway', async () => {
      await setPrice(20);
      const entries = t.payments.simulator.book.entries().length;
      const refused = await send({ ...web(), agreedAmount: '45.00' });
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        {
          code: 'price_changed',
          message:
            'The price has changed from USD 45.00 to USD 60.00. You have not been charged. Check the new price, then pay again.',
          errors: [{ field: 'agreedAmount', defaultMessage: 'must be 60.00, the price now' }],
        },
      ]);
      expect(await countPayments()).toBe(0);
      expect(t.payments.simulator.book.entries()).toHaveLength(entries);
      expect(await start({ ...web(), agreedAmount: '60' })).toMatchObject({ amount: '60.00', status: 'pending' });
    });

    test('refuses the price that the payer saw before it fell', async () => {
      await setPrice(10.5);
      const refused = await send({ ...web(), agreedAmount: '45.00' });
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { code: 'price_changed', message: expect.stringContaining('from USD 45.00 to USD 31.50') },
      ]);
    });

    test('refuses an amount at the exchange rate of before', async () => {
      // 45 x 26.785 = 1205.325, and 45 x 30 = 1350.
      await setRate('30');
      const refused = await send({ ...ecocash(), agreedAmount: '1205.33' });
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { code: 'price_changed', message: expect.stringContaining('from ZiG 1205.33 to ZiG 1350.00') },
      ]);
      expect(await start({ ...ecocash(), agreedAmount: '1350.00' })).toMatchObject({ amount: '1350.00', rate: '30' });
    });

    test.each(['', '-45', '45.001', '1e2', 'NaN', '45,00'])('refuses the agreed amount %j', async (agreedAmount) => {
      expect(await fieldsOf(await send({ ...web(), agreedAmount }))).toEqual(['agreedAmount']);
    });

    test('returns the payment of a key that was started before the change', async () => {
      const values = { ...web(), agreedAmount: '45.00' };
      const first = await start(values, { 'idempotency-key': 'before' });
      await setPrice(20);
      expect(await start(values, { 'idempotency-key': 'before' })).toMatchObject({ id: first.id, amount: '45.00' });
      const other = await send({ ...web(), agreedAmount: '60.00' }, { 'idempotency-key': 'before' });
      expect(other.status).toBe(422);
    });

    test('returns the new price with an open payment, which keeps its own', async () => {
      const payment = await start({ ...web(), agreedAmount: '45.00' });
      expect(payment.priceNow).toBeNull();
      await setPrice(20);
      expect(await read(payment.id)).toMatchObject({ amount: '45.00', priceNow: '60.00' });
      const listed = (await (await t.get('africanscity/getpayments', { headers })).json()) as { content: Payment[] };
      expect(listed.content).toMatchObject([{ amount: '45.00', priceNow: '60.00' }]);
      // A payer who still sees the old price continues the payment that has it.
      expect(await start({ ...web(), agreedAmount: '45.00' })).toMatchObject({ id: payment.id, amount: '45.00' });
      expect(entryOf(payment.reference).amount).toBe('45.00');
      await report(payment, 'Paid');
      expect(await read(payment.id)).toMatchObject({ status: 'paid', amount: '45.00', priceNow: null });
    });

    test('returns no new price when the package can no longer be bought', async () => {
      const payment = await start(web());
      await t.ctx.db.package.update({ where: { id: bronze.id }, data: { price: 20, archivedAt: new Date() } });
      expect(await read(payment.id)).toMatchObject({ amount: '45.00', priceNow: null });
      await t.ctx.db.package.update({ where: { id: bronze.id }, data: { archivedAt: null } });
    });

    test.each([
      ['a card', () => web()],
      ['a wallet', () => ecocash()],
      ['a bank transfer', () => ({ ...web(), method: 'bank' })],
    ])('replaces the open payment by %s when the payer agrees to the new price', async (_way, values) => {
      const before = await start(values());
      await setPrice(20);
      const now = (await read(before.id)).priceNow!;
      const after = await start({ ...values(), agreedAmount: now });
      expect(after).toMatchObject({ amount: now, status: 'pending', priceNow: null });
      expect(await read(before.id)).toMatchObject({
        status: 'cancelled',
        failure: 'You started this payment again at the new price.',
      });
    });

    test('grants the package once when both the old and the new price are paid', async () => {
      const before = await start(web());
      await setPrice(20);
      const after = await start({ ...web(), agreedAmount: '60.00' });
      await report(after, 'Paid');
      await report(before, 'Paid');
      expect([await subscriptions(before.id), await subscriptions(after.id)]).toEqual([0, 1]);
      expect((await t.ctx.db.payment.findUniqueOrThrow({ where: { id: before.id } })).status).toBe('held');
    });

    test('keeps an announced transfer at its amount, whatever the payer agrees to later', async () => {
      const payment = await start({ ...web(), method: 'bank' });
      const told = new URLSearchParams({ id: String(payment.id), bankReference: 'FT-1' });
      await t.post('africanscity/submitbanktransfer', told, { headers });
      await setPrice(20);
      expect(await read(payment.id)).toMatchObject({ amount: '45.00', priceNow: null });
      expect(await start({ ...web(), method: 'bank', agreedAmount: '60.00' })).toMatchObject({
        id: payment.id,
        amount: '45.00',
        status: 'pending',
      });
    });

    test('makes one payment of ten requests at the new price', async () => {
      await start(web());
      await setPrice(20);
      const started = await Promise.all(Array.from({ length: 10 }, () => start({ ...web(), agreedAmount: '60.00' })));
      expect(new Set(started.map(({ id }) => id)).size).toBe(1);
      expect(await countPayments()).toBe(2);
    });
  });

  test('shows the code of InnBucks', async () => {
    const payment = await start({ ...ecocash(), method: 'innbucks', currency: 'USD' });
    expect(payment.step).toMatchObject({ kind: 'code', code: expect.stringMatching(/^\d{9}$/) });
    expect(payment.step!.url).toBe(`schinn.wbpycode://innbucks.co.zw?pymInnCode=${payment.step!.code}`);
    expect(new Date(payment.step!.codeExpiresAt!).getTime()).toBeGreaterThan(Date.now());
  });

  test('explains the refusal of the gateway', async () => {
    const payment = await start(ecocash('0774444444'));
    expect(payment).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('Insufficient balance'),
      step: null,
    });
  });

  test('requires a login', async () => {
    expect((await t.post('africanscity/startpayment', new URLSearchParams(web()))).status).toBe(401);
  });

  test.each([
    ['ZWL', 'ZWG'],
    ['zig', 'ZWG'],
    ['RTGS', 'ZWG'],
    ['usd', 'USD'],
  ])('stores %s as %s', async (given, kept) => {
    expect((await start({ ...web(), currency: given })).currency).toBe(kept);
  });

  test('reads price and plan from the database, whatever else is sent', async () => {
    const payment = await start({ ...web(), price: '0.01', amount: '0.01', packagePrice: '0.01' });
    expect(payment).toMatchObject({ amount: '45.00', packagePrice: '15.00' });
    expect(entryOf(payment.reference).amount).toBe('45.00');
    expect(await fieldsOf(await send({ ...web(), packageId: '2000000000' }))).toEqual(['packageId']);
    const archived = await t.ctx.db.package.create({ data: { name: 'Old', price: 1, archivedAt: new Date() } });
    expect(await fieldsOf(await send({ ...web(), packageId: String(archived.id) }))).toEqual(['packageId']);
  });

  test.each([
    ['months', '2'],
    ['months', '0'],
    ['months', '-1'],
    ['months', '1e1'],
    ['months', ''],
    ['currency', 'ZAR'],
    ['currency', ''],
    ['method', 'visa'],
    ['mobile', '12345'],
    ['mobile', '0711111111'],
    ['mobile', '+1 77 111 1111'],
  ])('refuses %s %s and names the field', async (field, value) => {
    expect(await fieldsOf(await send({ ...ecocash(), [field]: value }))).toEqual([field]);
    expect(await t.ctx.db.payment.count({ where: { userId: user.id } })).toBe(0);
  });

  test('accepts a number of another network when the payer insists', async () => {
    const payment = await start({ ...ecocash(), method: 'onemoney', anyNetwork: 'true' });
    expect(payment).toMatchObject({ method: 'onemoney', status: 'pending' });
  });

  test('makes one payment of one key, and of one order without a key, under concurrent calls', async () => {
    const keyed = await Promise.all(Array.from({ length: 10 }, () => send(web(), { 'idempotency-key': 'one' })));
    expect(new Set(await Promise.all(keyed.map(async (answer) => ((await answer.json()) as Payment).id))).size).toBe(1);
    const wished = await Promise.all(Array.from({ length: 10 }, () => send(ecocash())));
    expect(new Set(await Promise.all(wished.map(async (answer) => ((await answer.json()) as Payment).id))).size).toBe(
      1,
    );
    expect(await t.ctx.db.payment.count({ where: { userId: user.id } })).toBe(2);
    const reused = await send({ ...web(), months: '12' }, { 'idempotency-key': 'one' });
    expect(reused.status).toBe(422);
  });

  describe('with another wallet number', () => {
    const pushes = ({ reference }: Payment) =>
      t.payments.simulator.book.entries().filter((entry) => entry.reference === reference).length;
    const startAgain = (values: Record<string, string>, key: string) => start(values, { 'idempotency-key': key });
    const phones = ['0779999922', '0772922222', '0772222223', '0782222222', '0712222222', '0778888822'];
    beforeAll(() => phones.forEach((phone) => wallets.set(phone, { seconds: 30, becomes: 'Paid' })));
    afterAll(() => phones.forEach((phone) => wallets.delete(phone)));

    test.each([
      ['the middle digits of the number', '0772222222', '0779999922', 'ecocash', '077•••••22'],
      ['one middle digit of the number', '0772222222', '0772922222', 'ecocash', '077•••••22'],
      ['the last digit of the number', '0772222222', '0772222223', 'ecocash', '077•••••23'],
      ['the network prefix', '0772222222', '0782222222', 'ecocash', '078•••••22'],
      ['the wallet', '0772222222', '0712222222', 'onemoney', '071•••••22'],
    ])('sends a second push and cancels the first when %s changes', async (_what, wrong, right, method, mobile) => {
      const first = await startAgain(ecocash(wrong), 'wrong');
      const second = await startAgain({ ...ecocash(right), method }, 'right');
      expect(second).toMatchObject({ status: 'pending', mobile, step: { kind: 'push' } });
      expect(second.id).not.toBe(first.id);
      expect([pushes(first), pushes(second)]).toEqual([1, 1]);
      expect(await read(first.id)).toMatchObject({
        status: 'cancelled',
        failure: 'You started this payment again with another number or wallet.',
      });
    });

    test('returns the same payment for the same number written another way', async () => {
      const first = await startAgain(ecocash('0779999922'), 'one');
      const second = await startAgain(ecocash('+263 77 999 9922'), 'two');
      expect(second.id).toBe(first.id);
      expect(pushes(first)).toBe(1);
    });

    test('refuses the idempotency key of a number that differs only in the hidden digits', async () => {
      await startAgain(ecocash('0772222222'), 'same');
      expect((await send(ecocash('0779999922'), { 'idempotency-key': 'same' })).status).toBe(422);
    });

    test('accepts the idempotency key again for a payment from before numbers had digests', async () => {
      const first = await startAgain(ecocash('0779999922'), 'old');
      await t.ctx.db.payment.update({ where: { id: first.id }, data: { payerPhoneDigest: null, orderKey: null } });
      expect((await startAgain(ecocash('0779999922'), 'old')).id).toBe(first.id);
    });

    test('counts the first payment when it is paid late, and cancels the second', async () => {
      const [first, second] = [
        await startAgain(ecocash('0772222222'), 'wrong'),
        await startAgain(ecocash('0779999922'), 'right'),
      ];
      await report(first, 'Paid');
      expect(await read(first.id)).toMatchObject({ status: 'paid', receiptNumber: expect.any(Number) });
      expect(await read(second.id)).toMatchObject({
        status: 'cancelled',
        failure: `Payment ${first.reference} has paid for this order.`,
      });
      expect([await subscriptions(first.id), await subscriptions(second.id)]).toEqual([1, 0]);
    });

    test.each([
      ['the first then the second', [0, 1]],
      ['the second then the first', [1, 0]],
    ])('grants the package once when %s is paid, and holds the other payment for the team', async (_case, turns) => {
      const payments = [
        await startAgain(ecocash('0772222222'), 'wrong'),
        await startAgain(ecocash('0779999922'), 'right'),
      ];
      const [counted, other] = turns.map((turn) => payments[turn]!) as [Payment, Payment];
      await report(counted, 'Paid');
      await report(other, 'Paid');
      expect((await read(counted.id)).status).toBe('paid');
      const held = await t.ctx.db.payment.findUniqueOrThrow({ where: { id: other.id } });
      expect(held).toMatchObject({
        status: 'held',
        heldReason: `its order was paid already, by payment ${counted.reference}`,
      });
      expect(await t.ctx.db.subscription.count({ where: { userId: user.id } })).toBe(1);
    });

    test('grants the package once when all payments of three numbers are paid at the same moment', async () => {
      const payments = [
        await startAgain(ecocash('0772222222'), 'a'),
        await startAgain(ecocash('0779999922'), 'b'),
        await startAgain(ecocash('0778888822'), 'c'),
      ];
      t.payments.simulator.chaos.drop = true;
      for (const { reference } of payments) await t.payments.simulator.force(entryOf(reference).guid, 'Paid');
      await Promise.all(payments.map(({ id }) => settlePayment(t.ctx, id)));
      const statuses = await Promise.all(payments.map(async ({ id }) => (await read(id)).status));
      expect(statuses.toSorted()).toEqual(['held', 'held', 'paid']);
      expect(await t.ctx.db.subscription.count({ where: { userId: user.id } })).toBe(1);
    });

    test('leaves an order of other months, another package or a card open', async () => {
      const others = [
        await startAgain({ ...ecocash('0772222222'), months: '12' }, 'months'),
        await startAgain(web(), 'card'),
      ];
      await startAgain(ecocash('0779999922'), 'right');
      for (const { id } of others) expect((await read(id)).status).toBe('pending');
    });

    test('grants a second period for a second order that begins after the first is paid', async () => {
      const first = await startAgain(ecocash('0772222222'), 'first');
      await report(first, 'Paid');
      const second = await startAgain(ecocash('0779999922'), 'second');
      await report(second, 'Paid');
      expect([await subscriptions(first.id), await subscriptions(second.id)]).toEqual([1, 1]);
    });

    test('stores the digest of a number, which the number alone does not reveal', async () => {
      const { id } = await startAgain(ecocash('0779999922'), 'digest');
      const { payerPhoneDigest } = await t.ctx.db.payment.findUniqueOrThrow({ where: { id } });
      expect(payerPhoneDigest).toMatch(/^[\w-]{43}$/);
      const plain = createHash('sha256').update('wallet number 0779999922').digest('base64url');
      expect(payerPhoneDigest).not.toBe(plain);
    });
  });

  test('refuses local currency while there is no rate, and offers dollars, also to clients that name no currency', async () => {
    const other = await createTestApp();
    await seedDefaults(other.ctx.db);
    const as = await logIn(other, await createUser(other.ctx.db));
    const answer = await other.post('africanscity/startpayment', new URLSearchParams(ecocash()), { headers: as });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'no_exchange_rate',
      message: expect.stringContaining('US dollars'),
    });
    const options = PaymentOptions.parse(await (await other.get('africanscity/getpaymentoptions')).json());
    expect(options.methods.every(({ currencies }) => currencies.join() === 'USD')).toBe(true);
    // A package with a price of its own is paid in local currency without a rate.
    const local = await createPackage(other, { localPrice: new Prisma.Decimal(1200) });
    const offered = PaymentOptions.parse(await (await other.get('africanscity/getpaymentoptions')).json());
    expect(offered.rate).toBeNull();
    expect(offered.methods.find(({ method }) => method === 'ecocash')?.currencies).toEqual(['USD', 'ZWG']);
    await other.ctx.db.package.update({ where: { id: local.id }, data: { archivedAt: new Date() } });
    const withoutIt = PaymentOptions.parse(await (await other.get('africanscity/getpaymentoptions')).json());
    expect(withoutIt.methods.every(({ currencies }) => currencies.join() === 'USD')).toBe(true);
    // Clients that name no currency pay in dollars until there is a rate.
    const wallets = await other.get('africanscity/getmobilemoneymethods', { headers: as });
    expect(await wallets.json()).toEqual(['EcoCash', 'OneMoney', 'InnBucks']);
    const query = new URLSearchParams({ ...ecocash(), mobileMoneyMethod: 'EcoCash' });
    query.delete('currency');
    query.set('packageId', String((await createPackage(other)).id));
    const old = await other.get(`africanscity/startpaynowmobileconfirmation?${query}`, { headers: as });
    expect(await old.json()).toEqual(expect.any(Number));
    expect(await other.ctx.db.payment.findMany()).toMatchObject([{ currency: 'USD', method: 'ecocash' }]);
    await other.close();
  });

  test('finds a payment again whose reply was lost, and does not charge twice', async () => {
    t.payments.simulator.chaos.dropInitiateReply = true;
    const payment = await start(ecocash());
    expect(payment.status).toBe('pending');
    const entries = t.payments.simulator.book.entries().filter(({ reference }) => reference === payment.reference);
    expect(entries).toHaveLength(1);
    await t.payments.passTime();
    await runJobs(t);
    expect((await read(payment.id)).status).toBe('paid');
  });

  /** Starts a payment in a process that ends right after the gateway took it, and lets a minute pass. */
  async function startAndEnd(values: Record<string, string>): Promise<{ id: number; reference: string }> {
    const gateway = t.ctx.payments.gateway!;
    const { initiate } = gateway;
    gateway.initiate = async (intent) => {
      await initiate(intent);
      throw new Error('The process ends here.');
    };
    expect((await send(values)).status).toBe(500);
    gateway.initiate = initiate;
    return t.ctx.db.payment.update({
      where: { id: (await t.ctx.db.payment.findFirstOrThrow({ orderBy: { id: 'desc' } })).id },
      data: { initiatingUntil: new Date(0) },
    });
  }
  const entriesOf = (payment: { reference: string }) =>
    t.payments.simulator.book.entries().filter(({ reference }) => reference === payment.reference);

  test('traces a payment that a process left behind before it is sent again', async () => {
    const payment = await startAndEnd(ecocash());
    expect(await start(ecocash())).toMatchObject({ id: payment.id, status: 'pending', failure: null });
    expect(entriesOf(payment)).toHaveLength(1);
    await t.payments.passTime();
    await runJobs(t);
    expect((await read(payment.id)).status).toBe('paid');
  });

  test('does not fail a payment that the gateway refuses as its second, though the first was not found', async () => {
    const payment = await startAndEnd(ecocash());
    const gateway = t.ctx.payments.gateway!;
    const { trace } = gateway;
    // The first request is still on its way when it is looked for.
    gateway.trace = () => {
      gateway.trace = trace;
      return Promise.resolve(null);
    };
    expect(await start(ecocash())).toMatchObject({ id: payment.id, status: 'pending', failure: null });
    expect(entriesOf(payment)).toHaveLength(1);
  });

  test('sends a payment that a process left behind, and cancels the one before it', async () => {
    const first = await start(ecocash('0771111111'));
    const { id: _id, ...row } = await t.ctx.db.payment.findUniqueOrThrow({ where: { id: first.id } });
    const second = await t.ctx.db.payment.create({
      data: {
        ...row,
        payerPhone: maskMobile('0772222222'),
        payerPhoneDigest: sign(t.ctx.config, 'wallet number 0772222222'),
        reference: 'AC-SECOND',
        merchantTrace: 'second',
        idempotencyKey: null,
      },
    });
    await t.ctx.db.payment.update({
      where: { id: second.id },
      data: { status: 'created', pollUrl: null, instructions: null, initiatingUntil: new Date(0) },
    });
    expect(await start(ecocash('0772222222'))).toMatchObject({ id: second.id, status: 'pending' });
    expect(entryOf('AC-SECOND')).toMatchObject({ merchantTrace: 'second' });
    expect((await read(first.id)).status).toBe('cancelled');
  });

  test('fails a payment whose page was lost with the reply, so that the payer can start again', async () => {
    t.payments.simulator.chaos.dropInitiateReply = true;
    const lost = await start(web());
    expect(lost).toMatchObject({ status: 'failed', failure: expect.stringContaining('try again') });
    t.payments.simulator.chaos.dropInitiateReply = false;
    const next = await start(web());
    expect(next.id).not.toBe(lost.id);
    expect(next.step?.kind).toBe('redirect');
  });
});

describe('receiveResult', () => {
  const address = (reference: string) => entryOf(reference).resultUrl.replace('http://africanscity.test/api/', '');
  const callback = async (payment: Payment, status = 'Paid') => {
    let body = '';
    const { simulator } = t.payments;
    simulator.chaos.drop = true;
    await simulator.force(entryOf(payment.reference).guid, status);
    simulator.chaos.drop = false;
    const answer = await simulator.handle({
      method: 'POST',
      path: '/interface/checkpayment',
      query: new URLSearchParams({ guid: entryOf(payment.reference).guid }),
      body: '',
    });
    body = answer!.body;
    return body;
  };
  const post = (path: string, body: string) =>
    t.post(path, body, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  test('refuses a message without a hash or with a wrong one, and changes nothing', async () => {
    const payment = await start(web());
    const body = await callback(payment);
    const path = address(payment.reference);
    for (const forged of [
      body.replace(/&hash=.*$/, ''),
      // Another first digit than its own, whichever that is.
      body.replace(/hash=(.)/, (_, digit) => `hash=${digit === '0' ? '1' : '0'}`),
      body.replace('amount=45.00', 'amount=1.00'),
      '',
      'status=%',
    ]) {
      expect((await post(path, forged)).status).toBe(403);
    }
    expect(await t.jobs.queued()).toEqual([]);
    expect((await t.ctx.db.payment.findUniqueOrThrow({ where: { id: payment.id } })).status).toBe('pending');
    expect((await events(payment.id)).filter(({ kind }) => kind === 'refused')).toHaveLength(1);
  });

  test('returns 404 for an address with another token or another payment', async () => {
    const [payment, other] = [await start(web()), await start(ecocash())];
    const body = await callback(payment);
    const path = address(payment.reference);
    expect((await post(path.replace(/token=..../, 'token=AAAA'), body)).status).toBe(404);
    expect((await post('africanscity/paynowresult', body)).status).toBe(404);
    expect((await post(address(other.reference), body)).status).toBe(403);
  });

  test('refuses messages that the simulator signs with another key, or tampers with', async () => {
    const payment = await start(web());
    t.payments.simulator.chaos.wrongKey = true;
    await report(payment, 'Sent');
    t.payments.simulator.chaos.wrongKey = false;
    t.payments.simulator.chaos.tamperAmount = true;
    await report(payment, 'Created');
    expect(t.payments.answers).toEqual([403, 403]);
    expect((await read(payment.id)).status).toBe('pending');
  });

  test('grants one package for the same message ten times at once', async () => {
    const payment = await start(web());
    const body = await callback(payment);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(address(payment.reference), body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await t.jobs.queued()).toMatchObject(Array(10).fill({ name: 'settle-payment' }));
    await Promise.all(Array.from({ length: 10 }, () => settlePayment(t.ctx, payment.id)));
    expect(await subscriptions(payment.id)).toBe(1);
    const history = await events(payment.id);
    expect(history.filter(({ kind }) => kind === 'callback')).toHaveLength(1);
    expect(history.filter(({ toStatus }) => toStatus === 'paid')).toHaveLength(1);
  });

  test('never goes back after late or reordered messages', async () => {
    const payment = await start(web());
    await report(payment, 'Paid');
    for (const late of ['Sent', 'Created', 'Cancelled', 'Failed', 'Awaiting Delivery', 'Delivered', 'Paid']) {
      await report(payment, late);
      expect((await read(payment.id)).status).toBe('paid');
    }
    await report(payment, 'Disputed');
    expect(
      (await t.ctx.db.subscription.findUniqueOrThrow({ where: { paymentId: payment.id } })).suspendedAt,
    ).not.toBeNull();
    await report(payment, 'Paid');
    expect((await read(payment.id)).status).toBe('disputed');
    await report(payment, 'Refunded');
    await report(payment, 'Disputed');
    expect((await read(payment.id)).status).toBe('refunded');
    expect(
      (await t.ctx.db.subscription.findUniqueOrThrow({ where: { paymentId: payment.id } })).revokedAt,
    ).not.toBeNull();
    expect(await subscriptions(payment.id)).toBe(1);
  });

  test('accepts a message that comes before the reply to its cause', async () => {
    t.payments.simulator.chaos.dropInitiateReply = true;
    const handle = t.payments.simulator.handle.bind(t.payments.simulator);
    t.payments.simulator.handle = async (request) => {
      const answer = await handle(request);
      if (request.path.endsWith('remotetransaction')) {
        await t.payments.passTime();
        await runJobs(t);
      }
      return answer;
    };
    const payment = await start(ecocash());
    t.payments.simulator.handle = handle;
    expect(payment.status).toBe('paid');
    expect(await subscriptions(payment.id)).toBe(1);
  });

  test('finds out by polling when no message ever comes', async () => {
    t.payments.simulator.chaos.drop = true;
    const payment = await start(web());
    await report(payment, 'Paid');
    expect(t.payments.answers).toEqual([]);
    await t.ctx.db.payment.update({ where: { id: payment.id }, data: { nextPollAt: new Date(0) } });
    await settleDuePayments(t.ctx);
    expect((await t.ctx.db.payment.findUniqueOrThrow({ where: { id: payment.id } })).status).toBe('paid');
  });

  test.each([
    ['less', '44.99'],
    ['more', '45.01'],
  ])('holds a payment of %s than its amount, and informs the team', async (_case, paid) => {
    const payment = await start(web());
    t.mailbox.messages.length = 0;
    await report(payment, 'Paid', paid);
    expect((await read(payment.id)).status).toBe('held');
    expect(await subscriptions(payment.id)).toBe(0);
    expect(t.mailbox.messages.map(({ subject }) => subject)).toContain(`A payment is held: ${payment.reference}`);
  });

  test('holds a payment that went into the account of another currency', async () => {
    const payment = await start(ecocash());
    const entry = entryOf(payment.reference);
    t.payments.simulator.book.keep({ ...entry, id: '1201' });
    await report(payment, 'Paid');
    const row = await t.ctx.db.payment.findUniqueOrThrow({ where: { id: payment.id } });
    expect(row).toMatchObject({ status: 'held', heldReason: expect.stringContaining('USD') });
    expect(await subscriptions(payment.id)).toBe(0);
  });

  describe('of a payer who reads French', () => {
    const isFrench = () => t.ctx.db.user.update({ where: { id: user.id }, data: { language: 'fr' } });

    test('writes the reason of a failed payment in French', async () => {
      await isFrench();
      const payment = await start(web());
      await report(payment, 'Cancelled');
      expect(await read(payment.id)).toMatchObject({
        status: 'cancelled',
        failure: 'Le paiement a été annulé. Rien n’a été débité.',
      });
    });

    test('writes the reason of a held payment in English, for the team', async () => {
      await isFrench();
      const payment = await start(web());
      await report(payment, 'Paid', '44.99');
      const row = await t.ctx.db.payment.findUniqueOrThrow({ where: { id: payment.id } });
      expect(row).toMatchObject({ status: 'held', heldReason: '44.99 was paid, not 45.00' });
    });
  });

  test('reads fields in any case, and references with a comma', async () => {
    Object.assign(t.payments.simulator.chaos, { mixedCaseKeys: true, commaInReference: true });
    const payment = await start(web());
    await report(payment, 'Paid');
    expect((await read(payment.id)).status).toBe('paid');
    const { gatewayReference } = await t.ctx.db.payment.findUniqueOrThrow({ where: { id: payment.id } });
    expect(gatewayReference).toMatch(/^1,\d{3}$/);
  });

  test('never calls an address of another host, and still learns that it is paid', async () => {
    const asked: string[] = [];
    const { gateway } = t.ctx.payments;
    const payment = await start(ecocash());
    await t.ctx.db.payment.update({ where: { id: payment.id }, data: { pollUrl: 'http://169.254.169.254/latest' } });
    const { poll } = gateway!;
    gateway!.poll = (input) => {
      asked.push(input.pollUrl);
      return poll(input);
    };
    await report(payment, 'Paid');
    gateway!.poll = poll;
    // The gateway refuses such an address before any request.
    expect(asked.every((url) => !gateway!.owns(url))).toBe(true);
    expect((await read(payment.id)).status).toBe('pending');
    expect(t.logLines.some((line) => line.includes('not of the gateway'))).toBe(true);
  });

  test('keeps keys and phone numbers out of the log, the history and the row', async () => {
    const mobile = '0772222222';
    const before = t.logLines.length;
    const payment = await start(ecocash(mobile));
    await t.payments.passTime();
    await runJobs(t);
    await start(ecocash('0774444444'));
    await t.get(
      `africanscity/startpaynowmobileconfirmation?packageId=${bronze.id}&months=1&mobile=${mobile}&mobileMoneyMethod=EcoCash`,
      { headers },
    );
    t.payments.simulator.chaos.dropInitiateReply = true;
    await start({ ...ecocash(mobile), months: '12' });
    const kept = JSON.stringify([
      t.logLines.slice(before),
      await events(payment.id),
      await t.ctx.db.payment.findMany({ where: { userId: user.id } }),
    ]);
    expect(kept).not.toMatch(/772222222|774444444/);
    expect(kept).not.toMatch(/3e9fed89-60e1|7c0f9a1e-2f35/i);
    expect(JSON.stringify(t.logLines.slice(before))).not.toMatch(/token=|guid=/);
  });
});

describe('settleDuePayments', () => {
  const moveClock = (milliseconds: number) => {
    t.ctx.clock = () => new Date(Date.now() + milliseconds);
  };
  const settle = async () => {
    await settleDuePayments(t.ctx);
    t.ctx.clock = () => new Date();
  };
  const hour = 3_600_000;

  test('ends unpaid payments in time, after a last poll', async () => {
    const [unpaid, paid] = [await start(ecocash()), await start(web())];
    t.payments.simulator.chaos.drop = true;
    await t.payments.simulator.force(entryOf(paid.reference).guid, 'Paid');
    moveClock(30 * hour);
    await settle();
    expect((await read(unpaid.id)).status).toBe('expired');
    expect((await read(paid.id)).status).toBe('paid');
  });

  test('counts a payment as paid that is paid after it expired', async () => {
    const payment = await start(ecocash());
    moveClock(2 * hour);
    await settle();
    expect((await read(payment.id)).status).toBe('expired');
    await t.payments.simulator.force(entryOf(payment.reference).guid, 'Paid');
    await runJobs(t);
    expect((await read(payment.id)).status).toBe('paid');
    expect(await subscriptions(payment.id)).toBe(1);
  });

  test('fails a payment that a crash kept from ever reaching the gateway', async () => {
    const { reference } = await start(web());
    const kept = await t.ctx.db.payment.findUniqueOrThrow({ where: { reference } });
    const { id: _id, pollUrl: _poll, browserUrl: _browser, ...row } = kept;
    const crashed = await t.ctx.db.payment.create({
      data: { ...row, reference: 'AC-CRASHED', merchantTrace: 'crashed', status: 'created', nextPollAt: new Date(0) },
    });
    await settle();
    const left = await t.ctx.db.payment.findUniqueOrThrow({ where: { id: crashed.id } });
    expect(left).toMatchObject({ status: 'failed', failure: expect.stringContaining('try again') });
  });

  test.each([
    ['5 minutes back', -5 * 60_000],
    ['5 minutes on', 5 * 60_000],
    ['a day back', -24 * hour],
    ['a day on', 24 * hour],
  ])('settles correctly when the clock is set %s', async (_case, shift) => {
    const payment = await start(web());
    t.payments.simulator.chaos.drop = true;
    await t.payments.simulator.force(entryOf(payment.reference).guid, 'Paid');
    // A poll before the shift, then polls with the shifted clock, until it is noticed.
    moveClock(shift);
    await t.ctx.db.payment.updateMany({
      where: { id: payment.id },
      data: { lastPolledAt: new Date(), nextPollAt: new Date() },
    });
    await settle();
    await settle();
    const row = await t.ctx.db.payment.findUniqueOrThrow({ where: { id: payment.id } });
    expect(row.status).toBe('paid');
    const bought = await t.ctx.db.subscription.findUniqueOrThrow({ where: { paymentId: payment.id } });
    expect(bought.endsAt.getTime()).toBeGreaterThan(bought.startsAt.getTime());
  });

  test('leaves a payment open while the gateway gives no usable response, and settles it afterwards', async () => {
    const payment = await start(web());
    t.payments.simulator.chaos.drop = true;
    await t.payments.simulator.force(entryOf(payment.reference).guid, 'Paid');
    const { gateway } = t.ctx.payments;
    const { poll } = gateway!;
    for (const fault of [new GatewayUnreachable('It answered 500.'), new BadMessage('The message is not signed.')]) {
      gateway!.poll = () => Promise.reject(fault);
      moveClock(30 * hour);
      await settle();
      expect((await t.ctx.db.payment.findUniqueOrThrow({ where: { id: payment.id } })).status).toBe('pending');
    }
    gateway!.poll = poll;
    moveClock(31 * hour);
    await settle();
    expect((await t.ctx.db.payment.findUniqueOrThrow({ where: { id: payment.id } })).status).toBe('paid');
  });
});

describe('getPayment', () => {
  test("shows one's own payment and no other user's", async () => {
    const payment = await start(web());
    const stranger = await logIn(t, await createUser(t.ctx.db));
    expect((await t.get(`africanscity/getpayment?id=${payment.id}`, { headers: stranger })).status).toBe(404);
    expect((await t.get(`africanscity/getpayment?id=${payment.id}`)).status).toBe(401);
    expect((await t.get('africanscity/getpayment?id=x', { headers })).status).toBe(400);
  });

  test('polls the gateway for a waiting payer, once in five seconds', async () => {
    t.payments.simulator.chaos.drop = true;
    const payment = await start(web());
    await t.payments.simulator.force(entryOf(payment.reference).guid, 'Paid');
    expect((await read(payment.id)).status).toBe('paid');
  });
});

describe('getPayments', () => {
  test("lists the caller's payments, the latest first", async () => {
    const [first, second] = [await start(web()), await start(ecocash())];
    const answer = await t.get('africanscity/getpayments', { headers });
    const page = (await answer.json()) as { content: Payment[]; totalElements: number };
    expect(page.content.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(page.totalElements).toBe(2);
  });
});

describe('cancelPayment', () => {
  const cancel = (id: number | string, as = headers) =>
    t.post('africanscity/cancelpayment', new URLSearchParams({ id: String(id) }), { headers: as });

  test('cancels an open payment once, and counts it when it is paid anyway', async () => {
    const payment = await start(web());
    expect((await cancel(payment.id)).status).toBe(200);
    expect((await cancel(payment.id)).status).toBe(409);
    await report(payment, 'Paid');
    expect((await read(payment.id)).status).toBe('paid');
    expect((await cancel(payment.id)).status).toBe(409);
  });

  test("refuses strangers, others' payments and invalid values", async () => {
    const payment = await start(web());
    expect((await cancel(payment.id, {})).status).toBe(401);
    expect((await cancel(payment.id, await logIn(t, await createUser(t.ctx.db)))).status).toBe(404);
    expect((await cancel('x')).status).toBe(400);
  });
});

describe('submitBankTransfer', () => {
  const submit = (id: number, bankReference: string, as = headers) =>
    t.post('africanscity/submitbanktransfer', new URLSearchParams({ id: String(id), bankReference }), { headers: as });
  const account = {
    currency: 'USD',
    bank: 'Jacaranda Bank',
    accountName: 'AfricansCity',
    accountNumber: '100200300',
    branch: 'Harare',
  };

  beforeAll(async () => {
    const name = 'bankAccounts';
    await t.ctx.db.setting.upsert({
      where: { name },
      create: { name, value: [account] },
      update: { value: [account] },
    });
  });

  test("stores the payer's statement, and the payment waits for the team beyond its end", async () => {
    const payment = await start({ ...web(), method: 'bank' });
    expect(payment.step).toMatchObject({ kind: 'bank', account });
    expect((await submit(payment.id, 'FT-778')).status).toBe(200);
    t.ctx.clock = () => new Date(Date.now() + 40 * 24 * 3_600_000);
    await settleDuePayments(t.ctx);
    t.ctx.clock = () => new Date();
    expect(await read(payment.id)).toMatchObject({ status: 'pending', bankReference: 'FT-778' });
  });

  test('can no longer be cancelled: the team looks for it, and the error says what to do', async () => {
    const payment = await start({ ...web(), method: 'bank' });
    await submit(payment.id, 'FT-779');
    const refused = await t.post('africanscity/cancelpayment', new URLSearchParams({ id: String(payment.id) }), {
      headers,
    });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'transfer_announced', message: expect.stringContaining('write to us') },
    ]);
    expect((await read(payment.id)).status).toBe('pending');
  });

  test.each([1, 2, 3])('does not expire when it is announced before transaction %i of the check', async (turn) => {
    const payment = await start({ ...web(), method: 'bank' });
    let turns = 0;
    let announced = false;
    const clock = () => new Date(Date.now() + 15 * 24 * 3_600_000);
    const db = new Proxy(t.ctx.db, {
      get(target, name) {
        if (name !== '$transaction') return Reflect.get(target, name) as unknown;
        return async (work: never) => {
          turns += 1;
          if (turns === turn) announced = (await submit(payment.id, 'FT-780')).status === 200;
          return target.$transaction(work);
        };
      },
    });
    await settlePayment({ ...t.ctx, db, clock }, payment.id);
    const row = await t.ctx.db.payment.findUniqueOrThrow({ where: { id: payment.id } });
    expect(row.status).toBe(announced ? 'pending' : 'expired');
    if (announced) expect(row.nextPollAt).toBeNull();
  });

  test('ends an unannounced transfer', async () => {
    const payment = await start({ ...web(), method: 'bank' });
    t.ctx.clock = () => new Date(Date.now() + 15 * 24 * 3_600_000);
    await settleDuePayments(t.ctx);
    t.ctx.clock = () => new Date();
    expect((await read(payment.id)).status).toBe('expired');
  });

  test('accepts transfers only into existing accounts', async () => {
    expect((await send({ ...web(), method: 'bank', currency: 'ZWG' })).status).toBe(409);
  });

  test("refuses strangers, others' payments, other methods and blanks", async () => {
    const [transfer, online] = [await start({ ...web(), method: 'bank' }), await start(web())];
    expect((await submit(transfer.id, 'x', {})).status).toBe(401);
    expect((await submit(transfer.id, 'x', await logIn(t, await createUser(t.ctx.db)))).status).toBe(404);
    expect((await submit(online.id, 'x')).status).toBe(409);
    expect((await submit(transfer.id, ' ')).status).toBe(400);
  });
});

describe('calls of older clients', () => {
  const call = (path: string, as = headers) => t.get(`africanscity/${path}`, { headers: as });
  const phone = () => `packageId=${bronze.id}&months=1&mobile=0771111111&mobileMoneyMethod=EcoCash`;

  test('startPaynowMobileConfirmation returns a bare number, the same for the same order', async () => {
    const [first, second] = [
      await call(`startpaynowmobileconfirmation?${phone()}`),
      await call(`startpaynowmobileconfirmation?${phone()}`),
    ];
    expect(await first.text()).toMatch(/^\d+$/);
    expect(await second.json()).toBe(
      await call('getpaynowsallbyuserid').then(async (list) => ((await list.json()) as { id: number }[])[0]!.id),
    );
  });

  test('startPaynowMobileConfirmation names the missing or wrong field', async () => {
    expect(
      await fieldsOf(await call('startpaynowmobileconfirmation?months=1&mobile=0771111111&mobileMoneyMethod=EcoCash')),
    ).toEqual(['packageId']);
    expect(await fieldsOf(await call(`startpaynowmobileconfirmation?${phone().replace('EcoCash', 'Cheque')}`))).toEqual(
      ['mobileMoneyMethod'],
    );
  });

  test('startPaynowWebConfirmation returns a bare number of a payment in dollars', async () => {
    const id = (await (await call(`startpaynowwebconfirmation?packageId=${bronze.id}&months=12`)).json()) as number;
    expect(await read(id)).toMatchObject({ amount: '180.00', currency: 'USD', method: 'paynow' });
  });

  test('pollPaynowStatusByPaynowsId returns two texts, one of them empty', async () => {
    const paid = await start(web());
    expect(await (await call(`pollpaynowstatusbypaynowsid?paynowsId=${paid.id}`)).json()).toMatchObject({
      err: '',
      msg: expect.stringContaining('waiting'),
    });
    await report(paid, 'Paid');
    expect(await (await call(`pollpaynowstatusbypaynowsid?paynowsId=${paid.id}`)).json()).toMatchObject({
      err: '',
      msg: expect.stringContaining('is paid'),
    });
    const failed = await start(ecocash('0774444444'));
    expect(await (await call(`pollpaynowstatusbypaynowsid?paynowsId=${failed.id}`)).json()).toMatchObject({
      msg: '',
      err: expect.stringContaining('Insufficient'),
    });
    const stranger = await logIn(t, await createUser(t.ctx.db));
    expect((await call(`pollpaynowstatusbypaynowsid?paynowsId=${paid.id}`, stranger)).status).toBe(404);
  });

  test('getPaynowsAllByUserId lists payments with the former field names', async () => {
    const payment = await start(web());
    expect(await (await call('getpaynowsallbyuserid')).json()).toEqual([
      {
        id: payment.id,
        ref: payment.reference,
        method: 'paynow',
        amount: 45,
        currency: 'USD',
        status: 'pending',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
  });

  test('getMobileMoneyMethods returns plain names', async () => {
    expect(await (await call('getmobilemoneymethods')).json()).toEqual(['EcoCash', 'OneMoney', 'InnBucks']);
  });
});

describe('getPaymentOptions', () => {
  test('tells strangers how to pay, and today’s rate', async () => {
    const options = PaymentOptions.parse(await (await t.get('africanscity/getpaymentoptions')).json());
    expect(options).toMatchObject({ rate: expect.any(String), simulated: true });
    expect(options.methods.find(({ method }) => method === 'ecocash')).toMatchObject({
      currencies: ['USD', 'ZWG'],
      needsMobile: true,
    });
  });
});

describe('getExchangeRate', () => {
  test('returns the latest rate that has begun', async () => {
    await t.ctx.db.exchangeRate.create({ data: { currency: 'ZWG', rate: '50', validFrom: new Date('2999-01-01') } });
    expect(await (await t.get('africanscity/getexchangerate')).json()).toMatchObject({
      currency: 'ZWG',
      rate: expect.not.stringMatching(/^50$/),
    });
  });
});

describe('the history of a payment', () => {
  test('only grows', async () => {
    const payment = await start(web());
    const before = await events(payment.id);
    const where = { paymentId: payment.id };
    await expect(t.ctx.db.paymentEvent.deleteMany({ where })).rejects.toThrow();
    await expect(t.ctx.db.paymentEvent.updateMany({ where, data: { note: 'x' } })).rejects.toThrow();
    expect(await events(payment.id)).toEqual(before);
  });
});
