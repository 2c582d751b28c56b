import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createProperty } from '../../../../test/factories.ts';
import { type FakeS3, startFakeS3 } from '../../../../test/fake-s3.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openStorage } from '../../../gateways/storage/open-storage.ts';
import { storePicture } from '../../../kernel/pictures/store-picture.ts';

let t: TestApp;
let fake: FakeS3;
let hash: string;
let id: number;

beforeEach(async () => {
  fake = await startFakeS3();
  t = await createTestApp();
  t.ctx.storage = await openStorage({ STORAGE_URL: fake.url, DATA_DIR: '' });
  hash = await storePicture(t.ctx, await photo('red'));
  id = (await createProperty(t.ctx.db, { coverHash: hash, pictures: { create: { hash, position: 0 } } })).id;
});
afterEach(async () => {
  await t.close();
  await fake.close();
});

const photo = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
const card = () => t.get(`africanscity/getcompressedpicturefilebypropertiesid?propertiesId=${id}`);
const others = () => [
  `africanscity/getpicturefilebypathuri?pathUri=pictures/${hash}`,
  `africanscity/getpicturefilesbypropertiesid?propertiesId=${id}`,
  `pictures/${hash}/card.webp`,
];

describe('pictures in an object store', () => {
  test('are stored and served', async () => {
    expect([...fake.objects.keys()].sort()).toEqual(
      ['card.avif', 'card.jpeg', 'card.webp', 'page.avif', 'page.jpeg', 'page.webp'].map(
        (name) => `pictures/${hash}/${name}`,
      ),
    );
    const served = await t.get(`pictures/${hash}/card.webp`);
    expect(fake.objects.get(`pictures/${hash}/card.webp`)?.bytes.equals(Buffer.from(await served.arrayBuffer()))).toBe(
      true,
    );
    for (const path of others()) expect((await t.get(path)).status).toBe(200);
  });

  test('while the store is busy, cards show the placeholder and other calls ask to retry', async () => {
    const before = (await (await card()).json()) as { content: string };
    fake.fault = 'slow-down';
    const during = await card();
    const { content } = (await during.json()) as { content: string };
    expect(during.status).toBe(200);
    expect(content).not.toBe(before.content);
    expect(await sharp(Buffer.from(content, 'base64')).metadata()).toMatchObject({ format: 'jpeg', width: 480 });
    for (const path of others()) {
      const response = await t.get(path);
      const body = await response.text();
      expect(
        [response.status, response.headers.get('retry-after'), response.headers.get('cache-control')],
        path,
      ).toEqual([503, '5', 'no-store']);
      expect(body).not.toMatch(/SlowDown|fake|127\.0\.0\.1/);
    }
    fake.fault = 'none';
    expect(await (await card()).json()).toEqual(before);
  });

  test('aborted bytes end the response, never as a whole picture', async () => {
    fake.fault = 'cut-body';
    await expect(t.get(`pictures/${hash}/page.jpeg`).then((response) => response.arrayBuffer())).rejects.toThrow();
    fake.fault = 'none';
  });

  test('an upload into a failing store leaves neither rows nor bytes', async () => {
    const objects = [...fake.objects.keys()];
    for (const [fault, statusCode] of [
      ['slow-down', 503],
      ['no-space', 507],
    ] as const) {
      fake.fault = fault;
      await expect(storePicture(t.ctx, await photo('blue'))).rejects.toMatchObject({ statusCode });
    }
    fake.fault = 'none';
    expect(await t.ctx.db.pictureFile.count()).toBe(1);
    expect([...fake.objects.keys()]).toEqual(objects);
    await storePicture(t.ctx, await photo('blue'));
    expect(await t.ctx.db.pictureFile.count()).toBe(2);
  });
});
