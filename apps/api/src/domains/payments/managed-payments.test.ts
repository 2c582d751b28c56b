import type { EndpointOutput } from '@africanscity/contracts/call';
import type { getPaymentHistory, getPaymentTotals } from '@africanscity/contracts/payments/calls/managed-payments';
import { ManagedPayment } from '@africanscity/contracts/payments/managed-payments';
import { Payment } from '@africanscity/contracts/payments/payments';
import { seedDefaults } from '@africanscity/db/seed/defaults';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { runJobs } from '../../../test/run-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let t: TestApp;
let admin: Record<string, string>;
let payer: Record<string, string>;
let packageId: number;
const today = () => new Date().toISOString().slice(0, 10);
const account = {
  currency: 'USD',
  bank: 'Jacaranda Bank',
  accountName: 'AfricansCity',
  accountNumber: '100200300',
  branch: 'Harare',
};

beforeAll(async () => {
  t = await createTestApp();
  await seedDefaults(t.ctx.db);
  packageId = (await t.ctx.db.package.findUniqueOrThrow({ where: { name: 'Silver' } })).id;
  admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN', name: 'Ada', surname: 'Min' }));
  await post('savebankaccount', account);
});
afterAll(() => t.close());
beforeEach(async () => {
  payer = await logIn(t, await createUser(t.ctx.db));
  t.mailbox.messages.length = 0;
});

const post = (call: string, values: Record<string, string>, headers = admin) =>
  t.post(`africanscity/${call}`, new URLSearchParams(values), { headers });
const get = async <Answer>(path: string) =>
  (await (await t.get(`africanscity/${path}`, { headers: admin })).json()) as Answer;
const start = async (method: string, headers = payer) =>
  Payment.parse(
    await (
      await post('startpayment', { packageId: String(packageId), months: '1', currency: 'USD', method }, headers)
    ).json(),
  );
const force = async (payment: Payment, status: string, amount?: string) => {
  const entries = t.payments.simulator.book.entries();
  const { guid } = entries.find(({ reference }) => reference === payment.reference)!;
  await t.payments.simulator.force(guid, status, amount);
  await runJobs(t);
};
const act = async (call: string, id: number, values: Record<string, string> = {}) => {
  const response = await post(call, { id: String(id), reason: 'the bank says so', ...values });
  expect(response.status, await response.clone().text()).toBe(200);
  return ManagedPayment.parse(await response.json());
};
const history = (id: number) => get<EndpointOutput<typeof getPaymentHistory>>(`getpaymenthistory?id=${id}`);
const subscription = (paymentId: number) => t.ctx.db.subscription.findUnique({ where: { paymentId } });

