import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../../test/fake-s3.ts';
import { mountSmallDisk, unmount } from '../../../test/small-disk.ts';
import { openFolderStorage } from './folder-storage.ts';
import { openStorage } from './open-storage.ts';
import { parseS3Url } from './s3-location.ts';
import { openS3Storage } from './s3-storage.ts';
import { StorageFailure } from './storage-failure.ts';
import type { Storage, StoredObject } from './storage.ts';

const folders: string[] = [];
const fakes: FakeS3[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'africanscity-storage-'));
  folders.push(folder);
  return folder;
}

async function newFake(): Promise<FakeS3> {
  const fake = await startFakeS3();
  fakes.push(fake);
  return fake;
}

afterAll(async () => {
  await Promise.all(fakes.map((fake) => fake.close()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function keysBelow(storage: Storage, prefix: string): Promise<string[]> {
  const objects: StoredObject[] = [];
  for await (const object of storage.list(prefix)) objects.push(object);
  return objects.map((object) => object.key).sort();
}

const drivers: Record<string, () => Promise<Storage>> = {
  folder: async () => openStorage({ DATA_DIR: await newFolder() }),
  S3: async () => openStorage({ STORAGE_URL: (await newFake()).url, DATA_DIR: '/nowhere' }),
};

describe.each(Object.entries(drivers))('storage in a %s', (_name, create) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await create();
  });

  test('returns the bytes that were put', async () => {
    const bytes = randomBytes(300_000);
    await storage.put('pictures/ab/card.webp', bytes, 'image/webp');
    expect(bytes.equals((await storage.get('pictures/ab/card.webp')) ?? Buffer.alloc(0))).toBe(true);
  });

  test('streams the bytes and tells their number first', async () => {
    const bytes = randomBytes(300_000);
    await storage.put('pictures/ab/full.jpeg', bytes, 'image/jpeg');
    const opened = await storage.open('pictures/ab/full.jpeg');
    expect(opened?.byteSize).toBe(300_000);
    expect(bytes.equals(Buffer.concat((await opened?.stream.toArray()) ?? []))).toBe(true);
  });

  test('replaces the bytes of a key', async () => {
    await storage.put('a/b', Buffer.from('the first and longer text'), 'text/plain');
    await storage.put('a/b', Buffer.from('second'), 'text/plain');
    expect(String(await storage.get('a/b'))).toBe('second');
  });

  test('returns null for a missing key', async () => {
    await storage.put('a/b', Buffer.from('b'), 'text/plain');
    for (const key of ['a/c', 'x/y', 'a']) {
      expect(await storage.get(key)).toBeNull();
      expect(await storage.open(key)).toBeNull();
    }
  });

  test('deletes, and accepts deleting a missing key', async () => {
    await storage.put('a/b', Buffer.from('b'), 'text/plain');
    await storage.delete('a/b');
    await storage.delete('a/b');
    await storage.delete('x/y/z');
    expect(await storage.get('a/b')).toBeNull();
    expect(await keysBelow(storage, 'a/')).toEqual([]);
  });

  test('lists keys below a prefix, with the time of writing', async () => {
    const keys = ['p/1/card', 'p/1/page', 'p/2/card', 'p/2/full', 'p/3/card'];
    for (const key of [...keys, 'q/1/card', 'pp/1']) await storage.put(key, Buffer.from(key), 'text/plain');
    expect(await keysBelow(storage, 'p/')).toEqual(keys);
    expect(await keysBelow(storage, 'p/1/')).toEqual(['p/1/card', 'p/1/page']);
    expect(await keysBelow(storage, 'none/')).toEqual([]);
    for await (const { modifiedAt } of storage.list('p/'))
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
  });

  test('keeps the bytes whole when the same key is put, read and deleted at once', async () => {
    const versions = [randomBytes(50_000), randomBytes(50_000)];
    const rounds = Array.from({ length: 40 }, async (_, at) => {
      if (at % 5 === 4) return storage.delete('r/a/b');
      if (at % 5 < 2) return storage.put('r/a/b', versions[at % 2] ?? Buffer.alloc(0), 'text/plain');
      const read = await storage.get('r/a/b');
      if (read) expect(versions.some((version) => version.equals(read))).toBe(true);
    });
    await Promise.all(rounds);
  });

  test('refuses an invalid key', async () => {
    for (const key of [
      '',
      '/',
      'a/',
      '/a',
      'a//b',
      '../a',
      'a/../b',
      'a/./b',
      '.tmp/x',
      'a\\b',
      'a\0b',
      'A/b',
      'a b',
      '%2e%2e/a',
      'x'.repeat(300),
    ]) {
      await expect(storage.get(key), key).rejects.toThrow(TypeError);
      await expect(storage.put(key, Buffer.from('x'), 'text/plain'), key).rejects.toThrow(TypeError);
      await expect(storage.delete(key), key).rejects.toThrow(TypeError);
    }
  });

  test('is ready', async () => {
    await storage.check();
    expect(storage.describe()).not.toContain('secret');
  });
});

describe('storage in a folder', () => {
  test('does not follow links', async () => {
    const folder = await newFolder();
    const outside = await newFolder();
    const storage = await openFolderStorage(folder);
    await writeFile(join(outside, 'secret'), 'outside');
    await symlink(join(outside, 'secret'), join(folder, 'file-link'));
    await symlink(outside, join(folder, 'folder-link'));
    expect(await storage.get('file-link')).toBeNull();
    expect(await storage.get('folder-link/secret')).toBeNull();
    expect(await keysBelow(storage, 'folder-link/')).toEqual([]);
    await storage.delete('folder-link/secret');
    await expect(storage.put('folder-link/new', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
      fault: 'refused',
    });
    expect(await readdir(outside)).toEqual(['secret']);
    await storage.put('file-link', Buffer.from('inside'), 'text/plain');
    expect(String(await storage.get('file-link'))).toBe('inside');
    expect(
      await openFolderStorage(outside)
        .then((other) => other.get('secret'))
        .then(String),
    ).toBe('outside');
  });

  test('continues when its folder for half-written files vanished, and accepts no other folder as its own', async () => {
    const folder = await newFolder();
    const storage = await openFolderStorage(folder);
    await storage.put('a/b', Buffer.from('kept'), 'text/plain');
    await rm(join(folder, '.tmp'), { recursive: true });
    await Promise.all(
      Array.from({ length: 5 }, (_, index) => storage.put(`a/${index}`, Buffer.from('new'), 'text/plain')),
    );
    expect(String(await storage.get('a/4'))).toBe('new');
    await rm(join(folder, '.tmp'), { recursive: true });
    expect(await storage.get('a/nothing')).toBeNull();
    expect(String(await storage.get('a/b'))).toBe('kept');
    await storage.check();

    // Like the empty folder under an unmounted volume.
    await rename(folder, `${folder}-unmounted`);
    folders.push(`${folder}-unmounted`);
    await mkdir(folder);
    await expect(storage.put('a/c', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({ fault: 'missing' });
    await expect(storage.get('a/b')).rejects.toMatchObject({ fault: 'missing' });
    expect(await readdir(folder)).toEqual([]);
  });

  test('says that the folder is missing', async () => {
    const folder = await newFolder();
    const storage = await openFolderStorage(folder);
    await rename(folder, `${folder}-away`);
    folders.push(`${folder}-away`);
    for (const run of [
      () => storage.check(),
      () => storage.put('a/b', Buffer.from('x'), 'text/plain'),
      () => storage.get('a/b'),
      () => storage.delete('a/b'),
    ]) {
      await expect(run()).rejects.toMatchObject({ statusCode: 503, fault: 'missing' });
    }
  });

  test.skipIf(process.getuid?.() === 0)('says that the folder is read-only', async () => {
    const folder = await newFolder();
    const storage = await openFolderStorage(folder);
    await chmod(join(folder, '.tmp'), 0o500);
    await expect(storage.check()).rejects.toMatchObject({ statusCode: 503, fault: 'refused' });
    await chmod(join(folder, '.tmp'), 0o700);
  });

  test('reports a full disk, leaves no partial file and damages nothing', async (context) => {
    const folder = await newFolder();
    if (!mountSmallDisk(folder, '2m')) context.skip('needs the right to mount');
    try {
      const storage = await openFolderStorage(folder);
      const kept = randomBytes(500_000);
      await storage.put('a/kept', kept, 'text/plain');
      for (const key of ['a/kept', 'b/new']) {
        await expect(storage.put(key, randomBytes(4_000_000), 'text/plain')).rejects.toMatchObject({
          fault: 'full',
          statusCode: 507,
        });
      }
      expect(await readdir(join(folder, '.tmp'))).toEqual([]);
      expect(await storage.get('b/new')).toBeNull();
      expect(kept.equals((await storage.get('a/kept')) ?? Buffer.alloc(0))).toBe(true);
    } finally {
      unmount(folder);
    }
  });

  test('keeps the former bytes when a write fails', async () => {
    const folder = await newFolder();
    const storage = await openFolderStorage(folder);
    await storage.put('a/b', Buffer.from('former'), 'text/plain');
    await mkdir(join(folder, 'taken'));
    await writeFile(join(folder, 'taken', 'x'), '');
    // A folder is in the place of the file: the rename fails after the bytes were written.
    await expect(storage.put('taken', Buffer.from('new'), 'text/plain')).rejects.toThrow();
    expect(await readdir(join(folder, '.tmp'))).toEqual([]);
    expect(String(await storage.get('a/b'))).toBe('former');
  });

  test('deletes half-written files of a crash after an hour', async () => {
    const folder = await newFolder();
    await openFolderStorage(folder);
    await writeFile(join(folder, '.tmp', 'old'), 'half');
    await writeFile(join(folder, '.tmp', 'new'), 'half');
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
    await utimes(join(folder, '.tmp', 'old'), twoHoursAgo, twoHoursAgo);
    await openFolderStorage(folder);
    expect(await readdir(join(folder, '.tmp'))).toEqual(['new']);
  });
});

describe('storage in S3', () => {
  test('names each failure of the store', async () => {
    const fake = await newFake();
    const storage = await openStorage({ STORAGE_URL: fake.url, DATA_DIR: '' });
    await storage.put('a/b', randomBytes(200_000), 'text/plain');
    const expected = {
      'slow-down': ['busy', 503],
      'internal-error': ['unreachable', 503],
      'cut-body': ['unreachable', 503],
    } as const;
    for (const [fault, [name, statusCode]] of Object.entries(expected)) {
      fake.fault = fault as FakeS3['fault'];
      await expect(storage.get('a/b'), fault).rejects.toMatchObject({ fault: name, statusCode });
    }
    fake.fault = 'no-space';
    await expect(storage.put('a/c', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
      fault: 'full',
      statusCode: 507,
    });
    fake.fault = 'none';
    expect((await storage.get('a/b'))?.length).toBe(200_000);
    expect(await storage.get('a/c')).toBeNull();
  });

  test('fails instead of ending when the store cuts a stream', async () => {
    const fake = await newFake();
    const storage = await openStorage({ STORAGE_URL: fake.url, DATA_DIR: '' });
    await storage.put('a/b', randomBytes(200_000), 'text/plain');
    fake.fault = 'cut-body';
    const opened = await storage.open('a/b');
    await expect(opened?.stream.toArray()).rejects.toThrow();
  });

  test('gives up on a store that is silent or gone', async () => {
    const fake = await newFake();
    const storage = openS3Storage(parseS3Url(fake.url), { silenceTimeoutMs: 100 });
    fake.fault = 'silence';
    await expect(storage.get('a/b')).rejects.toMatchObject({ fault: 'unreachable', statusCode: 503 });
    await fake.close();
    await expect(storage.check()).rejects.toMatchObject({ fault: 'unreachable' });
  });

  test('gives up on bytes that stop coming', async () => {
    const fake = await newFake();
    const storage = openS3Storage(parseS3Url(fake.url), { silenceTimeoutMs: 200 });
    await storage.put('a/b', randomBytes(200_000), 'text/plain');
    fake.fault = 'stall-body';
    await expect(storage.get('a/b')).rejects.toMatchObject({ fault: 'unreachable', statusCode: 503 });
    const opened = await storage.open('a/b');
    await expect(opened?.stream.toArray()).rejects.toThrow();
  });

  test('retries before it gives up', async () => {
    const fake = await newFake();
    const storage = await openStorage({ STORAGE_URL: fake.url, DATA_DIR: '' });
    await storage.put('a/b', Buffer.from('kept'), 'text/plain');
    fake.fault = 'slow-down';
    setTimeout(() => {
      fake.fault = 'none';
    }, 40);
    expect(String(await storage.get('a/b'))).toBe('kept');
  });

  test('reports refused credentials and a missing bucket', async () => {
    const location = parseS3Url((await newFake()).url);
    const stranger = openS3Storage({ ...location, credentials: { ...location.credentials, secretAccessKey: 'wrong' } });
    await expect(stranger.check()).rejects.toMatchObject({ fault: 'refused' });
    await expect(stranger.put('a/b', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({ fault: 'refused' });
    await expect(openS3Storage({ ...location, bucket: 'other' }).check()).rejects.toMatchObject({ fault: 'missing' });
  });

  test('tells the caller nothing about the store in a failure', async () => {
    const failure = new StorageFailure('refused', new Error('SignatureDoesNotMatch for fake-key'));
    expect(failure.message).not.toMatch(/fake-key|Signature/);
  });

  test('reads STORAGE_URL, and its errors do not repeat the secret', () => {
    expect(parseS3Url('s3://KEY:a%2Fb%2Bc@s3.eu-west-1.amazonaws.com/pictures?region=eu-west-1')).toEqual({
      endpoint: 'https://s3.eu-west-1.amazonaws.com',
      region: 'eu-west-1',
      bucket: 'pictures',
      credentials: { accessKeyId: 'KEY', secretAccessKey: 'a/b+c' },
    });
    expect(parseS3Url('s3://k:s@minio:9000/box?tls=off')).toMatchObject({
      endpoint: 'http://minio:9000',
      region: 'us-east-1',
    });
    for (const bad of [
      's3://host/box',
      's3://k:hunter2@host',
      's3://k:hunter2@host/a/b',
      's3://k:hunter2%zz@host/box',
      's3://k:hunter2@host/box?tls=maybe',
      'hunter2',
    ]) {
      expect(() => parseS3Url(bad), bad).toThrow(/must look like s3:/);
      expect(() => parseS3Url(bad), bad).not.toThrow(/hunter2/);
    }
  });
});
