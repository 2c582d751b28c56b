import { allEndpoints } from '@africanscity/contracts/operations';
import { listingPath } from '@africanscity/contracts/listings/listing-slug';
import { formatPosition, parsePosition } from '@africanscity/db/replication';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Finding } from '../src/doctor/finding.ts';
import { primaryCalls } from '../src/http/replicas/from-replica.ts';
import { runCommand } from './command.ts';
import { createProperty, createUser, pinnedAt } from './factories.ts';
import { logIn } from './log-in.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from './replicated-database.ts';
import { builtWeb } from './built-web.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { verifiedAgency } from './verified-agency.ts';

/** Longer than any test, so that only positions decide. */
const longMs = 600_000;

let database: ReplicatedDatabase;
beforeAll(async () => {
  database = await startReplicatedDatabase(2);
});
afterAll(() => database.close());

let t: TestApp;
const open = async (allowedMs: number, urls = database.standbys.map(({ url }) => url)) => {
  const given = { database: { url: database.url, drop: async () => {} }, replicas: { urls, allowedMs } };
  const metrics = { host: '127.0.0.1', port: null, token: 'a-token-of-the-monitoring' };
  t = await createTestApp({ metrics }, { ...given, web: await builtWeb() });
};
const conditions = () => t.ctx.replicas!.conditions().map(({ condition }) => condition);
const areUp = () => expect.poll(conditions).toEqual(['up', 'up']);

const close = async () => {
  await database.pause(false);
  await t.close();
};

/** Price of a listing as a client reads it. */
async function priceOf(id: number, headers: Record<string, string> = {}): Promise<number> {
  const response = await t.get(`africanscity/getpropertiesbyid?id=${id}`, { headers });
  expect(response.status).toBe(200);
  return ((await response.json()) as { price: number }).price;
}

/** Waits until visitors read this price. */
const areAt = (id: number, price: number) => expect.poll(() => priceOf(id)).toBe(price);

/** Changes a price as another copy of the server does, then writes as a client, and returns the cookie of the response. */
async function setPrice(id: number, price: number): Promise<string> {
  await t.ctx.db.property.update({ where: { id }, data: { price } });
  const response = await t.post(`africanscity/recordpropertyview?propertyId=${id}`);
  expect(response.status, await response.clone().text()).toBe(200);
  const [cookie] = response.headers.getSetCookie().filter((line) => line.startsWith('written='));
  return cookie!.split(';', 1)[0]!;
}

describe('positions of the log', () => {
  test('have the form in which Postgres writes them', () => {
    expect(parsePosition('16/B374D848')).toBe(97_500_059_720n);
    expect(formatPosition(97_500_059_720n)).toBe('16/B374D848');
    expect(formatPosition(parsePosition('0/1')!)).toBe('0/1');
  });

  test.each(['', '1', '16/', '16/G', '16/B374D848A', "0/1' OR 1=1"])('%j is none', (text) => {
    expect(parsePosition(text)).toBeUndefined();
  });
});

