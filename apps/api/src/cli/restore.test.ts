import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@africanscity/db/client';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand, startCommand } from '../../test/command.ts';
import { checksumsOf, checksumsOfFiles } from '../../test/database-content.ts';
import { createEmptyDatabase } from '../../test/empty-database.ts';
import { createPictureFile, createProperty, createUser } from '../../test/factories.ts';
import { startFakeS3 } from '../../test/fake-s3.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { archivePlace } from '../backup/archive-place.ts';
import { readParts } from '../backup/archive-reader.ts';
import { openArchiveWriter } from '../backup/archive-writer.ts';

let folder: string;
let site: TestDatabase;
let archive: string;
let tables: Record<string, string>;
let files: Record<string, string>;
const JWT_SECRET = 'a-secret-for-tests-only-0123456789-abcdefgh';
const pictures = 150;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'africanscity-restore-'));
  site = await createTestDatabase();
  const { db, close } = openDatabase(site.url, () => {});
  const owner = await createUser(db, { name: 'Tab\tand\nline \\N' });
  await createProperty(db, { ownerId: owner.id, description: 'Näher am Meer\r\n„ü“ 🏠' });
  for (let at = 0; at < pictures; at += 1) {
    const hash = await createPictureFile(db);
    for (const { size, format } of await db.pictureVariant.findMany({ where: { hash } })) {
      await mkdir(join(folder, 'site/storage/pictures', hash), { recursive: true });
      await writeFile(join(folder, 'site/storage/pictures', hash, `${size}.${format}`), `bytes of ${hash}`);
    }
  }
  await close();
  archive = join(folder, 'site.tar');
  const { status, stderr } = await runCommand(['backup', archive], settingsOf(site, 'site'));
  if (status !== 0) throw new Error(stderr);
  tables = await checksumsOf(site.url);
  files = await checksumsOfFiles(join(folder, 'site/storage'));
});
afterAll(async () => {
  await site.drop();
  await rm(folder, { recursive: true, force: true });
});

const settingsOf = (database: TestDatabase, name: string) => ({
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, name),
  JWT_SECRET,
});

/** Changes a byte in place. */
function change(bytes: Buffer, at: number): Buffer {
  return bytes.fill((bytes.readUInt8(at) + 1) % 256, at, at + 1);
}

describe('restore', () => {
  test('continues after it was killed, and until then no server uses the database', async () => {
    const target = await createEmptyDatabase();
    const settings = settingsOf(target, 'continued');
    const killed = startCommand(['restore', archive], settings);
    const ended = once(killed, 'close');
    await expect.poll(() => hasRows(target.url), { interval: 20 }).toBe(true);
    killed.kill('SIGKILL');
    await ended;
    expect(await runCommand(['migrate'], settings)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('A restore of this database was interrupted'),
    });
    expect(await runCommand(['restore', archive], settings)).toMatchObject({ status: 0 });
    expect(await checksumsOf(target.url)).toEqual(tables);
    expect(await checksumsOfFiles(join(folder, 'continued/storage'))).toEqual(files);
    expect(await runCommand(['migrate'], settings)).toMatchObject({
      status: 0,
      stdout: 'The database is up to date.\n',
    });
    await target.drop();
  });

  test('refuses a database with rows and says in how many tables', async () => {
    const { status, stderr } = await runCommand(['restore', archive], settingsOf(site, 'filled'));
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The database is not empty: \d+ tables have rows\./m)]);
    expect(await checksumsOf(site.url)).toEqual(tables);
  });

  test.each([
    // The content of a part begins at the block after its name. Bytes between the parts have no meaning.
    [
      'a changed byte of a table',
      (bytes: Buffer) => change(bytes, Math.ceil(bytes.indexOf('.copy.gz') / 512) * 512 + 15),
    ],
    ['a changed byte of a picture', (bytes: Buffer) => change(bytes, bytes.lastIndexOf('bytes of '))],
    ['a lost end', (bytes: Buffer) => bytes.subarray(0, bytes.length - 4096)],
    ['another content', () => Buffer.from('no archive '.repeat(100))],
  ])('refuses an archive with %s before it writes', async (_, damage) => {
    const target = await createEmptyDatabase();
    const damaged = join(folder, 'damaged.tar');
    await writeFile(damaged, damage(Buffer.from(await readFile(archive))));
    const { status, stderr } = await runCommand(['restore', damaged], settingsOf(target, 'damaged'));
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^The backup is damaged at (the part \S+|its beginning)/m),
    ]);
    expect(await checksumsOf(target.url)).toEqual({});
    await target.drop();
  });

  test('refuses a backup of a newer version', async () => {
    const target = await createEmptyDatabase();
    const newer = archivePlace(join(folder, 'newer.tar'));
    const { stream, commit } = await newer.create(0);
    const writer = openArchiveWriter(stream);
    for await (const { name, bytes } of readParts(await archivePlace(archive).open())) {
      const header = name === 'backup.json' && (JSON.parse(bytes.toString()) as { migrations: object[] });
      if (header) header.migrations.push({ name: '20991231000000_next', checksum: 'n' });
      await writer.write(name, header ? Buffer.from(JSON.stringify(header)) : bytes);
    }
    await writer.end();
    await commit();
    const { status, stderr } = await runCommand(['restore', join(folder, 'newer.tar')], settingsOf(target, 'newer'));
    expect([status, stderr]).toEqual([1, expect.stringContaining('20991231000000_next')]);
    expect(await checksumsOf(target.url)).toEqual({});
    await target.drop();
  });

  test.each([
    ['none.tar', 1, /There is no backup at/],
    ['s3://key@host/bucket', 2, /An address of a store looks like/],
  ])('explains the address %s', async (address, status, message) => {
    expect(await runCommand(['restore', address])).toMatchObject({ status, stderr: expect.stringMatching(message) });
  });
});

