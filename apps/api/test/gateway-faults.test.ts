import { Payment } from '@africanscity/contracts/payments/payments';
import type { User } from '@africanscity/db/generated/client';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleDuePayments } from '../src/domains/payments/polling.ts';
import { byName, readMessage, writeMessage } from '../src/gateways/payments/paynow/message.ts';
import { createPaynowGateway } from '../src/gateways/payments/paynow/paynow-gateway.ts';
import { hashOf } from '../src/gateways/payments/paynow/paynow-hash.ts';
import { sendOverHttp } from '../src/gateways/payments/paynow/send-message.ts';
import { simulatedIntegrations } from '../src/gateways/payments/simulator/simulated-paynow.ts';
import { createUser } from './factories.ts';
import { type GatewayServer, startGatewayServer } from './gateway-server.ts';
import { logIn } from './log-in.ts';
import { secretsIn } from './payment-secrets.ts';
import { runJobs } from './run-jobs.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Factor by which a hanging gateway's timeout is shorter than in production. */
const speedUp = 100;
const phone = '0772222222';
/** Phones that the simulator knows, in all notations. */
const writings = ['0772222222', '077 222 2222', '+263 77 222 2222', '263772222222'];

let t: TestApp;
let gateway: GatewayServer;
let stranger: Server;
let strangerUrl: string;
/** Requests to a host other than the gateway. */
let strangersAsked: string[];
let packageId: number;
let user: User;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp();
  gateway = await startGatewayServer(t.ctx.config.publicUrl, () => new URL(t.url).origin);
  t.ctx.payments = {
    ...t.payments,
    gateway: createPaynowGateway({
      baseUrl: gateway.url,
      integrations: simulatedIntegrations,
      send: (url, body, timeoutMs) =>
        sendOverHttp(url, body, gateway.simulator.chaos.hang ? timeoutMs / speedUp : timeoutMs),
    }),
  };
  packageId = (await t.ctx.db.package.create({ data: { name: 'Plain', price: '15.37' } })).id;
  await t.ctx.db.exchangeRate.create({ data: { currency: 'ZWG', rate: '26.785', validFrom: new Date('2026-01-01') } });
  stranger = createServer((request, response) => {
    strangersAsked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  strangerUrl = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => stranger.close(resolve));
  await gateway.close();
  await t.close();
});
beforeEach(async () => {
  user = await createUser(t.ctx.db);
  headers = await logIn(t, user);
  await t.jobs.clear();
  gateway.asked.length = 0;
  gateway.answers.length = 0;
  strangersAsked = [];
});
afterEach(async () => {
  t.ctx.clock = () => new Date();
  gateway.after = async (_path, answer) => answer;
  gateway.simulator.chaos.hang = false;
  await gateway.passTime();
  for (const name of Object.keys(gateway.simulator.chaos)) delete gateway.simulator.chaos[name as never];
  await expectNothingTold(t.logLines.splice(0));
});

const watched = () => ({ phones: [phone, '0774444444'], entries: gateway.simulator.book.entries() });

/** Neither these log lines nor the history or the row of any payment contain secrets. */
async function expectNothingTold(logLines: string[]): Promise<void> {
  const { db } = t.ctx;
  // Rows have the poll address, which never leaves the database.
  const rows = await db.payment.findMany({ omit: { pollUrl: true, browserUrl: true } });
  const kept = JSON.stringify([rows, await db.paymentEvent.findMany()]);
  expect({ logged: secretsIn(logLines.join('\n'), watched()), kept: secretsIn(kept, watched()) }).toEqual({
    logged: [],
    kept: [],
  });
}

const checkouts = [
  ['EcoCash', { method: 'ecocash', currency: 'ZWG', mobile: phone }],
  ['the page of the gateway', { method: 'paynow', currency: 'USD' }],
] as const;
type Checkout = (typeof checkouts)[number][1];

const start = async (checkout: Checkout, extra: Record<string, string> = {}) => {
  const body = new URLSearchParams({ packageId: String(packageId), months: '1', ...checkout, ...extra });
  const response = await t.post('africanscity/startpayment', body, { headers });
  expect(response.status, await response.clone().text()).toBe(200);
  return Payment.parse(await response.json());
};
const row = (id: number) => t.ctx.db.payment.findUniqueOrThrow({ where: { id } });
const statusOf = async (id: number) => (await row(id)).status;
const packages = (paymentId: number) => t.ctx.db.subscription.count({ where: { paymentId } });
const entriesOf = (reference: string) =>
  gateway.simulator.book.entries().filter((entry) => entry.reference === reference);
const tell = async ({ reference }: Payment, ...statuses: string[]) => {
  for (const status of statuses) await gateway.simulator.force(entriesOf(reference)[0]!.guid, status);
};
/** Runs the schedule that polls by itself, when it is due. */
const settleLater = async (minutes: number) => {
  t.ctx.clock = () => new Date(Date.now() + minutes * 60_000);
  await settleDuePayments(t.ctx);
  t.ctx.clock = () => new Date();
};
const expectPaidOnce = async (payment: Payment) => {
  expect(await statusOf(payment.id)).toBe('paid');
  expect(await packages(payment.id)).toBe(1);
  expect(entriesOf(payment.reference)).toHaveLength(1);
};

