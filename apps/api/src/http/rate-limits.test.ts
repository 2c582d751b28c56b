import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

const times = async (count: number, send: (index: number) => Promise<Response>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await send(index)).status);
  return statuses;
};

describe('the general limit', () => {
  test('is answered with when to come back', async () => {
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

  test('leaves pictures a share of their own', async () => {
    app = await createTestApp({ requestsPerMinute: 2 });
    const picture = () => app.get('africanscity/getpicturefilebypathuri?pathUri=pictures/none');
    const statuses = await times(9, picture);
    expect(statuses.slice(0, 8)).not.toContain(429);
    expect(statuses[8]).toBe(429);
    expect((await app.get('africanscity/getroles')).status).toBe(200);
  });

  test('is not fooled by a forwarded address', async () => {
    app = await createTestApp({ requestsPerMinute: 2 });
    const statuses = await times(3, (index) =>
      app.get('africanscity/getroles', { headers: { 'x-forwarded-for': `203.0.113.${index}` } }),
    );
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('takes a network of IPv6 for one caller', async () => {
    app = await createTestApp({ requestsPerMinute: 2, trustProxy: ['127.0.0.1'] });
    const from = (address: string) => app.get('africanscity/getroles', { headers: { 'x-forwarded-for': address } });
    expect(await times(3, (index) => from(`2001:db8:1:1::${index}`))).toEqual([200, 200, 429]);
    expect((await from('2001:db8:1:2::1')).status).toBe(200);
  });
});
