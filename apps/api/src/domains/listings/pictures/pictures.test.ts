import { createHash } from 'node:crypto';
import { readdir, readFile, symlink, unlink, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { buildPng, textBombs } from '../../../../test/hostile-pictures.ts';
import { logIn } from '../../../../test/log-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { Storage } from '../../../gateways/storage/storage.ts';
import { presentPicture } from '../../../kernel/pictures/stored-pictures.ts';
import { storePicture } from '../../../kernel/pictures/store-picture.ts';

let t: TestApp;
let storageFolder: string;
let shade = 0;
/** Far enough apart that a JPEG keeps them distinct. */
const redStep = 6;

beforeAll(async () => {
  t = await createTestApp();
  storageFolder = t.ctx.storage.describe().replace('the folder ', '');
});
afterAll(() => t.close());

/** A photograph that no other test stores. */
function newPhoto(width = 1200, height = 800): Promise<Buffer> {
  shade += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: shade * redStep, g: 90, b: 160 } } })
    .jpeg()
    .toBuffer();
}

async function keysOf(hash: string, storage = t.ctx.storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(`pictures/${hash}/`)) keys.push(key);
  return keys.sort();
}

/** A listing with pictures, the first as its cover. */
async function createPictured(photos: Buffer[]): Promise<{ id: number; ownerId: number; hashes: string[] }> {
  const hashes = await Promise.all(photos.map((photo) => storePicture(t.ctx, photo)));
  const { id, ownerId } = await createProperty(t.ctx.db, { coverHash: hashes[0] });
  await t.ctx.db.picture.createMany({ data: hashes.map((hash, position) => ({ propertyId: id, hash, position })) });
  return { id, ownerId, hashes };
}

async function readContent(path: string): Promise<{ status: number; bytes: Buffer }> {
  const response = await t.get(path);
  const { content } = (await response.json()) as { content?: string };
  return { status: response.status, bytes: Buffer.from(content ?? '', 'base64') };
}

const byUri = (hash: string) =>
  readContent(`africanscity/getpicturefilebypathuri?pathUri=${encodeURIComponent(`pictures/${hash}`)}`);
const cardOf = (id: number | string) =>
  readContent(`africanscity/getcompressedpicturefilebypropertiesid?propertiesId=${id}`);

/** Identifies the photograph of this file by its red channel. */
async function shadeOf(bytes: Uint8Array): Promise<number> {
  return Math.round(((await sharp(bytes).stats()).channels[0]?.mean ?? -1) / redStep);
}

async function placeholder(): Promise<Buffer> {
  return (await cardOf(2_147_483_647)).bytes;
}