describe('backup', () => {
  test('goes to a store of S3 and comes back into an embedded database', async () => {
    const store = await startFakeS3();
    const address = store.url.replace('/pictures?', '/pictures/backups/site.tar?');
    const stored = await runCommand(['backup', address, '--json'], settingsOf(site, 'site'));
    expect(stored).toMatchObject({ status: 0, stderr: expect.stringMatching(/^((table \d+ of \d+: |file )\S+\n)*$/) });
    expect(JSON.parse(stored.stdout)).toMatchObject({ files: Object.keys(files).length, missing: [] });
    const settings = { DATA_DIR: join(folder, 'embedded'), STORAGE_URL: store.url };
    expect(await runCommand(['restore', address], settings)).toMatchObject({ status: 0 });
    const embedded = await startEmbeddedPostgres({ folder: join(folder, 'embedded/postgres'), durable: false });
    expect(await checksumsOf(embedded.url)).toEqual(tables);
    // Beside the server that runs on this folder.
    const beside = await runCommand(['backup', join(folder, 'beside.tar')], settings);
    expect(beside).toMatchObject({ status: 0 });
    await embedded.stop();
    expect([...store.objects.keys()].filter((key) => key.startsWith('pictures/'))).toHaveLength(
      Object.keys(files).length,
    );
    await store.close();
  });

  test('names a picture that the store lost, with status 1, and leaves no file when it fails', async () => {
    const [lost = ''] = Object.keys(files);
    await rm(join(folder, 'site/storage', lost));
    const { status, stdout } = await runCommand(['backup', join(folder, 'lossy.tar')], settingsOf(site, 'site'));
    await mkdir(join(folder, 'site/storage', lost, '..'), { recursive: true });
    await writeFile(join(folder, 'site/storage', lost), `bytes of ${lost.split('/')[1]}`);
    expect([status, stdout]).toEqual([1, expect.stringContaining(`Missing in the store: ${lost}\n`)]);
    const failed = await runCommand(['backup', join(folder, 'no folder/site.tar')], settingsOf(site, 'site'));
    expect(failed.status).toBe(1);
  });
});

async function hasRows(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ count: number }>('SELECT count(*)::int AS count FROM unfinished_restore.parts')
    .catch(() => ({ rows: [] }));
  await client.end();
  return (rows[0]?.count ?? 0) > 2;
}