describe('replicas that do not show a change yet', () => {
  let id: number;
  let owner: Record<'authorization', string>;
  afterEach(close);

  beforeEach(async () => {
    await open(longMs);
    const user = await createUser(t.ctx.db);
    owner = await logIn(t, user);
    ({ id } = await createProperty(t.ctx.db, { ownerId: user.id, price: 90_000 }));
    await areUp();
    await areAt(id, 90_000);
    await database.pause(true);
  });

  test('answer visitors, and never the client that made the change', async () => {
    const cookie = await setPrice(id, 80_000);
    // Of both replicas, more than once.
    for (let turn = 0; turn < 4; turn += 1) {
      expect(await priceOf(id)).toBe(90_000);
      expect(await priceOf(id, { cookie: 'other=1' })).toBe(90_000);
      expect(await priceOf(id, { cookie })).toBe(80_000);
      expect(await priceOf(id, { ...owner, cookie })).toBe(80_000);
      // A client without cookies, such as a program with a token.
      expect(await priceOf(id, owner)).toBe(80_000);
    }
    await database.pause(false);
    await areAt(id, 80_000);
  });

  test('fill the pages of visitors, and not of the client that made the change', async () => {
    const cookie = await setPrice(id, 81_000);
    const { origin } = new URL(t.url);
    const path = listingPath(await t.ctx.db.property.findUniqueOrThrow({ where: { id } }));
    const pricesFor = async (headers: Record<string, string> = {}) => {
      const page = await (await fetch(origin + path, { headers })).text();
      return new Set(page.match(/\b(90|81),000\b/g));
    };
    expect(await pricesFor()).toEqual(new Set(['90,000']));
    // With the reduction, which a page without the change does not know.
    expect(await pricesFor({ cookie })).toEqual(new Set(['81,000', '90,000']));
  });

  test.each(['FFFFFFFF/FFFFFFFF', 'unknown', '', '%00', '0/0; written=zzz'])(
    'answer the cookie %j only if they show its position',
    async (value) => {
      await setPrice(id, 70_000);
      const isAnyPosition = value.startsWith('0/0');
      expect(await priceOf(id, { cookie: `written=${value}` })).toBe(isAnyPosition ? 90_000 : 70_000);
    },
  );

  test('answer no visitor after a listing was hidden', async () => {
    const response = await t.post(`africanscity/deletepropertybyid?id=${id}`, undefined, { headers: owner });
    expect(response.status).toBe(200);
    expect((await t.get(`africanscity/getpropertiesbyid?id=${id}`)).status).toBe(404);
  });
});

describe('a replica that cannot be used', () => {
  afterEach(close);

  test('gets no reads while it is a second behind, and health says so', async () => {
    await open(1_000);
    const { id } = await createProperty(t.ctx.db, { price: 50_000 });
    await areUp();
    await database.pause(true);
    await t.ctx.db.property.update({ where: { id }, data: { price: 40_000 } });
    await expect.poll(conditions).toEqual(['behind', 'behind']);
    expect(await priceOf(id)).toBe(40_000);
    const health = await t.get('health/ready');
    expect(health.status).toBe(200);
    const [first, second] = database.standbys.map(({ url }) => new URL(url).host);
    expect(await health.json()).toEqual({
      status: 'degraded',
      parts: { database: 'up', storage: 'up', mail: 'up' },
      replicas: { [first!]: 'behind', [second!]: 'behind' },
    });
    const headers = { authorization: 'Bearer a-token-of-the-monitoring' };
    const metrics = await (await fetch(new URL('/metrics', t.url), { headers })).text();
    expect(metrics).toContain(`replica_up{replica="${first}"} 0\n`);
    expect(Number(metrics.split(`replica_age_seconds{replica="${first}"} `)[1]?.split('\n')[0])).toBeGreaterThan(1);
    for (const pool of ['primary', first, second])
      expect(metrics).toMatch(new RegExp(`database_pool_connections\\{pool="${pool}",state="total"\\} [1-9]`));
    await database.pause(false);
    await areUp();
  });

  test('fails no read when it dies, and gets reads again when it is back', async () => {
    await open(longMs);
    const { id } = await createProperty(t.ctx.db, { price: 50_000 });
    await areUp();
    await areAt(id, 50_000);
    const reads = Array.from({ length: 200 }, async (_, at) => {
      if (at === 100) await database.standbys[0]!.kill();
      return priceOf(id);
    });
    expect(new Set(await Promise.all(reads))).toEqual(new Set([50_000]));
    await expect.poll(conditions).toEqual(['down', 'up']);
    expect(await priceOf(id)).toBe(50_000);
    await database.standbys[0]!.start();
    await areUp();
  });

  test('gets no reads when it is another database, or the primary itself', async () => {
    await open(longMs, [inject('serverUrl'), database.url]);
    await expect.poll(conditions).toEqual(['foreign', 'foreign']);
    const { id } = await createProperty(t.ctx.db, { price: 50_000 });
    expect(await priceOf(id)).toBe(50_000);
  });
});

