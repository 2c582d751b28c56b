import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../test/fake-s3.ts';
import { archivePlace } from './archive-place.ts';

const megabyte = 2 ** 20;
let store: FakeS3;
beforeEach(async () => {
  store = await startFakeS3();
});
afterEach(() => store.close());

const addressOf = ({ url }: FakeS3) => url.replace('/pictures?', '/pictures/backups/site.tar?');

/** Writes so many random megabytes and returns their digest. */
async function fill(stream: NodeJS.WritableStream, megabytes: number): Promise<string> {
  const digest = createHash('sha256');
  for (let at = 0; at < megabytes; at += 1) {
    const bytes = randomBytes(megabyte);
    digest.update(bytes);
    if (!stream.write(bytes)) await once(stream, 'drain');
  }
  return digest.digest('hex');
}

const partsOf = ({ requests }: FakeS3) => requests.filter((line) => line.includes('partNumber=')).length;

describe('an archive of 40 MB in a store of S3', () => {
  test('goes up in parts of 16 MB, is whole when it appears, and comes back in ranges', async () => {
    const place = archivePlace(addressOf(store));
    const { stream, commit } = await place.create(0);
    const written = await fill(stream, 40);
    expect([...store.objects.keys()]).toEqual([]);
    stream.end();
    await commit();
    expect([partsOf(store), store.uploads.size]).toEqual([3, 0]);
    const digest = createHash('sha256');
    for await (const bytes of await place.open()) digest.update(bytes as Buffer);
    expect(digest.digest('hex')).toBe(written);
  });

  test('has larger parts where more than 10,000 of 16 MB are expected', async () => {
    const { stream, commit } = await archivePlace(addressOf(store)).create(6_500 * 30 * megabyte);
    await fill(stream, 40);
    stream.end();
    await commit();
    expect(partsOf(store)).toBe(2);
  });

  test('leaves neither object nor parts when it is given up', async () => {
    const { stream, abort } = await archivePlace(addressOf(store)).create(0);
    await fill(stream, 40);
    await abort();
    expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
  });

  test('leaves no parts when the process is told to end', async () => {
    const program = `
      import { archivePlace } from ${JSON.stringify(join(import.meta.dirname, 'archive-place.ts'))};
      const { stream } = await archivePlace(${JSON.stringify(addressOf(store))}).create(0);
      stream.write(Buffer.alloc(40 * ${megabyte}));
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
    onTestFinished(() => void child.kill('SIGKILL'));
    await vi.waitFor(() => expect([...store.uploads.values()].some((parts) => parts.size === 2)).toBe(true), 60_000);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
  });

  test('fails with the reason when the store is full midway, and leaves no parts', async () => {
    const { stream, commit } = await archivePlace(addressOf(store)).create(0);
    const failed = finished(stream).catch((error: Error) => error);
    await fill(stream, 20);
    store.fault = 'no-space';
    stream.write(randomBytes(20 * megabyte));
    stream.end();
    await expect(commit()).rejects.toThrow(/full|space/i);
    await failed;
    expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
  });

  test('is not read any further once it is replaced', async () => {
    const place = archivePlace(addressOf(store));
    const { stream, commit } = await place.create(0);
    await fill(stream, 40);
    stream.end();
    await commit();
    const reader = await place.open();
    const read = (async () => {
      for await (const _ of reader)
        store.objects.set('backups/site.tar', { bytes: randomBytes(8), modifiedAt: new Date() });
    })();
    await expect(read).rejects.toThrow('was replaced while it was read. Start again.');
  });
});
