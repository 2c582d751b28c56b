import { mkdtemp, readdir, readFile, readlink, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { checkedMapFile } from './map-file.ts';

// A PMTiles file of version 3: every tile is land with a lake in its north-west quarter and a highway from west to east.
const bytes = await readFile(new URL('../../../../test/small-map.pmtiles', import.meta.url));
let folder: string;
let path: string;
let t: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'africanscity-map-'));
  path = join(folder, 'nigeria.pmtiles');
  await writeFile(path, bytes);
  await writeFile(join(folder, 'secret'), 'nobody may read this');
  t = await createTestApp({
    mapFile: path,
    mapTiles: { url: '/api/map.pmtiles', attribution: '© Mapmakers', format: 'vector' },
  });
});
afterAll(() => t.close());

const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${t.url}/map.pmtiles`, { method, headers });
/** How many times this process has the file open, where the system tells. */
async function openTimes(): Promise<number> {
  const numbers = await readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(numbers.map((one) => readlink(`/proc/self/fd/${one}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(folder)).length;
}

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the file of the map’s streets', () => {
  test.each([
    ['bytes=0-126', 0, 126],
    ['bytes=127-', 127, bytes.length - 1],
    ['bytes=-10', bytes.length - 10, bytes.length - 1],
    ['bytes=5-5', 5, 5],
    [`bytes=7-${bytes.length * 2}`, 7, bytes.length - 1],
    [`bytes=-${bytes.length * 2}`, 0, bytes.length - 1],
  ])('is served by ranges: %s', async (range, first, last) => {
    const response = await ask({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/${bytes.length}`);
    expect(response.headers.get('content-length')).toBe(String(last - first + 1));
    expect(response.headers.get('content-encoding')).toBeNull();
    expect((await bodyOf(response)).equals(bytes.subarray(first, last + 1))).toBe(true);
  });

  test.each([[`bytes=${bytes.length}-`], ['bytes=99999999-'], ['bytes=-0'], ['bytes=-00']])(
    'has nothing beyond its end: %s',
    async (range) => {
      const response = await ask({ range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
      expect((await bodyOf(response)).length).toBe(0);
    },
  );

  test.each([[undefined], ['bytes=0-1,4-5'], ['lines=1-2'], ['bytes=9-3'], ['bytes=-'], ['bytes=a-b']])(
    'is sent whole for anything but a single range: %s',
    async (range) => {
      const response = await ask(range === undefined ? {} : { range });
      expect(response.status).toBe(200);
      expect((await bodyOf(response)).equals(bytes)).toBe(true);
    },
  );

  test('is revalidated by its ETag', async () => {
    const first = await ask({ range: 'bytes=0-0' });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect((await ask({ range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);
    const whole = await ask({ range: 'bytes=0-3', 'if-range': '"another"' });
    expect(whole.status).toBe(200);
    expect((await bodyOf(whole)).length).toBe(bytes.length);
    const head = await ask({ range: 'bytes=0-3' }, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([206, '4']);
  });

  test('has another ETag once another file replaces it', async () => {
    const before = (await ask({ range: 'bytes=0-0' })).headers.get('etag') ?? '';
    await writeFile(join(folder, 'next'), Buffer.concat([bytes, Buffer.from('more')]));
    await rename(join(folder, 'next'), path);
    const after = await ask({ range: 'bytes=0-3', 'if-range': before });
    expect(after.status).toBe(200);
    expect((await bodyOf(after)).length).toBe(bytes.length + 4);
    await writeFile(join(folder, 'next'), bytes);
    await rename(join(folder, 'next'), path);
  });

  test('is served when it is empty, and is closed after every request', async () => {
    await writeFile(join(folder, 'empty-next'), '');
    await rename(join(folder, 'empty-next'), path);
    try {
      const whole = await ask();
      expect([whole.status, whole.headers.get('content-length'), (await bodyOf(whole)).length]).toEqual([200, '0', 0]);
      for (const range of ['bytes=0-', 'bytes=0-9', 'bytes=-5', 'bytes=-0']) {
        const response = await ask({ range });
        expect([response.status, response.headers.get('content-range')], range).toEqual([416, 'bytes */0']);
      }
      expect((await ask({}, 'HEAD')).status).toBe(200);
      await expect.poll(openTimes).toBe(0);
    } finally {
      await writeFile(join(folder, 'next'), bytes);
      await rename(join(folder, 'next'), path);
    }
  });

  test('is the only file that is served', async () => {
    for (const other of [
      'secret',
      'map.pmtiles/../secret',
      'map.pmtiles/..%2Fsecret',
      'map.pmtiles%00',
      'nigeria.pmtiles',
    ]) {
      const response = await fetch(`${t.url}/${other}`);
      expect(response.status, other).toBe(404);
      expect(await response.text()).not.toContain('nobody may read');
    }
    const asked = await fetch(`${t.url}/map.pmtiles?path=secret&file=../secret`);
    expect((await bodyOf(asked)).equals(bytes)).toBe(true);
  });

  test('is named to the page, and pictures may come from this site alone', async () => {
    const response = await t.get('africanscity/getmaptiles');
    expect(await response.json()).toEqual({
      url: '/api/map.pmtiles',
      attribution: '© Mapmakers',
      format: 'vector',
    });
    expect(response.headers.get('content-security-policy')).toMatch(/img-src 'self' data: blob:(;|$)/);
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self';");
  });

  test('does not exist without the setting', async () => {
    const plain = await createTestApp();
    expect((await plain.get('map.pmtiles')).status).toBe(404);
    await plain.close();
  });
});

describe('MAP_FILE', () => {
  test('accepts a PMTiles file of vector tiles', async () => {
    expect(await checkedMapFile(path)).toBe(path);
  });

  test('names the fault of another file', async () => {
    const pictures = Buffer.from(bytes);
    pictures[99] = 2;
    const older = Buffer.from(bytes);
    older[7] = 2;
    for (const [name, content, fault] of [
      ['pictures', pictures, 'holds pictures'],
      ['older', older, 'no PMTiles file of version 3'],
      ['text', Buffer.from('hello'), 'no PMTiles file of version 3'],
      ['empty', Buffer.alloc(0), 'no PMTiles file of version 3'],
    ] as const) {
      await writeFile(join(folder, name), content);
      await expect(checkedMapFile(join(folder, name))).rejects.toThrow(
        `MAP_FILE: ${fault.startsWith('no') ? 'is ' : ''}${fault}`,
      );
    }
    await expect(checkedMapFile(join(folder, 'absent'))).rejects.toThrow('MAP_FILE: cannot be read (ENOENT)');
    await expect(checkedMapFile(folder)).rejects.toThrow('MAP_FILE: cannot be read (EISDIR)');
  });
});