describe('storePicture', () => {
  test('names a picture by its bytes and stores every variant before its rows', async () => {
    const photo = await newPhoto();
    const order: string[] = [];
    const storage: Storage = {
      ...t.ctx.storage,
      async put(key, ...rest) {
        order.push(`${key} ${await t.ctx.db.pictureFile.count({ where: { hash: expected } })}`);
        await t.ctx.storage.put(key, ...rest);
      },
    };
    const expected = createHash('sha256').update(photo).digest('hex');
    const hash = await storePicture({ ...t.ctx, storage }, photo);
    expect(hash).toBe(expected);
    const file = await t.ctx.db.pictureFile.findUniqueOrThrow({ where: { hash }, include: { variants: true } });
    expect(file).toMatchObject({ width: 1200, height: 800 });
    expect(order).toHaveLength(8);
    expect(order.every((entry) => entry.endsWith(' 0'))).toBe(true);
    expect(await keysOf(hash)).toEqual(
      file.variants.map(({ size, format }) => `pictures/${hash}/${size}.${format}`).sort(),
    );
    for (const { size, format, byteSize } of file.variants) {
      expect((await t.ctx.storage.get(`pictures/${hash}/${size}.${format}`))?.length).toBe(byteSize);
    }
  });

  test('processes the same bytes once, ten times at once and once more', async () => {
    const photo = await newPhoto();
    let puts = 0;
    const storage: Storage = { ...t.ctx.storage, put: (...input) => ((puts += 1), t.ctx.storage.put(...input)) };
    const ctx = { ...t.ctx, storage };
    const hashes = await Promise.all(Array.from({ length: 10 }, () => storePicture({ ...ctx }, Buffer.from(photo))));
    hashes.push(await storePicture(ctx, photo));
    expect(new Set(hashes).size).toBe(1);
    expect(puts).toBe(8);
    expect(await t.ctx.db.pictureFile.count({ where: { hash: hashes[0] } })).toBe(1);
  });

  test('two servers that store the same bytes at once agree', async () => {
    const photo = await newPhoto();
    const other = await import(
      '../../../kernel/pictures/store-picture.ts?other-server' as '../../../kernel/pictures/store-picture.ts'
    );
    expect(other.storePicture).not.toBe(storePicture);
    const [one, two] = await Promise.all([storePicture(t.ctx, photo), other.storePicture(t.ctx, photo)]);
    expect(one).toBe(two);
    expect(await t.ctx.db.pictureVariant.count({ where: { hash: one } })).toBe(8);
    expect(await keysOf(one)).toHaveLength(8);
  });

  test('a refused upload leaves no bytes and no rows', async () => {
    const files = await t.ctx.db.pictureFile.count();
    const stored = await readdir(join(storageFolder, 'pictures')).catch(() => []);
    const photo = await newPhoto();
    for (const [bytes, statusCode] of [
      [photo.subarray(0, 500), 422],
      [Buffer.from('<svg/>'), 415],
      [Buffer.alloc(0), 422],
    ] as const) {
      await expect(storePicture(t.ctx, bytes)).rejects.toMatchObject({ statusCode });
    }
    expect(await t.ctx.db.pictureFile.count()).toBe(files);
    expect(await readdir(join(storageFolder, 'pictures')).catch(() => [])).toEqual(stored);
    await storePicture(t.ctx, buildPng({ width: 10, height: 10, extra: textBombs(2, 50) }));
    expect(await t.ctx.db.pictureFile.count()).toBe(files + 1);
  });

  test('a store that fails half way leaves no bytes and no rows, and the next try succeeds', async () => {
    const photo = await newPhoto();
    const hash = createHash('sha256').update(photo).digest('hex');
    let puts = 0;
    const storage: Storage = {
      ...t.ctx.storage,
      async put(...input) {
        puts += 1;
        if (puts === 5) throw new Error('no space');
        await t.ctx.storage.put(...input);
      },
    };
    await expect(storePicture({ ...t.ctx, storage }, photo)).rejects.toThrow('no space');
    expect(await keysOf(hash)).toEqual([]);
    expect(await t.ctx.db.pictureFile.count({ where: { hash } })).toBe(0);
    await storePicture(t.ctx, photo);
    expect(await keysOf(hash)).toHaveLength(8);
  });

  test('no client name can reach a path: the only names are hashes', async () => {
    const hash = await storePicture(t.ctx, await newPhoto());
    const names = await readdir(join(storageFolder, 'pictures'));
    expect(names).toContain(hash);
    expect(names.every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
  });
});

describe('getPictureFileByPathUri', () => {
  test('returns a JPEG at page size, without metadata', async () => {
    const { hashes } = await createPictured([await newPhoto()]);
    const { status, bytes } = await byUri(hashes[0] ?? '');
    const { format, width, exif, icc, xmp } = await sharp(bytes).metadata();
    expect({ status, format, width, exif, icc, xmp }).toEqual({ status: 200, format: 'jpeg', width: 960 });
    expect(await shadeOf(bytes)).toBe(shade);
  });

  test('returns a picture smaller than a page in its own size', async () => {
    const { hashes } = await createPictured([await newPhoto(200, 100)]);
    expect((await sharp((await byUri(hashes[0] ?? '')).bytes).metadata()).width).toBe(200);
  });

  test('returns the placeholder when the parameter is absent, as clients send it for listings without a picture', async () => {
    const { status, bytes } = await readContent('africanscity/getpicturefilebypathuri');
    expect(status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 320 });
  });

  test('refuses anything but the name of a picture, and fetches nothing', async () => {
    await writeFile(join(storageFolder, 'secret.txt'), 'FOREIGN');
    let hits = 0;
    const listener = createServer((_request, response) => {
      hits += 1;
      response.end('FOREIGN');
    });
    await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
    const { port } = listener.address() as AddressInfo;
    const { hashes } = await createPictured([await newPhoto()]);
    const hash = hashes[0] ?? '';
    const hostile = [
      '../../etc/passwd',
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e/%2e%2e/etc/passwd',
      '..%252f..%252fetc',
      '....//....//etc/passwd',
      '..\\..\\etc\\passwd',
      '/etc/passwd',
      'file:///etc/passwd',
      '\\\\127.0.0.1\\share',
      `pictures/${hash}\0.jpg`,
      'x'.repeat(4096),
      'x'.repeat(199),
      `http://127.0.0.1:${port}/`,
      `https://127.0.0.1:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      's3://bucket/key',
      'pictures',
      'pictures/',
      `pictures/${hash}/`,
      `pictures/${hash}/card.jpeg`,
      `pictures/${hash}/../${hash}`,
      `pictures/${hash.toUpperCase()}`,
      `pictures/${hash} `,
      `pictures/${hash}\n`,
      'secret.txt',
      '../secret.txt',
      'pictures/../secret.txt',
    ];
    for (const pathUri of hostile) {
      for (const sent of [encodeURIComponent(pathUri), pathUri.replace(/[\0\n #&]/g, encodeURIComponent)]) {
        const response = await t.get(`africanscity/getpicturefilebypathuri?pathUri=${sent}`);
        const body = await response.text();
        expect([400, 404, 414], `${pathUri.slice(0, 80)}: ${body}`).toContain(response.status);
        expect(body).not.toMatch(/FOREIGN|root:|\/tmp\//);
      }
    }
    // A parameter without a value counts as absent.
    expect((await t.get('africanscity/getpicturefilebypathuri?pathUri=')).status).toBe(200);
    await new Promise((done) => listener.close(done));
    expect(hits).toBe(0);
    expect(
      (await t.get(`africanscity/getpicturefilebypathuri?pathUri=pictures/${hash}&pathUri=pictures/${hash}`)).status,
    ).toBe(400);
  });

  test('bytes in the store without a row are not found', async () => {
    const stranger = 'ab'.repeat(32);
    await t.ctx.storage.put(`pictures/${stranger}/page.jpeg`, await newPhoto(), 'image/jpeg');
    expect((await byUri(stranger)).status).toBe(404);
    expect((await t.get(`pictures/${stranger}/page.jpeg`)).status).toBe(404);
  });

  test('a picture without a reference is not found', async () => {
    const { id, hashes } = await createPictured([await newPhoto()]);
    const hash = hashes[0] ?? '';
    expect((await byUri(hash)).status).toBe(200);
    await t.ctx.db.property.update({ where: { id }, data: { deletedAt: new Date() } });
    expect((await byUri(hash)).status).toBe(404);
    expect((await t.get(`pictures/${hash}/card.webp`)).status).toBe(404);
  });

  test('returns 304 to a client that has the picture', async () => {
    const { hashes } = await createPictured([await newPhoto()]);
    const path = `africanscity/getpicturefilebypathuri?pathUri=pictures/${hashes[0]}`;
    const first = await t.get(path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/public, max-age=\d+/);
    const second = await t.get(path, { headers: { 'if-none-match': etag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect((await t.get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});

describe('getCompressedPictureFileByPropertiesId', () => {
  test("returns the listing's cover as a JPEG at card size", async () => {
    const photo = await newPhoto();
    const cover = shade;
    const { id } = await createPictured([photo, await newPhoto()]);
    const { status, bytes } = await cardOf(id);
    expect(status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
    expect(await shadeOf(bytes)).toBe(cover);
  });

  test('returns the placeholder for a listing without a picture, and for none, so that no response is missing', async () => {
    const { id } = await createProperty(t.ctx.db);
    for (const wanted of [id, 2_147_483_647]) {
      const { status, bytes } = await cardOf(wanted);
      expect(status).toBe(200);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 320 });
    }
  });

  test('a hidden listing shows its cover to its owner, and the placeholder to others', async () => {
    const { id, ownerId } = await createPictured([await newPhoto()]);
    await t.ctx.db.property.update({ where: { id }, data: { hiddenByTeamAt: new Date() } });
    expect((await cardOf(id)).bytes.equals(await placeholder())).toBe(true);
    const own = await t.get(`africanscity/getcompressedpicturefilebypropertiesid?propertiesId=${id}`, {
      headers: await logIn(t, { id: ownerId }),
    });
    const { content } = (await own.json()) as { content: string };
    expect(await shadeOf(Buffer.from(content, 'base64'))).toBe(shade);
    expect(own.headers.get('vary')).toMatch(/authorization/i);
  });

  test('refuses an invalid listing number', async () => {
    for (const id of ['abc', '-1', '0', '1.5', '2147483648', '', '1,2'])
      expect((await cardOf(id)).status, id).toBe(400);
  });
});

describe('getPictureFilesByPropertiesId', () => {
  const all = async (id: number) => {
    const response = await t.get(`africanscity/getpicturefilesbypropertiesid?propertiesId=${id}`);
    return { status: response.status, pictures: (await response.json()) as { content: string }[] };
  };

  test('returns all pictures in the order of their positions', async () => {
    const photos = [await newPhoto(), await newPhoto(), await newPhoto()];
    const { id } = await createPictured(photos);
    const { pictures } = await all(id);
    const shades = await Promise.all(pictures.map(({ content }) => shadeOf(Buffer.from(content, 'base64'))));
    expect(shades).toEqual([shade - 2, shade - 1, shade]);
  });

  test('returns an empty array for a missing or deleted listing and one without pictures', async () => {
    const { id } = await createPictured([await newPhoto()]);
    await t.ctx.db.property.update({ where: { id }, data: { deletedAt: new Date() } });
    for (const wanted of [2_147_483_647, id, (await createProperty(t.ctx.db)).id]) {
      expect(await all(wanted)).toEqual({ status: 200, pictures: [] });
    }
  });

  test('returns card size when the pages would be too many bytes', async () => {
    const { id, hashes } = await createPictured([await newPhoto(), await newPhoto()]);
    await t.ctx.db.pictureVariant.updateMany({
      where: { hash: hashes[1], size: 'page' },
      data: { byteSize: 2_000_000 },
    });
    const { pictures } = await all(id);
    const widths = await Promise.all(
      pictures.map(async ({ content }) => (await sharp(Buffer.from(content, 'base64')).metadata()).width),
    );
    expect(widths).toEqual([320, 320]);
  });
});

describe('pictures/:hash/:name', () => {
  test('serves every source of a listing, immutable and inert', async () => {
    const { hashes } = await createPictured([await newPhoto(2400, 1600)]);
    const file = await t.ctx.db.pictureFile.findUniqueOrThrow({
      where: { hash: hashes[0] },
      include: { variants: true },
    });
    const { sources } = presentPicture(t.ctx.config, file);
    expect(sources.map(({ size, format }) => `${size}.${format}`)).toEqual([
      'card.avif',
      'lite.avif',
      'small.avif',
      'medium.avif',
      'page.avif',
      'card.webp',
      'small.webp',
      'medium.webp',
      'page.webp',
      'full.webp',
      'card.jpeg',
      'small.jpeg',
      'medium.jpeg',
      'page.jpeg',
      'full.jpeg',
    ]);
    const page = file.variants.find(({ size, format }) => size === 'page' && format === 'avif')!;
    expect(sources.flatMap(({ bytes }) => bytes ?? [])).toEqual([page.byteSize]);
    for (const { url, size, format, width } of sources) {
      const response = await fetch(new URL(url, t.url));
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `inline; filename="${file.hash.slice(0, 12)}-${size}.${format}"`,
      });
      expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(width);
    }
  });

  test('an intermediate size is made at the first request, once, and stored', async () => {
    const { hashes } = await createPictured([await newPhoto(700, 500)]);
    const [hash = ''] = hashes;
    const address = new URL(`${t.ctx.config.apiBasePath}/pictures/${hash}/medium.avif`, t.url);
    expect(await keysOf(hash)).not.toContain(`pictures/${hash}/medium.avif`);
    const answers = await Promise.all([fetch(address), fetch(address), fetch(address)]);
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    for (const body of bodies) expect(body.equals(bodies[0]!)).toBe(true);
    expect(await sharp(bodies[0]).metadata()).toMatchObject({ width: 640, height: 457 });
    const stored = await t.ctx.storage.get(`pictures/${hash}/medium.avif`);
    expect(Buffer.from(stored ?? []).equals(bodies[0]!)).toBe(true);
    expect((await fetch(address, { headers: { 'if-none-match': answers[0]!.headers.get('etag') ?? '' } })).status).toBe(
      304,
    );
  });

  test('the size for visitors who save data exists in the smallest format alone, and is lighter than the card', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    const detailed = sharp({ create: { width: 700, height: 500, channels: 3, background: 'gray', noise } });
    const { hashes } = await createPictured([await detailed.jpeg().toBuffer()]);
    const [hash = ''] = hashes;
    const load = (name: string) => fetch(new URL(`${t.ctx.config.apiBasePath}/pictures/${hash}/${name}`, t.url));
    const [lite, card] = await Promise.all(
      ['lite.avif', 'card.avif'].map(async (name) => Buffer.from(await (await load(name)).arrayBuffer())),
    );
    expect(await sharp(lite).metadata()).toMatchObject({ width: 400, height: 286, compression: 'av1' });
    expect(lite!.byteLength).toBeLessThan(card!.byteLength);
    expect((await load('lite.jpeg')).status).toBe(404);
  });

  test('no size is made of a picture that is no wider, nor any that is not offered', async () => {
    const { hashes } = await createPictured([await newPhoto(640, 400), await newPhoto(300, 200)]);
    const statusOf = async (hash = '', name = '') =>
      (await fetch(new URL(`${t.ctx.config.apiBasePath}/pictures/${hash}/${name}`, t.url))).status;
    expect(await statusOf(hashes[0], 'small.webp')).toBe(200);
    expect(await statusOf(hashes[0], 'medium.webp')).toBe(404);
    expect(await statusOf(hashes[1], 'small.webp')).toBe(404);
    expect(await statusOf(hashes[0], 'small.png')).toBe(404);
    expect(await statusOf(hashes[0], 'tiny.webp')).toBe(404);
  });

  test('the page size replaces one that cannot be stored, and is not cached', async () => {
    const { hashes } = await createPictured([await newPhoto(1000, 700)]);
    const [hash = ''] = hashes;
    const put = t.ctx.storage.put;
    t.ctx.storage.put = () => Promise.reject(new Error('the disk is full'));
    try {
      const answer = await fetch(new URL(`${t.ctx.config.apiBasePath}/pictures/${hash}/small.avif`, t.url));
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        200,
        'image/jpeg',
        'no-store',
      ]);
      expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(960);
    } finally {
      t.ctx.storage.put = put;
    }
  });

  test('returns 304 to a client that has the bytes, and HEAD without them', async () => {
    const { hashes } = await createPictured([await newPhoto()]);
    const path = `pictures/${hashes[0]}/card.webp`;
    const etag = (await t.get(path)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await t.get(path, { headers: { 'if-none-match': known } });
      expect([response.status, await response.text()], known).toEqual([304, '']);
    }
    expect((await t.get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    const head = await t.get(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('returns 404 for other names', async () => {
    const { hashes } = await createPictured([await newPhoto()]);
    const hash = hashes[0] ?? '';
    const paths = [
      `${hash}/card`,
      `${hash}/card.png`,
      `${hash}/original.jpeg`,
      `${hash}/card.jpeg.bak`,
      `${hash}/full.avif`,
      `${hash.toUpperCase()}/card.jpeg`,
      `${hash.slice(1)}/card.jpeg`,
      `${'0'.repeat(64)}/card.jpeg`,
      '..%2f..%2fetc/passwd',
      `${hash}/..%2f..%2f..%2fetc%2fpasswd`,
      `${hash}%00/card.jpeg`,
      '.env/card.jpeg',
    ];
    for (const path of paths) {
      const response = await t.get(`pictures/${path}`);
      expect([400, 404], path).toContain(response.status);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('does not follow a link in the store', async () => {
    const { hashes } = await createPictured([await newPhoto()]);
    const file = join(storageFolder, 'pictures', hashes[0] ?? '', 'card.jpeg');
    await unlink(file);
    await symlink('/etc/passwd', file);
    const response = await t.get(`pictures/${hashes[0]}/card.jpeg`);
    expect([response.status, await response.text()]).toEqual([404, expect.not.stringContaining('root:')]);
    expect(String(await readFile(file))).toContain('root:');
  });

  test('a hundred of the largest pictures at once are streamed, not buffered', async () => {
    const noise = sharp({
      create: {
        width: 1900,
        height: 1400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const { hashes } = await createPictured([await noise.jpeg().toBuffer()]);
    const url = new URL(`${t.url}/pictures/${hashes[0]}/full.jpeg`);
    const before = process.resourceUsage().maxRSS;
    const sizes = await Promise.all(Array.from({ length: 100 }, () => countBytes(url)));
    expect(Math.min(...sizes)).toBeGreaterThan(600_000);
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(150);
    const calls = await Promise.all(
      Array.from({ length: 100 }, () =>
        countBytes(new URL(`${t.url}/africanscity/getpicturefilebypathuri?pathUri=pictures/${hashes[0]}`)),
      ),
    );
    expect(Math.min(...calls)).toBeGreaterThan(150_000);
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(200);
  });
});

function countBytes(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      let bytes = 0;
      response
        .on('data', (part: Buffer) => (bytes += part.length))
        .on('end', () => resolve(bytes))
        .on('error', reject);
    });
    request.on('error', reject);
  });
}

test('a picture tells its room when the name of its file did', async () => {
  const [first, second] = [await newPhoto(), await newPhoto()];
  const kitchen = await storePicture(t.ctx, { read: async () => first, fileName: '3_kitchen.jpg' });
  const unnamed = await storePicture(t.ctx, { read: async () => second, fileName: 'IMG_0042.jpg' });
  const { id } = await createProperty(t.ctx.db, { coverHash: kitchen });
  await t.ctx.db.picture.createMany({
    data: [kitchen, unnamed].map((hash, position) => ({ propertyId: id, hash, position })),
  });
  const listing = await (await t.get(`africanscity/getpropertiesbyid?id=${id}`)).json();
  expect(listing.pictures.map(({ room }: { room?: string }) => room)).toEqual(['kitchen', undefined]);
});
