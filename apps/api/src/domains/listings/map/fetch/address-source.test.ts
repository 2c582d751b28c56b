import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MapServer, startMapServer } from '../../../../../test/map-server.ts';
import { pmtilesWorld } from '../../../../../test/pmtiles-world.ts';
import { openAddress } from './address-source.ts';

const world = pmtilesWorld();

describe('openAddress', () => {
  let server: MapServer;
  beforeEach(async () => (server = await startMapServer(world)));
  afterEach(() => server.close());

  test.each([
    ['whole-file', /does not answer range requests \(status 200 in place of 206\). Download the whole file/],
    ['missing', /answers with status 404. Check the address/],
    ['redirect', /redirects more than 5 times/],
    ['unavailable', /failed 3 times: status 503/],
    ['cut', /failed 3 times/],
  ] as const)('names the fault "%s"', async (fault, message) => {
    Object.assign(server, { fault, faulty: 100 });
    await expect(openAddress(server.url, { waits: [0, 0], silenceMs: 60_000 })).rejects.toThrow(message);
    expect(server.ranges).toHaveLength(fault === 'redirect' ? 6 : ['unavailable', 'cut'].includes(fault) ? 3 : 1);
  });

  test('waits as long as the server asks', async () => {
    Object.assign(server, { fault: 'unavailable', faulty: 1, retryAfter: '1' });
    const start = performance.now();
    const source = await openAddress(server.url, { waits: [0] });
    // A timer may end a millisecond early.
    expect(performance.now() - start).toBeGreaterThanOrEqual(999);
    expect(source.size).toBe(world.length);
    expect(server.ranges).toHaveLength(2);
  });

  test('waits no shorter when the server asks for less', async () => {
    Object.assign(server, { fault: 'busy', faulty: 1, retryAfter: '0' });
    const start = performance.now();
    await openAddress(server.url, { waits: [50] });
    expect(performance.now() - start).toBeGreaterThanOrEqual(49);
  });

  test('ends at once when the server asks for a long wait', async () => {
    Object.assign(server, { fault: 'busy', faulty: 100, retryAfter: '600' });
    await expect(openAddress(server.url)).rejects.toThrow(
      /answers with status 429 and asks to wait 10 minutes. Repeat the command after that/,
    );
    expect(server.ranges).toHaveLength(1);
  });

  test('ends after silence', async () => {
    Object.assign(server, { fault: 'silence', faulty: 100 });
    const limits = { waits: [0], silenceMs: 10 };
    await expect(openAddress(server.url, limits)).rejects.toThrow('failed 2 times: no data for 0.01 seconds');
  });

  test('follows a redirect', async () => {
    Object.assign(server, { fault: 'redirect', faulty: 1 });
    const source = await openAddress(server.url, { waits: [], silenceMs: 60_000 });
    expect((await source.read(0, 7)).toString()).toBe('PMTiles');
    expect(source).toMatchObject({ size: world.length, version: `${world.length} bytes, "first"` });
  });

  test('names a server that does not exist, and malformed addresses', async () => {
    await server.close();
    await expect(openAddress(server.url, { waits: [0], silenceMs: 60_000 })).rejects.toThrow(
      /failed 2 times: connect ECONNREFUSED/,
    );
    await expect(openAddress('http://', { waits: [], silenceMs: 60_000 })).rejects.toThrow(
      '--from: http:// is no address',
    );
    await expect(openAddress('http://me:pw@127.0.0.1/', { waits: [], silenceMs: 60_000 })).rejects.toThrow(
      'user name and a password',
    );
  });
});
