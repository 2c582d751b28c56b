import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { logIn } from '../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { loadExchangeRates } from './load-exchange-rates.ts';

let t: TestApp;
let server: Server;
/** Answer of the source. */
let answer: { status?: number; body: string };
let now: Date;

beforeEach(async () => {
  server = createServer((_, response) => response.writeHead(answer.status ?? 200).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t = await createTestApp({ ratesUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates?key=hush` });
  now = new Date('2026-05-04T06:25:00Z');
  t.ctx.clock = () => now;
});
afterEach(async () => {
  await t.close();
  server.close();
});

const source = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const load = () => loadExchangeRates(t.ctx, ['NGN', 'KES', 'XOF', 'ZWG', 'USD']);
const stored = async () =>
  (await t.ctx.db.exchangeRate.findMany({ orderBy: [{ id: 'asc' }] })).map(({ currency, rate, validFrom }) => [
    currency,
    rate.toString(),
    validFrom.toISOString().slice(0, 10),
  ]);
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};

describe('loading exchange rates', () => {
  test('stores what a dollar costs in the currencies that are asked for', async () => {
    answer = {
      body: '{"base": "USD", "date": "2026-05-04", "rates": {"NGN": 1530.5, "KES": 129.25, "JPY": 150, "USD": 1}}',
    };
    await load();
    expect(await stored()).toEqual([
      ['NGN', '1530.5', '2026-05-04'],
      ['KES', '129.25', '2026-05-04'],
    ]);
  });

  test('converts from another base, and reads the names that other sources use', async () => {
    // A euro costs 1.25 dollars and 655.957 francs, so a dollar costs 0.8 euros and 524.7656 francs.
    answer = { body: '{"base_code": "EUR", "conversion_rates": {"USD": 1.25, "XOF": "655.957"}}' };
    await loadExchangeRates(t.ctx, ['EUR', 'XOF']);
    expect(await stored()).toEqual([
      ['EUR', '0.8', '2026-05-04'],
      ['XOF', '524.7656', '2026-05-04'],
    ]);
  });

  test('stores a changed rate, and confirms one that did not change', async () => {
    answer = { body: '{"rates": {"NGN": 1500, "KES": 129}}' };
    await load();
    later(9);
    answer = { body: '{"rates": {"NGN": 1510, "KES": 129}}' };
    await load();
    expect(await stored()).toEqual([
      ['NGN', '1500', '2026-05-04'],
      ['KES', '129', '2026-05-04'],
      ['NGN', '1510', '2026-05-13'],
    ]);
    const headers = await logIn(t, await createUser(t.ctx.db, { role: 'ADMIN' }));
    const rates = async () => (await t.get('africanscity/getexchangerates', { headers })).json();
    expect(await rates()).toMatchObject([
      { currency: 'NGN', rate: '1510', source: source(), current: true, old: false, actor: null },
      { currency: 'KES', rate: '129', validFrom: '2026-05-04', current: true, old: false },
    ]);
    later(8);
    expect(await rates()).toMatchObject([
      { currency: 'NGN', old: true },
      { currency: 'KES', old: true },
    ]);
    const attention = (await (await t.get('africanscity/getattention', { headers })).json()) as object[];
    expect(attention).toContainEqual({ kind: 'oldRates', count: 2 });
  });

  test('leaves a rate alone for a week that an administrator set', async () => {
    const set = { currency: 'ZWG', rate: '30', validFrom: new Date('2026-05-04'), createdAt: now };
    await t.ctx.db.exchangeRate.create({ data: set });
    answer = { body: '{"rates": {"ZWG": 26.8}}' };
    later(6);
    await load();
    expect(await stored()).toEqual([['ZWG', '30', '2026-05-04']]);
    later(2);
    await load();
    expect((await stored()).at(-1)).toEqual(['ZWG', '26.8', '2026-05-12']);
  });

  test.each(['2251', '999'])('takes no rate of %s after one of 1500', async (rate) => {
    answer = { body: '{"rates": {"NGN": 1500}}' };
    await load();
    later(1);
    answer = { body: `{"rates": {"NGN": ${rate}, "KES": 130}}` };
    await load();
    expect(await stored()).toEqual([
      ['NGN', '1500', '2026-05-04'],
      ['KES', '130', '2026-05-05'],
    ]);
  });

  test('takes nothing that is no positive number', async () => {
    answer = { body: '{"rates": {"NGN": 0, "KES": 0.0000001, "ZWG": 26.8}}' };
    await load();
    expect(await stored()).toEqual([['ZWG', '26.8', '2026-05-04']]);
  });

  test.each([
    ['an answer that is not JSON', { body: '<html>' }, 'It is not JSON.'],
    ['no rates', { body: '{"base": "USD"}' }, 'the member "rates"'],
    ['negative rates', { body: '{"rates": {"NGN": "-5"}}' }, 'the member "rates"'],
    ['a base without the dollar', { body: '{"base": "EUR", "rates": {"NGN": 1700}}' }, 'no rate of USD'],
    ['a refusal', { status: 403, body: 'no' }, 'It answered 403.'],
    ['too long an answer', { body: ' '.repeat(1_000_001) }, 'longer than a megabyte'],
  ])('stores nothing after %s, and says so without the address', async (_, given, message) => {
    answer = given;
    const error = await load().then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error?.message).toContain(`The exchange rates of ${source()} could not be loaded. `);
    expect(error?.message).toContain(message);
    expect(error?.message).not.toContain('hush');
    expect(await stored()).toEqual([]);
  });

  test('says that a source cannot be reached', async () => {
    server.close();
    await expect(load()).rejects.toThrow('It cannot be reached (ECONNREFUSED).');
  });

  test('reads a file', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'rates-')), 'today.json');
    await writeFile(path, '{"rates": {"NGN": 1530.5}}');
    t.ctx.config.ratesUrl = pathToFileURL(path).href;
    await load();
    expect(await t.ctx.db.exchangeRate.findMany()).toMatchObject([{ currency: 'NGN', source: 'today.json' }]);
  });

  test('does nothing without a source', async () => {
    t.ctx.config.ratesUrl = null;
    await load();
    expect(await stored()).toEqual([]);
  });
});
