import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtWeb } from '../../test/built-web.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { shareLimits } from './network-shares.ts';

let app: TestApp;
afterEach(() => app.close());

const times = async (count: number, send: (index: number) => Promise<Response>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await send(index)).status);
  return statuses;
};

describe('the general limit', () => {
  test('responds with the time of the next try', async () => {
    app = await createTestApp({ requestsPerMinute: 3 });
    expect(await times(3, () => app.get('africanscity/getroles'))).toEqual([200, 200, 200]);
    const response = await app.get('africanscity/gettitles');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ statusCode: 429, code: 'too_many_requests' });
  });

  test('counts unknown addresses, but neither preflights nor health', async () => {
    app = await createTestApp({ requestsPerMinute: 2 });
    await times(5, () => app.get('health/live'));
    await times(5, () =>
      app.get('africanscity/getroles', { method: 'OPTIONS', headers: { origin: 'http://localhost:4200' } }),
    );
    expect(await times(3, () => app.get('africanscity/nothing'))).toEqual([404, 404, 429]);
  });

  test('leaves pictures an allowance of their own', async () => {
    app = await createTestApp({ requestsPerMinute: 2 });
    const picture = () => app.get('africanscity/getpicturefilebypathuri?pathUri=pictures/none');
    const statuses = await times(9, picture);
    expect(statuses.slice(0, 8)).not.toContain(429);
    expect(statuses[8]).toBe(429);
    expect((await app.get('africanscity/getroles')).status).toBe(200);
  });

  test('ignores a forwarded address', async () => {
    app = await createTestApp({ requestsPerMinute: 2 });
    const statuses = await times(3, (index) =>
      app.get('africanscity/getroles', { headers: { 'x-forwarded-for': `203.0.113.${index}` } }),
    );
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('counts an IPv6 network as one caller', async () => {
    app = await createTestApp({ requestsPerMinute: 2, trustProxy: ['127.0.0.1'] });
    const from = (address: string) => app.get('africanscity/getroles', { headers: { 'x-forwarded-for': address } });
    expect(await times(3, (index) => from(`2001:db8:1:1::${index}`))).toEqual([200, 200, 429]);
    expect((await from('2001:db8:1:2::1')).status).toBe(200);
  });

  test('counts a search by words as four lists', async () => {
    app = await createTestApp({ requestsPerMinute: 8 });
    const list = () => app.get('africanscity/getpaginatedproperties?size=5');
    const search = (index: number) => app.get(`africanscity/getpaginatedproperties?size=5&text=house%20${index}`);
    expect(await times(2, search)).toEqual([200, 200]);
    expect((await search(3)).status).toBe(429);
    expect((await list()).status).toBe(429);
  });

  test('leaves the rest of the allowance after a refused search to cheaper calls', async () => {
    app = await createTestApp({ requestsPerMinute: 6 });
    const search = (text: string) => app.get(`africanscity/getpropertiesfacets?text=${text}`);
    expect((await search('house')).status).toBe(200);
    const refused = await search('flat');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await times(3, () => app.get('africanscity/getroles'))).toEqual([200, 200, 429]);
  });
});

describe('the general limit of two copies of the server', () => {
  let other: TestApp;
  beforeEach(async () => {
    const database = await createTestDatabase();
    app = await createTestApp({ requestsPerMinute: 100 }, { database });
    other = await createTestApp({ requestsPerMinute: 100 }, { database: { ...database, drop: async () => {} } });
  });
  // Before the hook that drops the database of both.
  afterEach(() => other.close());

  test('is one for both, to a tenth', async () => {
    const told = async (uses: number) =>
      vi.waitFor(async () => {
        const { _sum } = await app.ctx.db.rateLimit.aggregate({ _sum: { points: true } });
        expect(_sum.points).toBeGreaterThan(uses - 10);
      });
    expect(await times(60, () => app.get('africanscity/getroles'))).not.toContain(429);
    await told(60);
    expect(await times(20, () => other.get('africanscity/getroles'))).not.toContain(429);
    await told(80);
    const answers = await times(40, () => other.get('africanscity/getroles'));
    const passed = 80 + answers.filter((status) => status === 200).length;
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThanOrEqual(110);
    expect(answers.at(-1)).toBe(429);
  });

  test('is of each copy while the database does not take the counts', async () => {
    const client = await app.ctx.pool.connect();
    await client.query('BEGIN');
    await client.query('LOCK TABLE rate_limits IN ACCESS EXCLUSIVE MODE');
    try {
      for (const copy of [app, other]) {
        const answers = await times(101, () => copy.get('africanscity/getroles'));
        expect(answers.indexOf(429)).toBe(100);
      }
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  test('costs no statement of a visitor who uses less than a tenth', async () => {
    await times(9, () => app.get('africanscity/getroles'));
    expect(await app.ctx.db.rateLimit.count()).toBe(0);
    await times(1, () => app.get('africanscity/getroles'));
    await vi.waitFor(async () => expect(await app.ctx.db.rateLimit.findMany()).toMatchObject([{ points: 10 }]));
  });
});

describe('expensive requests of one network', () => {
  test.each([
    ['a search by words', 'api/africanscity/getpaginatedproperties?text=house%20'],
    ['a page that is not cached', 'properties?priceMin='],
  ])('run in turn, and further ones get 429 when too many wait: %s', async (_, path) => {
    app = await createTestApp({ trustProxy: ['127.0.0.1'] }, { web: await builtWeb() });
    const { origin } = new URL(app.url);
    const search = (address: string, at: number) =>
      fetch(`${origin}/${path}${at}`, { headers: { 'x-forwarded-for': address } });
    // They wait for the lock, so that all of them are in flight at once.
    const client = await app.ctx.pool.connect();
    await client.query('BEGIN');
    await client.query('LOCK TABLE properties IN ACCESS EXCLUSIVE MODE');
    const { atOnce, waiting } = shareLimits;
    const asked = Array.from({ length: atOnce + waiting + 3 }, (_, at) => search(`2001:db8::${at}`, at));
    const refused = await Promise.race(asked);
    expect(refused.status).toBe(429);
    const other = search('203.0.113.9', 1);
    await client.query('ROLLBACK');
    client.release();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(statuses.filter((status) => status === 200)).toHaveLength(atOnce + waiting);
    expect((await other).status).toBe(200);
  });
});
