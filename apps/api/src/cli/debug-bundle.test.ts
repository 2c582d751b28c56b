import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../test/command.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { Settings } from '../settings.ts';
import { shownSettings } from '../doctor/masked-settings.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'africanscity-bundle-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A value for every setting that a bundle must not show, each with a part of its own that can be found. */
const secrets: Record<string, string> = {
  JWT_SECRET: 'hidden-jwt-0123456789-abcdefghijklmnop',
  ADMIN_EMAIL: 'hidden-admin@example.org',
  ADMIN_PASSWORD: 'hidden-admin-password',
  OAUTH_CLIENT_ID: 'hidden-client',
  OAUTH_CLIENT_SECRET: 'hidden-client-secret',
  SMTP_URL: 'smtp://hidden-user:hidden%2Fsmtp@127.0.0.1:9',
  MAIL_FROM: 'hidden-from@example.org',
  STORAGE_URL: 's3://hidden-key:hidden%2Fstore@127.0.0.1:9/pictures?region=eu&tls=off',
  PAYNOW_USD_ID: 'hidden-usd',
  PAYNOW_USD_KEY: 'hidden-usd-key',
  PAYNOW_ZWG_ID: 'hidden-zwg',
  PAYNOW_ZWG_KEY: 'hidden-zwg-key',
  PAYNOW_TEST_EMAIL: 'hidden-merchant@example.org',
  PAYNOW_URL: 'https://hidden-paynow.example.org',
  DATABASE_REPLICA_URLS:
    'postgresql://hidden-reader:hidden%2Freplica@127.0.0.1:9/a postgresql://hidden-second:hidden-second@127.0.0.1:9/b',
  METRICS_TOKEN: 'hidden-metrics-token-0123',
  RATES_URL: 'https://rates.example.org/latest?key=hidden-rates',
  TILE_URL: 'https://tiles.example.org/{z}/{x}/{y}.png?key=hidden-tiles',
};

test('debug-bundle contains the state of an installation and the secret value of no setting', async () => {
  expect([...Object.keys(secrets), 'DATABASE_URL', 'DIRECT_DATABASE_URL', ...shownSettings].toSorted()).toEqual(
    Object.keys(Settings.shape).toSorted(),
  );
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`SELECT jobs.create_queue('dead-letters', '{"policy": "standard"}')`);
  await client.query(
    `INSERT INTO jobs.job (name, data, state, source_name, source_output) VALUES ('dead-letters', '{}', 'created', 'deliver', '{"message": "refused hidden/smtp for hidden-person@example.org"}')`,
  );
  await client.end();
  const file = join(folder, 'bundle.zip');
  const url = new URL(database.url);
  const DATABASE_URL = `${url.href}?application_name=hidden-application`;
  const { status, stderr } = await runCommand(['debug-bundle', file], {
    ...secrets,
    DATABASE_URL,
    DIRECT_DATABASE_URL: DATABASE_URL,
    DATA_DIR: folder,
  });
  expect([status, stderr]).toEqual([0, '']);
  const parts = Object.entries(unzipSync(await readFile(file))).map(
    ([name, bytes]) => [name, strFromU8(bytes)] as const,
  );
  expect(parts.map(([name]) => name)).toEqual([
    'version.json',
    'settings.json',
    'doctor.json',
    'migrations.json',
    'tables.json',
    'failed-jobs.json',
  ]);
  const texts = new Map(parts);
  for (const [name, text] of parts) {
    expect([name, /hidden[-/%]\S*/.exec(text)?.[0]]).toEqual([name, undefined]);
    if (url.password) expect([name, text.includes(url.password)]).toEqual([name, false]);
  }
  expect(JSON.parse(texts.get('settings.json') ?? '')).toMatchObject({
    SMTP_URL: 'set',
    DATA_DIR: folder,
    MAP_FILE: 'not set',
  });
  expect(texts.get('tables.json')).toContain('"public.places"');
  expect(texts.get('failed-jobs.json')).toContain('refused [secret] for [email]');
  expect(texts.get('migrations.json')).toContain('"applied"');
});

test('debug-bundle is written for an installation with faulty settings', async () => {
  const file = join(folder, 'faulty.zip');
  expect(await runCommand(['debug-bundle', file], { PORT: 'x', DATA_DIR: folder })).toMatchObject({ status: 0 });
  expect(Object.keys(unzipSync(await readFile(file)))).toEqual(['version.json', 'settings.json', 'doctor.json']);
});
