import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, startCommand } from '../../test/command.ts';
import { checksumsOfFiles } from '../../test/database-content.ts';
import { type FakeS3, startFakeS3 } from '../../test/fake-s3.ts';

const files: Record<string, string> = {
  'pictures/aa11/card.webp': 'a card',
  'pictures/aa11/large.jpeg': 'a large picture',
  'pictures/bb22/card.webp': 'another card',
  'brand/0f0f.png': 'a logo',
  'cards/12/3.jpg': 'a drawn card',
};
let folder: string;
let site: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'africanscity-stores-'));
  site = join(folder, 'site');
  await fill(site, files);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fill(store: string, content: Record<string, string>): Promise<void> {
  for (const [key, text] of Object.entries(content)) {
    await mkdir(dirname(join(store, key)), { recursive: true });
    await writeFile(join(store, key), text);
  }
}

const contentOf = (bucket: FakeS3) =>
  Object.fromEntries([...bucket.objects].map(([key, { bytes }]) => [key, bytes.toString()]));

async function withBucket(work: (bucket: FakeS3) => Promise<void>): Promise<void> {
  const bucket = await startFakeS3();
  await work(bucket).finally(() => bucket.close());
}

async function copy(...args: string[]) {
  const { status, stdout, stderr } = await runCommand(['storage-copy', ...args, '--json']);
  return { status, stderr, result: stdout ? (JSON.parse(stdout) as { copied: number; damaged: string[] }) : undefined };
}

test('copies all files from a folder into a bucket and back', () =>
  withBucket(async (bucket) => {
    expect(await copy(site, bucket.url)).toMatchObject({
      status: 0,
      result: { copied: 5, bytes: 51, present: 0, deleted: [], damaged: [] },
    });
    expect(contentOf(bucket)).toMatchObject(files);
    const back = join(folder, 'back');
    expect(await copy(bucket.url, back)).toMatchObject({ status: 0, result: { copied: 5, present: 0 } });
    const { '.tmp': _temporary, ...copied } = await checksumsOfFiles(back);
    expect(copied).toEqual(await checksumsOfFiles(site));
  }));

test('a repeated copy writes only what is missing or differs', () =>
  withBucket(async (bucket) => {
    expect(await copy(site, bucket.url)).toMatchObject({ status: 0 });
    bucket.objects.delete('brand/0f0f.png');
    bucket.objects.set('pictures/aa11/card.webp', { bytes: Buffer.from('a cad'), modifiedAt: new Date() });
    bucket.requests.length = 0;
    expect(await copy(site, bucket.url)).toMatchObject({ status: 0, result: { copied: 2, present: 3 } });
    expect(contentOf(bucket)).toMatchObject(files);
    const puts = bucket.requests.filter((request) => /^PUT \/pictures\/(?:pictures|brand|cards)\//.test(request));
    expect(puts.map((request) => request.replace(/\?.*/, '')).toSorted()).toEqual([
      'PUT /pictures/brand/0f0f.png',
      'PUT /pictures/pictures/aa11/card.webp',
    ]);
  }));

test('a copy that was killed continues where it was', () =>
  withBucket(async (bucket) => {
    const many = join(folder, 'many');
    await fill(
      many,
      Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`pictures/a${at}/card.webp`, `${at}`])),
    );
    const first = startCommand(['storage-copy', many, bucket.url]);
    const ended = once(first, 'close');
    await expect.poll(() => bucket.objects.size, { interval: 5 }).toBeGreaterThan(20);
    first.kill('SIGKILL');
    await ended;
    const before = [...bucket.objects.keys()].filter((key) => key.startsWith('pictures/')).length;
    expect(before).toBeLessThan(400);
    expect(await copy(many, bucket.url)).toMatchObject({
      status: 0,
      result: { copied: 400 - before, present: before },
    });
    expect(contentOf(bucket)).toMatchObject({ 'pictures/a0/card.webp': '0', 'pictures/a399/card.webp': '399' });
  }));

test('names files that the target returns with other bytes', () =>
  withBucket(async (bucket) => {
    bucket.fault = 'damage';
    const { status, result } = await copy(site, bucket.url);
    expect(status).toBe(1);
    expect([...(result?.damaged ?? [])].toSorted()).toEqual(Object.keys(files).toSorted());
    expect(result).toMatchObject({ copied: 0 });
    bucket.fault = 'none';
    expect(await copy(site, bucket.url)).toMatchObject({ status: 0, result: { copied: 5, damaged: [] } });
  }));

test('refuses a missing folder, the same store and a malformed address, and prints no secret', async () => {
  expect(await copy(join(folder, 'nowhere'), join(folder, 'new'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no folder at'),
  });
  expect(await copy(site, site)).toMatchObject({ status: 2, stderr: expect.stringContaining('the same store') });
  const malformed = await copy(site, 's3://key:se%cret@host');
  expect(malformed).toMatchObject({ status: 2, stderr: expect.stringContaining('s3://KEY:SECRET@HOST/BUCKET') });
  expect(malformed.stderr).not.toContain('cret@');
});

test('ends with a sentence when the target does not exist or fails', () =>
  withBucket(async (bucket) => {
    const other = bucket.url.replace('/pictures?', '/other-bucket?');
    expect(await copy(site, other)).toMatchObject({ status: 1, stderr: expect.stringContaining('does not exist') });
    bucket.fault = 'no-space';
    expect(await copy(site, bucket.url)).toMatchObject({ status: 1 });
  }));
