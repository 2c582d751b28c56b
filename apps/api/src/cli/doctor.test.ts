import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@africanscity/db/client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../test/command.ts';
import { createPictureFile } from '../../test/factories.ts';
import { openFakeSmtp } from '../../test/fake-smtp.ts';
import { startFakeS3 } from '../../test/fake-s3.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import type { Finding } from '../doctor/finding.ts';

let folder: string;
let database: TestDatabase;
let open: OpenDatabase;
let settings: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'africanscity-doctor-'));
  database = await createTestDatabase();
  open = openDatabase(database.url, () => {});
  const JWT_SECRET = 'a-secret-for-tests-only-0123456789-abcdefgh';
  settings = { DATABASE_URL: database.url, DATA_DIR: folder, JWT_SECRET };
});
afterAll(async () => {
  await open.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function examine(more: Record<string, string> = {}) {
  const { status, stdout } = await runCommand(['doctor', '--json'], { ...settings, ...more });
  const findings = JSON.parse(stdout) as Finding[];
  return { status, find: (name: string) => findings.find(({ subject }) => subject === name), findings };
}

describe('doctor', () => {
  test('finds a sound installation good and leaves nothing in its store', async () => {
    const smtp = await openFakeSmtp();
    // Another test of this file leaves files in the common one.
    const DATA_DIR = join(folder, 'sound');
    const { status, findings } = await examine({
      DATA_DIR,
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'http://localhost:3000',
    });
    const states = new Map(findings.map(({ subject, state }) => [subject, state]));
    for (const name of [
      'settings',
      'database',
      'extensions',
      'collation',
      'date style',
      'migrations',
      'indexes',
      'clock',
      'storage',
      'mail',
      'proxy',
    ])
      expect([name, states.get(name)]).toEqual([name, 'good']);
    expect(status).toBe(0);
    expect(smtp.mails).toEqual([]);
    expect(await readdir(join(DATA_DIR, 'storage'))).toEqual(['.tmp']);
    await smtp.close();
  });

  test('names what is bad with what to do, with status 1', async () => {
    const store = await startFakeS3();
    store.fault = 'read-only';
    const more = { SMTP_URL: 'smtp://127.0.0.1:9', STORAGE_URL: store.url, JWT_SECRET: '' };
    const { status, find } = await examine(more);
    expect(status).toBe(1);
    expect(find('settings')).toMatchObject({ state: 'bad', text: expect.stringContaining('JWT_SECRET') });
    expect(find('storage')).toMatchObject({ state: 'bad', text: expect.stringContaining('refuses us') });
    expect(find('mail')).toMatchObject({ state: 'bad', text: expect.stringContaining('SMTP_URL') });
    await store.close();
    const away = await examine({ DATABASE_URL: 'postgresql://a:secret@127.0.0.1:9/b' });
    expect(away.find('database')).toMatchObject({
      state: 'bad',
      text: expect.stringContaining('No Postgres takes connections'),
    });
    const faulty = await examine({ PORT: 'x' });
    expect([faulty.status, faulty.find('settings')?.text]).toEqual([1, expect.stringContaining('PORT')]);
  });

  test('warns of waiting migrations and of https without a trusted proxy', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`UPDATE applied_sql SET checksum = 'former' WHERE path = (SELECT min(path) FROM applied_sql)`);
    const { status, find } = await examine({ PUBLIC_URL: 'https://www.example.invalid' });
    await client.end();
    expect(status).toBe(0);
    expect(find('migrations')).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('0 migrations and 1 files wait'),
    });
    expect(find('proxy')).toMatchObject({ state: 'warning' });
    expect(find('public URL')).toMatchObject({ state: 'warning', text: expect.stringContaining('does not answer') });
    expect(await runCommand(['migrate'], settings)).toMatchObject({ status: 0 });
  });
});

describe('verify', () => {
  test('names rows without files and files without rows, and deletes only old ones of these', async () => {
    const hash = await createPictureFile(open.db);
    const stored = async (name: string, file: string, minutes: number) => {
      const path = join(folder, 'storage/pictures', name, file);
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(path, 'bytes');
      const at = new Date(Date.now() - minutes * 60_000);
      await utimes(path, at, at);
    };
    const [old, young] = ['a'.repeat(64), 'b'.repeat(64)];
    await stored(hash, 'card.webp', 600);
    // Made from a stored picture when a visitor asks for it.
    await stored(hash, 'middle.webp', 600);
    await stored(old, 'card.webp', 600);
    await stored(young, 'card.webp', 5);
    const found = await runCommand(['verify', '--json'], settings);
    expect(found.status).toBe(1);
    expect(JSON.parse(found.stdout)).toEqual({
      missing: [`pictures/${hash}/card.jpeg`],
      orphans: [old],
      deleted: false,
    });
    await stored(hash, 'card.jpeg', 600);
    expect(await runCommand(['verify', '--delete-orphans'], settings)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`Deleted: pictures/${old}/`),
    });
    expect((await readdir(join(folder, 'storage/pictures'))).toSorted()).toEqual([young, hash].toSorted());
    expect(await runCommand(['verify', '--min-age', '1'], settings)).toMatchObject({ status: 2 });
  });
});
