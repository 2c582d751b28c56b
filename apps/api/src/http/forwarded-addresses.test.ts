import { afterEach, describe, expect, test } from 'vitest';
import { createUser } from '../../test/factories.ts';
import { logIn } from '../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { readForwarded } from './forwarded-addresses.ts';

let t: TestApp | undefined;
afterEach(async () => {
  await t?.close();
  t = undefined;
});

describe('readForwarded', () => {
  test.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['203.0.113.7:51001', ['203.0.113.7']],
    ['"203.0.113.7:51001"', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['[::ffff:203.0.113.7]:51001', ['203.0.113.7']],
    ['::ffff:203.0.113.7:51001', ['203.0.113.7']],
    ['2001:db8::1', ['2001:db8::1']],
    ['[2001:db8::1]', ['2001:db8::1']],
    ['[2001:DB8:0::1]:443', ['2001:db8::1']],
    ['"[2001:db8::1]:443"', ['2001:db8::1']],
    ['2001:db8:0:0:0:0:0:1:51001', ['2001:db8::1']],
    ['fe80::1%eth0', ['fe80::1']],
    ['[fe80::1%25eth0]:80', ['fe80::1']],
    ['for=203.0.113.7', ['203.0.113.7']],
    ['For="[2001:db8::1]:4711";proto=https', ['2001:db8::1']],
    ['proto=https; for="203.0.113.7:_x1";by=10.0.0.1', ['203.0.113.7']],
    [' 203.0.113.7:1 ,10.0.0.2:2', ['203.0.113.7', '10.0.0.2']],
    ['203.0.113.7, , 10.0.0.2,', ['203.0.113.7', '10.0.0.2']],
    ['203.0.113.7, unknown, 10.0.0.2', ['10.0.0.2']],
    ['203.0.113.7, _hidden', []],
    ['203.0.113.7, for=unknown', []],
    ['203.0.113.7, 999.1.1.1', []],
    ['203.0.113.7, unix:', []],
    ['', []],
  ])('reads %s', (text, addresses) => {
    expect(readForwarded(text)).toEqual(addresses);
  });
});

const loginsFrom = async (app: TestApp, addressOf: (index: number) => string) => {
  const statuses: number[] = [];
  for (let index = 0; index < 13; index += 1) {
    const query = 'grant_type=password&username=nobody%40example.com&password=wrong-password';
    const response = await app.post(`oauth/token?${query}`, undefined, {
      headers: {
        authorization: `Basic ${btoa('my-trusted-client:secret')}`,
        'x-forwarded-for': addressOf(index),
      },
    });
    statuses.push(response.status);
  }
  return statuses;
};

describe('a client behind a trusted proxy', () => {
  test.each([
    ['a port', (index: number) => `203.0.113.7:${51_001 + index}`],
    ['a port and claims of its own', (index: number) => `198.51.100.${index}, 203.0.113.7:${51_001 + index}`],
    ['brackets, a port and quotes', (index: number) => `"[2001:db8::7]:${51_001 + index}"`],
    ['no address', (index: number) => `198.51.100.${index}, unknown`],
    ['a made-up name', (index: number) => `_client${index}`],
    ['IPv6 forms of its IPv4 address', (index: number) => (index % 2 ? '::ffff:cb00:7107' : '203.0.113.7:80')],
  ])('is refused the eleventh wrong login when the proxy adds %s', async (_name, addressOf) => {
    t = await createTestApp({ trustProxy: ['127.0.0.1'] });
    const statuses = await loginsFrom(t, addressOf);
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.slice(10)).toEqual([429, 429, 429]);
  });

  test('counts separately for each address', async () => {
    t = await createTestApp({ trustProxy: ['127.0.0.1'], requestsPerMinute: 2 });
    const from = async (address: string) =>
      (await t?.get('africanscity/getroles', { headers: { 'x-forwarded-for': address } }))?.status;
    expect([await from('203.0.113.1:1'), await from('203.0.113.1:2'), await from('203.0.113.1:3')]).toEqual([
      200, 200, 429,
    ]);
    expect(await from('203.0.113.2:1')).toBe(200);
  });

  test('is found behind a second trusted proxy that adds a port', async () => {
    t = await createTestApp({ trustProxy: ['127.0.0.1', '10.0.0.0/8'], requestsPerMinute: 1 });
    const from = async (chain: string) =>
      (await t?.get('africanscity/getroles', { headers: { 'x-forwarded-for': chain } }))?.status;
    expect(await from('203.0.113.1:9, 10.1.2.3:4444')).toBe(200);
    expect(await from('203.0.113.2:9, 10.1.2.3:4445')).toBe(200);
    expect(await from('203.0.113.2:10, 10.1.2.4:4446')).toBe(429);
  });
});

describe('an untrusted proxy', () => {
  const warnings = (app: TestApp) => app.logLines.filter((line) => line.includes('TRUST_PROXY'));
  const visit = (app: TestApp, chain: string) =>
    app.get('africanscity/getroles', { headers: { 'x-forwarded-for': chain } });
  const attention = async (app: TestApp) => {
    const headers = await logIn(app, await createUser(app.ctx.db, { role: 'ADMIN' }));
    const rows = (await (await app.get('africanscity/getattention', { headers })).json()) as { kind: string }[];
    return rows.find(({ kind }) => kind === 'untrustedProxies');
  };

  test('is named in the log once an hour, and on the overview for a day', async () => {
    t = await createTestApp();
    let now = new Date();
    for (let index = 0; index < 9; index += 1) await visit(t, `203.0.113.${index}`);
    expect(warnings(t)).toEqual([]);
    expect(await attention(t)).toEqual({ kind: 'untrustedProxies', count: 0 });
    for (let index = 9; index < 30; index += 1) await visit(t, `203.0.113.${index}`);
    expect(warnings(t)).toHaveLength(1);
    expect(warnings(t)[0]).toContain('"address":"127.0.0.1"');
    expect(await attention(t)).toEqual({ kind: 'untrustedProxies', count: 1, detail: '127.0.0.1' });

    now = new Date(now.getTime() + 61 * 60_000);
    expect(t.ctx.untrustedProxies.note('127.0.0.1', '203.0.113.1', now)).toBe(true);
    expect(t.ctx.untrustedProxies.note('127.0.0.1', '203.0.113.2', now)).toBe(false);
    expect(t.ctx.untrustedProxies.list(new Date(now.getTime() + 25 * 3_600_000))).toEqual([]);
  });

  test('is detected in front of a trusted one', async () => {
    t = await createTestApp({ trustProxy: ['127.0.0.1'] });
    for (let index = 0; index < 10; index += 1) await visit(t, `203.0.113.${index}, 198.51.100.1:${index}`);
    expect(warnings(t)).toHaveLength(1);
    expect(await attention(t)).toMatchObject({ count: 1, detail: '198.51.100.1' });
  });

  test('is not detected for one client that repeats its address, nor for trusted proxies', async () => {
    t = await createTestApp({ trustProxy: ['127.0.0.1'] });
    for (let index = 0; index < 30; index += 1) await visit(t, `10.0.0.1, 203.0.113.7:${index}`);
    for (let index = 0; index < 30; index += 1) await visit(t, `203.0.113.${index}`);
    expect(warnings(t)).toEqual([]);
  });
});