describe.each(checkouts)('with %s', (_name, checkout) => {
  test('duplicate: an update that comes twice grants one package', async () => {
    const payment = await start(checkout);
    gateway.simulator.chaos.duplicate = true;
    await tell(payment, 'Paid');
    expect(gateway.answers).toEqual([200, 200]);
    await runJobs(t);
    await expectPaidOnce(payment);
  });

  test('reorder: an overtaken update changes nothing', async () => {
    const payment = await start(checkout);
    gateway.simulator.chaos.reorder = true;
    await tell(payment, 'Sent');
    expect(gateway.answers).toEqual([]);
    await tell(payment, 'Paid');
    expect(gateway.answers).toEqual([200, 200]);
    await runJobs(t);
    await expectPaidOnce(payment);
  });

  test('delay: the payment stays open until a late update', async () => {
    const payment = await start(checkout);
    gateway.simulator.chaos.delay = true;
    await tell(payment, 'Paid');
    expect([gateway.answers, await t.jobs.queued(), await statusOf(payment.id)]).toEqual([[], [], 'pending']);
    await gateway.passTime();
    await runJobs(t);
    await expectPaidOnce(payment);
  });

  test('drop: a poll replaces a lost update', async () => {
    const payment = await start(checkout);
    gateway.simulator.chaos.drop = true;
    await tell(payment, 'Paid');
    await settleLater(5);
    expect(gateway.answers).toEqual([]);
    await expectPaidOnce(payment);
  });

  test.each(['tamperAmount', 'wrongKey'] as const)(
    '%s: an update with a wrong signature is refused, and a poll replaces it',
    async (fault) => {
      const payment = await start(checkout);
      gateway.simulator.chaos[fault] = true;
      await tell(payment, 'Paid');
      expect([gateway.answers, await t.jobs.queued(), await statusOf(payment.id)]).toEqual([[403], [], 'pending']);
      gateway.simulator.chaos[fault] = false;
      await settleLater(5);
      await expectPaidOnce(payment);
    },
  );

  test.each(['mixedCaseKeys', 'commaInReference'] as const)('%s: is understood', async (manner) => {
    gateway.simulator.chaos[manner] = true;
    const payment = await start(checkout);
    await tell(payment, 'Paid');
    await runJobs(t);
    await expectPaidOnce(payment);
    if (manner === 'commaInReference') expect((await row(payment.id)).gatewayReference).toMatch(/^1,\d{3}$/);
  });

  test('hang: no payer is charged for a request that the gateway never received, and can start again', async () => {
    gateway.simulator.chaos.hang = true;
    const payment = await start(checkout);
    expect(payment.status).toBe('created');
    expect(entriesOf(payment.reference)).toEqual([]);
    gateway.simulator.chaos.hang = false;
    await settleLater(5);
    expect(await row(payment.id)).toMatchObject({ status: 'failed', failure: expect.stringContaining('Nothing was') });
    const next = await start(checkout);
    expect([next.id === payment.id, next.status]).toEqual([false, 'pending']);
  });

  test('hang: a payment stays open while polls fail, and is settled afterwards', async () => {
    const payment = await start(checkout);
    gateway.simulator.chaos.drop = true;
    await tell(payment, 'Paid');
    gateway.simulator.chaos.hang = true;
    await settleLater(5);
    expect(await statusOf(payment.id)).toBe('pending');
    gateway.simulator.chaos.hang = false;
    await settleLater(30);
    await expectPaidOnce(payment);
  });

  test('a message and a response while the clock is wrong by 5 minutes or a day grant one package', async () => {
    for (const minutes of [-1_440, -5, 5, 1_440]) {
      user = await createUser(t.ctx.db);
      headers = await logIn(t, user);
      const payment = await start(checkout);
      t.ctx.clock = () => new Date(Date.now() + minutes * 60_000);
      await tell(payment, 'Paid');
      await runJobs(t);
      t.ctx.clock = () => new Date();
      await settleLater(0);
      await expectPaidOnce(payment);
      const { startsAt, endsAt } = await t.ctx.db.subscription.findUniqueOrThrow({ where: { paymentId: payment.id } });
      expect(endsAt.getTime() - startsAt.getTime()).toBeGreaterThanOrEqual(28 * 24 * 3_600_000);
    }
  });

  describe('an address of another host', () => {
    /** Responds with addresses of another host, correctly signed. */
    const pointElsewhere = (path: RegExp) => {
      gateway.after = async (asked, answer) => {
        if (!path.test(asked)) return answer;
        const { key } = simulatedIntegrations[checkout.currency];
        const fields = readMessage(answer.body)
          .filter(([name]) => name !== 'hash')
          .map(([name, value]) => [name, /url$/i.test(name) ? `${strangerUrl}/${name}` : value] as const);
        return { ...answer, body: writeMessage([...fields, ['hash', hashOf(fields, key)]]) };
      };
    };

    test('in the reply of the gateway is never fetched, and the payment is found by its trace', async () => {
      pointElsewhere(/transaction$/);
      const payment = await start(checkout);
      expect((await row(payment.id)).pollUrl).toBeNull();
      await tell(payment, 'Paid');
      await runJobs(t);
      await expectPaidOnce(payment);
      expect(gateway.asked).toContain('trace');
      expect(strangersAsked).toEqual([]);
    });

    test('in a message or in the response to a trace is never fetched', async () => {
      const payment = await start(checkout);
      const { pollUrl } = await row(payment.id);
      const token = new URL(entriesOf(payment.reference)[0]!.resultUrl).search;
      gateway.simulator.chaos.drop = true;
      await tell(payment, 'Paid');
      const { body } = (await gateway.simulator.handle({
        method: 'POST',
        path: '/interface/checkpayment',
        query: new URL(pollUrl!).searchParams,
        body: '',
      }))!;
      const fields = [...byName(readMessage(body))]
        .filter(([name]) => name !== 'hash')
        .map(([name, value]) => [name, name === 'pollurl' ? `${strangerUrl}/message` : value] as const);
      const hash = hashOf(fields, simulatedIntegrations[checkout.currency].key);
      const told = await t.post(`africanscity/paynowresult${token}`, writeMessage([...fields, ['hash', hash]]), {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(told.status).toBe(200);
      expect((await row(payment.id)).pollUrl).toBe(pollUrl);
      await t.ctx.db.payment.update({ where: { id: payment.id }, data: { pollUrl: null } });
      pointElsewhere(/^trace$/);
      await runJobs(t);
      await expectPaidOnce(payment);
      expect((await row(payment.id)).pollUrl).toBeNull();
      expect(strangersAsked).toEqual([]);
    });

    test('in the row, or in a redirect of the gateway, is never fetched', async () => {
      const payment = await start(checkout);
      const { pollUrl } = await row(payment.id);
      gateway.simulator.chaos.drop = true;
      await tell(payment, 'Paid');
      for (const elsewhere of [`${strangerUrl}/row`, `${gateway.url}@${new URL(strangerUrl).host}/`]) {
        await t.ctx.db.payment.update({ where: { id: payment.id }, data: { pollUrl: elsewhere } });
        await settleLater(5);
      }
      await t.ctx.db.payment.update({ where: { id: payment.id }, data: { pollUrl } });
      gateway.after = async () => ({ status: 302, type: 'redirect', body: `${strangerUrl}/redirect` });
      await settleLater(30);
      expect(strangersAsked).toEqual([]);
      expect(await statusOf(payment.id)).toBe('pending');
      gateway.after = async (_path, answer) => answer;
      await settleLater(60);
      await expectPaidOnce(payment);
      expect(strangersAsked).toEqual([]);
    });
  });
});

test('dropInitiateReply: a wallet is charged once, and its payment counts', async () => {
  gateway.simulator.chaos.dropInitiateReply = true;
  const payment = await start(checkouts[0][1]);
  expect(payment.status).toBe('pending');
  await tell(payment, 'Paid');
  await runJobs(t);
  await expectPaidOnce(payment);
});

test('dropInitiateReply: a page whose address was lost is given up, and the next one opens', async () => {
  gateway.simulator.chaos.dropInitiateReply = true;
  const lost = await start(checkouts[1][1]);
  expect(lost).toMatchObject({ status: 'failed', failure: expect.stringContaining('try again') });
  gateway.simulator.chaos.dropInitiateReply = false;
  expect((await start(checkouts[1][1])).step?.kind).toBe('redirect');
});

// After each of the tests above as well, of its own fault.
test('keys, hashes, phones and secret addresses are in no log line, history or row, in any notation', async () => {
  const call = 'startpaynowmobileconfirmation?months=1&mobileMoneyMethod=EcoCash';
  for (const mobile of writings) {
    await start({ method: 'ecocash', currency: 'ZWG', mobile } as Checkout, { months: '3' });
    const query = new URLSearchParams({ packageId: String(packageId), mobile });
    expect((await t.get(`africanscity/${call}&${query}`, { headers })).status).toBe(200);
  }
  gateway.simulator.chaos.hang = true;
  await start(checkouts[0][1], { months: '6' });
  await start(checkouts[1][1], { months: '6' });
  gateway.simulator.chaos.hang = false;
  await start({ method: 'ecocash', currency: 'ZWG', mobile: '0774444444' } as unknown as Checkout, { months: '12' });
  for (const asked of ['/startpayment', '/startpaynowmobileconfirmation'])
    expect(t.logLines.filter((line) => line.includes(asked)).length).toBeGreaterThanOrEqual(writings.length);
  await expectNothingTold(t.logLines);
  // The same search finds them in the database.
  const [entry] = watched().entries;
  const { key } = simulatedIntegrations.USD;
  for (const secret of [
    ...writings,
    encodeURIComponent(writings[2]!),
    key.toUpperCase(),
    entry!.guid,
    entry!.resultUrl,
  ])
    expect(secretsIn(`a line with ${secret} in it`, watched()), secret).toHaveLength(1);
});