describe('confirmBankTransfer', () => {
  test('makes a transfer paid and the package active, and logs who confirmed it', async () => {
    const payment = await start('bank');
    await post('submitbanktransfer', { id: String(payment.id), bankReference: 'FT-1' }, payer);
    const waiting = `getpaymentspage?filter=attention&search=${payment.id}`;
    expect((await get<{ content: ManagedPayment[] }>(waiting)).content).toMatchObject([
      { id: payment.id, attention: 'transfer', bankReference: 'FT-1' },
    ]);
    expect(await act('confirmbanktransfer', payment.id, { amount: '50.00' })).toMatchObject({
      status: 'paid',
      attention: null,
    });
    expect(await subscription(payment.id)).not.toBeNull();
    const { events } = await history(payment.id);
    expect(events.at(-1)).toMatchObject({
      kind: 'admin',
      toStatus: 'paid',
      actor: 'Ada Min',
      note: 'the bank says so',
    });
    const entry = await t.ctx.db.auditEntry.findFirst({ where: { subject: `payment ${payment.id}` } });
    expect(entry).toMatchObject({ action: 'confirmBankTransfer', reason: 'the bank says so' });
  });

  test('grants one package when ten administrators confirm at once', async () => {
    const { id } = await start('bank');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        post('confirmbanktransfer', { id: String(id), amount: '50', reason: 'it came' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await t.ctx.db.subscription.count({ where: { paymentId: id } })).toBe(1);
  });

  test('refuses another amount, a missing reason, and payments through the gateway', async () => {
    const [transfer, online] = [await start('bank'), await start('paynow')];
    const confirm = (id: number, amount: string, reason: string) =>
      post('confirmbanktransfer', { id: String(id), amount, reason });
    expect((await confirm(transfer.id, '49.99', 'it came')).status).toBe(400);
    expect((await confirm(transfer.id, '1e2', 'it came')).status).toBe(400);
    expect((await confirm(transfer.id, '50', '')).status).toBe(400);
    expect((await confirm(online.id, '50', 'it came')).status).toBe(409);
    expect((await confirm(2_000_000_000, '50', 'it came')).status).toBe(404);
    expect(await subscription(transfer.id)).toBeNull();
  });
});

describe('refuseBankTransfer', () => {
  test('emails the payer the reason, and the transfer can still be confirmed', async () => {
    const payment = await start('bank');
    expect((await act('refusebanktransfer', payment.id)).status).toBe('failed');
    await runJobs(t);
    expect(t.mailbox.messages.map(({ text }) => text).join()).toContain('the bank says so');
    expect((await act('confirmbanktransfer', payment.id, { amount: '50' })).status).toBe('paid');
  });
});

describe('acceptHeldPayment', () => {
  test('accepts a held payment of another amount as paid, and no other payment', async () => {
    const payment = await start('paynow');
    expect((await post('acceptheldpayment', { id: String(payment.id), reason: 'fine' })).status).toBe(409);
    await force(payment, 'Paid', '49.00');
    expect((await get<{ content: ManagedPayment[] }>('getpaymentspage?filter=held')).content).toMatchObject([
      { id: payment.id, heldReason: '49.00 was paid, not 50.00' },
    ]);
    expect((await act('acceptheldpayment', payment.id)).status).toBe('paid');
    expect(await subscription(payment.id)).not.toBeNull();
  });
});

describe('recordDispute, liftDispute, recordRefund', () => {
  test('suspend, restore and revoke the purchase', async () => {
    const payment = await start('paynow');
    await force(payment, 'Paid');
    expect((await act('recorddispute', payment.id)).status).toBe('disputed');
    expect((await subscription(payment.id))?.suspendedAt).not.toBeNull();
    expect((await act('liftdispute', payment.id)).status).toBe('paid');
    expect((await subscription(payment.id))?.suspendedAt).toBeNull();
    expect((await act('recordrefund', payment.id)).status).toBe('refunded');
    expect((await subscription(payment.id))?.revokedAt).not.toBeNull();
    for (const call of ['recorddispute', 'liftdispute', 'recordrefund'])
      expect((await post(call, { id: String(payment.id), reason: 'again' })).status).toBe(409);
  });

  test('a lifted dispute stays lifted when the gateway repeats it, and a later refund counts', async () => {
    const payment = await start('paynow');
    await force(payment, 'Paid');
    await force(payment, 'Disputed');
    await act('liftdispute', payment.id);
    expect((await act('recheckpayment', payment.id)).status).toBe('paid');
    await force(payment, 'Refunded');
    expect((await history(payment.id)).payment.status).toBe('refunded');
  });

  test('refunds a held payment, which grants nothing', async () => {
    const payment = await start('paynow');
    await force(payment, 'Paid', '1.00');
    expect((await act('recordrefund', payment.id)).status).toBe('refunded');
    expect(await subscription(payment.id)).toBeNull();
  });
});

describe('recheckPayment', () => {
  test('finds out what no message reported', async () => {
    const payment = await start('paynow');
    t.payments.simulator.chaos.drop = true;
    await force(payment, 'Paid');
    t.payments.simulator.chaos.drop = false;
    expect((await act('recheckpayment', payment.id)).status).toBe('paid');
    expect((await post('recheckpayment', { id: String((await start('bank')).id) })).status).toBe(409);
  });
});

describe('getPaymentsPage', () => {
  test('finds by reference and by the email of the payer, and shows no address to poll', async () => {
    const user = await createUser(t.ctx.db, { email: 'find-me@example.com' });
    const payment = await start('paynow', await logIn(t, user));
    for (const search of [payment.reference.toLowerCase(), 'FIND-ME@']) {
      const page = await get<{ content: ManagedPayment[]; totalElements: number }>(`getpaymentspage?search=${search}`);
      expect(page).toMatchObject({ totalElements: 1, content: [{ id: payment.id, payer: { email: user.email } }] });
      expect(JSON.stringify(page)).not.toMatch(/guid|pollUrl|token/);
    }
    expect(await get('getpaymentspage?search=100%25')).toMatchObject({ totalElements: 0 });
    expect((await t.get('africanscity/getpaymentspage?filter=none', { headers: admin })).status).toBe(400);
  });
});

describe('getPaymentHistory', () => {
  test('shows all events in order, without secrets', async () => {
    const payment = await start('paynow');
    await force(payment, 'Paid');
    const { events } = await history(payment.id);
    expect(events.map(({ kind, toStatus }) => [kind, toStatus])).toEqual([
      ['intent', 'created'],
      ['initiate', 'pending'],
      ['callback', null],
      ['poll', 'paid'],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/hash=|guid/);
    expect((await t.get('africanscity/getpaymenthistory?id=2000000000', { headers: admin })).status).toBe(404);
  });
});

describe('getPaymentTotals', () => {
  test('adds up to the cent', async () => {
    const before = await get<EndpointOutput<typeof getPaymentTotals>>('getpaymenttotals');
    const payment = await start('paynow');
    await force(payment, 'Paid');
    const after = await get<EndpointOutput<typeof getPaymentTotals>>('getpaymenttotals');
    const paid = ({ totals }: typeof before) =>
      totals.find(({ status, currency }) => status === 'paid' && currency === 'USD') ?? { count: 0, amount: '0' };
    expect(paid(after).count).toBe(paid(before).count + 1);
    expect(Number(paid(after).amount)).toBe(Number(paid(before).amount) + 50);
  });
});

describe('exportPayments', () => {
  test('writes cells in which no formula can start', async () => {
    const names = ['=cmd()', '+1', '-1', '@sum'];
    for (const name of names) await start('bank', await logIn(t, await createUser(t.ctx.db, { name, surname: 'X' })));
    const bad = await start('bank');
    await post('submitbanktransfer', { id: String(bad.id), bankReference: '=HYPERLINK("http://evil.test")' }, payer);
    const response = await t.get('africanscity/exportpayments?filter=pending', { headers: admin });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const rows = parse(await response.text(), { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.map((row) => row.Payer)).toEqual(expect.arrayContaining(names.map((name) => `'${name} X`)));
    expect(rows.find((row) => row.Number === String(bad.id))!['Reference of the bank']).toMatch(/^'=/);
    expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
  });
});

describe('saveExchangeRate', () => {
  const save = (rate: string, validFrom: string, headers = admin) =>
    post('saveexchangerate', { rate, validFrom }, headers);

  test('sets the rate from a day on; of a day, the last counts', async () => {
    expect((await save('26', today())).status).toBe(200);
    expect((await save('26.785', today())).status).toBe(200);
    expect(await get('getexchangerate')).toEqual({ currency: 'ZWG', rate: '26.785', validFrom: today() });
    expect((await get<{ rate: string; actor: string }[]>('getexchangerates')).slice(0, 2)).toMatchObject([
      { rate: '26.785', actor: 'Ada Min' },
      { rate: '26' },
    ]);
  });

  test('sets the rate of another currency, and leaves that of ZWG', async () => {
    expect((await save('26.785', today())).status).toBe(200);
    expect((await post('saveexchangerate', { currency: 'ngn', rate: '1500', validFrom: today() })).status).toBe(200);
    expect(await get('getexchangerate')).toMatchObject({ currency: 'ZWG', rate: '26.785' });
    expect((await get<object[]>('getexchangerates'))[0]).toMatchObject({ currency: 'NGN', rate: '1500' });
  });

  test.each(['USD', 'naira', 'XXQ', ''])('refuses the currency %j', async (currency) => {
    expect((await post('saveexchangerate', { currency, rate: '1500', validFrom: today() })).status).toBe(400);
  });

  test.each([
    ['0', today()],
    ['-1', today()],
    ['1e3', today()],
    ['26,7', today()],
    ['26.1234567', today()],
    ['26', '2020-01-01'],
    ['26', '2999-01-01'],
    ['26', '2026-02-30'],
  ])('refuses %s from %s', async (rate, day) => {
    expect((await save(rate, day)).status).toBe(400);
  });

  test('is for administrators', async () => {
    expect((await save('1', today(), payer)).status).toBe(403);
    expect((await save('1', today(), {})).status).toBe(401);
  });
});

describe('saveBankAccount and deleteBankAccount', () => {
  test('store one account per currency, which payers see while it is in use', async () => {
    await post('savebankaccount', { ...account, currency: 'ZWG', accountNumber: '1' });
    await post('savebankaccount', { ...account, currency: 'ZWG', accountNumber: '2' });
    expect(await get<{ accountNumber: string }[]>('getbankaccounts')).toMatchObject([
      { currency: 'USD', accountNumber: '100200300' },
      { currency: 'ZWG', accountNumber: '2' },
    ]);
    expect((await post('deletebankaccount', { currency: 'ZWG' })).status).toBe(200);
    expect(await get<unknown[]>('getbankaccounts')).toHaveLength(1);
    expect((await post('savebankaccount', { ...account, bank: ' ' })).status).toBe(400);
    expect((await post('savebankaccount', account, payer)).status).toBe(403);
  });
});