test('doctor says of each replica whether it follows the primary, and what to do', async () => {
  const [standby] = database.standbys;
  const { host: foreign } = new URL(inject('serverUrl'));
  const settings = {
    DATABASE_URL: database.url,
    DATABASE_REPLICA_URLS: `${standby!.url} ${inject('serverUrl')} postgresql://a:canary@127.0.0.1:9/b`,
    JWT_SECRET: 'a-secret-for-tests-only-0123456789-abcdefgh',
  };
  const { status, stdout } = await runCommand(['doctor', '--json'], settings);
  const findings = (JSON.parse(stdout) as Finding[]).filter(({ subject }) => subject.startsWith('replica'));
  expect(findings).toEqual([
    { subject: `replica ${new URL(standby!.url).host}`, state: 'good', text: 'follows the primary' },
    { subject: `replica ${foreign}`, state: 'bad', text: expect.stringContaining('correct DATABASE_REPLICA_URLS') },
    {
      subject: 'replica 127.0.0.1:9',
      state: 'bad',
      text: expect.stringContaining('where DATABASE_REPLICA_URLS points'),
    },
  ]);
  expect([status, stdout.includes('canary')]).toEqual([1, false]);
});

describe('public calls that read', () => {
  const calls = allEndpoints.filter(
    ({ method, access, name }) => method === 'GET' && access === 'public' && !primaryCalls.has(name),
  );
  /** Values for required fields, beside the ids of the test. */
  const given: Record<string, string> = {
    bounds: '-20,27,-15,34',
    latitude: '-17.8',
    longitude: '31.05',
    part: '0',
    path: 'for-sale/zw/harare',
    slug: 'about',
    text: 'house with a borehole in harare below 200000',
    zoom: '8',
  };
  const oneOf = new Map([['getAnswerTime', ['propertyId']]]);
  const asked: [name: string, path: string][] = calls.flatMap(({ name, path, query }) => {
    const fields = Object.keys(query?.shape ?? {}).filter(
      (field) => !query?.shape[field]?.safeParse(undefined).success,
    );
    const hasText = query && 'text' in query.shape && !fields.includes('text');
    return [fields, ...(hasText ? [[...fields, 'text']] : [])].map((names): [string, string] => [
      name,
      `${path}?${[...names, ...(oneOf.get(name) ?? [])].map((field) => `${field}=${encodeURIComponent(given[field] ?? `{${field}}`)}`).join('&')}`,
    ]);
  });
  let id: number;

  beforeAll(async () => {
    await open(longMs);
    const owner = await createUser(t.ctx.db);
    const agency = await verifiedAgency(t, owner.id);
    ({ id } = await createProperty(t.ctx.db, { ownerId: owner.id, agencyId: agency.id, ...pinnedAt(-17.8, 31.05) }));
  });
  afterAll(close);

  test('come after the replicas have the listing', async () => {
    await areUp();
    const written = await t.ctx.replicas!.readWritten();
    await expect.poll(() => t.ctx.replicas!.since(written).find()).toBeDefined();
    t.ctx.replicas!.advanceTo(written);
  });

  test.each(asked)('%s answers from a replica at %s', async (_name, path) => {
    const since = new Date(Date.now() - 86_400_000).toISOString();
    const filled = path.replace('%7Bsince%7D', since).replaceAll(/%7B(id|ids|propertyId|propertiesId)%7D/g, String(id));
    const already = t.logLines.length;
    const response = await t.get(filled);
    expect([200, 404], await response.clone().text()).toContain(response.status);
    expect(t.logLines.slice(already).filter((line) => line.includes('a replica'))).toEqual([]);
  });
});
