import { PaymentOptions } from '@africanscity/contracts/payments/payments';
import { seedDefaults } from '@africanscity/db/seed/defaults';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { readEnv } from '../../env.ts';
import { openPayments } from '../../gateways/payments/open-payments.ts';

let t: TestApp;
let packageId: string;
let user: Record<string, string>;
let admin: Record<string, string>;

beforeAll(async () => {
  // As behind a proxy on this machine, so that a test can come from elsewhere.
  t = await createTestApp({ trustProxy: ['127.0.0.1'] });
  await seedDefaults(t.ctx.db);
  packageId = String((await t.ctx.db.package.findUniqueOrThrow({ where: { name: 'Bronze' } })).id);
  user = await logIn(t, await createUser(t.ctx.db));
  admin = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
});
afterAll(() => t.close());
beforeEach(() => {
  t.payments.simulatorFor = 'machine and administrators';
});

const away = { 'x-forwarded-for': '203.0.113.7' };
const page = (path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(`${t.url}/dev/paynow${path}`, { method, headers, redirect: 'manual' });
const pay = (headers: Record<string, string>) =>
  t.post(
    'africanscity/startpayment',
    new URLSearchParams({ packageId, months: '1', currency: 'USD', method: 'paynow' }),
    {
      headers,
    },
  );
const options = async (headers: Record<string, string>) =>
  PaymentOptions.parse(await (await t.get('africanscity/getpaymentoptions', { headers })).json());

describe('the simulator outside the demo', () => {
  test('does not exist for strangers, at any of its addresses', async () => {
    for (const headers of [away, { ...away, ...user }]) {
      expect((await page('/', headers)).status).toBe(404);
      expect((await page('/chaos', headers, 'POST')).status).toBe(404);
      expect((await page('/interface/trace', headers, 'POST')).status).toBe(404);
      expect((await page('/payment?guid=7d0d7e4c-5c0e-4a94-9f2c-2a63f8f6a001', headers)).status).toBe(404);
    }
  });

  test('is not offered to strangers, who cannot pay by it either', async () => {
    const stranger = await createUser(t.ctx.db);
    const headers = { ...away, ...(await logIn(t, stranger)) };
    expect(await options(headers)).toMatchObject({ methods: [], simulated: false });
    expect(await (await t.get('africanscity/getmobilemoneymethods', { headers })).json()).toEqual([]);
    const refused = await pay(headers);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'method_unavailable' });
    expect(await t.ctx.db.payment.count({ where: { userId: stranger.id } })).toBe(0);
  });

  test('serves administrators from anywhere, who reach the page of their own payment by its address', async () => {
    const headers = { ...away, ...admin };
    expect((await page('/', headers)).status).toBe(200);
    expect((await options(headers)).simulated).toBe(true);
    const paid = (await (await pay(headers)).json()) as { step: { url: string } };
    const { search } = new URL(paid.step.url);
    expect((await page(`/payment${search}`, away)).status).toBe(200);
  });

  test('serves people at the machine, and not the pages of other sites in their browsers', async () => {
    expect((await page('/', {})).status).toBe(200);
    expect((await options(user)).simulated).toBe(true);
    expect((await pay(user)).status).toBe(200);
    expect((await page('/', { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
    expect((await page('/', { 'x-real-ip': '203.0.113.7' })).status).toBe(404);
    expect((await page('/', { via: '1.1 proxy' })).status).toBe(404);
  });

  test('serves administrators only when remote visitors could look like people at the machine', async () => {
    t.payments.simulatorFor = 'administrators';
    expect((await page('/', {})).status).toBe(404);
    expect((await pay(user)).status).toBe(409);
    expect((await page('/', admin)).status).toBe(200);
  });
});

describe('openPayments', () => {
  test.each([
    [{}, 'everybody'],
    [{ DEMO: 'off' }, null],
    [{ DEMO: 'off', PAYMENTS: 'simulator' }, 'machine and administrators'],
    [{ DEMO: 'off', PAYMENTS: 'simulator', HOST: '0.0.0.0' }, 'administrators'],
    [{ DEMO: 'off', PAYMENTS: 'simulator', PUBLIC_URL: 'https://africanscity.example' }, 'administrators'],
    [{ DATABASE_URL: 'postgresql://localhost/a', DEMO: 'on' }, null],
    [{ DATABASE_URL: 'postgresql://localhost/a', PAYMENTS: 'simulator' }, 'machine and administrators'],
    [{ DATABASE_URL: 'postgresql://localhost/a', PAYMENTS: 'simulator', DEMO: 'on' }, 'everybody'],
  ] as const)('with %j the simulator is for %s', async (given, audience) => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'africanscity-payments-'));
    const env = readEnv({ ...given, DATA_DIR, JWT_SECRET: 'k3J9x0QmV7rT2uYw8LbN5sHd1FzGpCeA' });
    const config = { publicUrl: env.PUBLIC_URL ?? 'http://localhost:3000', apiBasePath: '/api' };
    const payments = await openPayments(env, config);
    expect(payments.simulator && payments.simulatorFor).toBe(audience);
    expect(payments.gateway === null).toBe(audience === null);
    await rm(DATA_DIR, { recursive: true });
  });
});
