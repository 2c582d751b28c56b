import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFakePooler } from '../../test/fake-pooler.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import type { Env } from '../settings.ts';
import { findDatabase } from './database-findings.ts';
import { findPooler } from './pooler-findings.ts';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await client.end();
  await database.drop();
});

async function find(subject: string) {
  const findings = await findDatabase(database.url, 'a test');
  return findings.find((finding) => finding.subject === subject);
}

const name = () => new URL(database.url).pathname.slice(1);

describe('findDatabase', () => {
  test('warns of a table without statistics', async () => {
    await client.query('ANALYZE');
    expect(await find('statistics')).toMatchObject({ state: 'good' });
    await client.query('CREATE TABLE fresh AS SELECT 1 AS one');
    expect(await find('statistics')).toEqual({
      subject: 'statistics',
      state: 'warning',
      text: '1 tables have none, such as public.fresh: start the server, which makes them.',
    });
  });

  test('warns of a table with many dead rows', async () => {
    expect(await find('dead rows')).toMatchObject({ state: 'good' });
    await client.query(
      `CREATE TABLE changed WITH (autovacuum_enabled = off) AS SELECT generate_series(1, 20000) AS one`,
    );
    await client.query('UPDATE changed SET one = one + 1');
    await client.query('SELECT pg_stat_force_next_flush()');
    expect(await find('dead rows')).toEqual({
      subject: 'dead rows',
      state: 'warning',
      text: 'Many in public.changed: look for transactions that stay open, then run VACUUM.',
    });
  });

  test('warns of an index that a failed build left, until it is built again', async () => {
    await client.query('CREATE TABLE twice AS SELECT 1 AS one FROM generate_series(1, 2)');
    await expect(client.query('CREATE UNIQUE INDEX CONCURRENTLY twice_one ON twice (one)')).rejects.toThrow('unique');
    expect(await find('indexes')).toEqual({
      subject: 'indexes',
      state: 'warning',
      text: expect.stringMatching(/^A build that failed left twice_one, .*: run REINDEX INDEX CONCURRENTLY for each/),
    });
    await client.query('DELETE FROM twice WHERE ctid = (SELECT min(ctid) FROM twice)');
    await client.query('REINDEX INDEX CONCURRENTLY twice_one');
    expect(await find('indexes')).toMatchObject({ state: 'good' });
  });

  test('finds another version of the collation bad', async () => {
    await client.query(`UPDATE pg_database SET datcollversion = '0.1' WHERE datname = current_database()`);
    expect(await find('collation')).toEqual({
      subject: 'collation',
      state: 'bad',
      text: 'The system’s collation changed: run REINDEX DATABASE and ALTER DATABASE … REFRESH COLLATION VERSION.',
    });
  });

  test('finds lacking extensions bad', async () => {
    // A view of that name, found before that of Postgres, takes the place of a Postgres without the contrib package.
    await client.query(
      `CREATE VIEW pg_available_extensions AS SELECT * FROM pg_catalog.pg_available_extensions WHERE name NOT IN ('citext', 'unaccent')`,
    );
    await client.query(`ALTER DATABASE ${name()} SET search_path = public, pg_catalog`);
    expect(await find('extensions')).toEqual({
      subject: 'extensions',
      state: 'bad',
      text: 'citext, unaccent are not available: install the contrib package of that Postgres.',
    });
  });

  test.each([
    [
      40_000,
      'bad',
      /^The clock of this machine is (39|4\d)\.\d s ahead of that of Postgres: let both keep time by NTP\.$/,
    ],
    [
      -10_000,
      'warning',
      /^The clock of this machine is (9|1\d)\.\d s behind that of Postgres: let both keep time by NTP\.$/,
    ],
  ])('compares a clock that is %i ms ahead', async (aheadMs, state, text) => {
    const now = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
    expect(await find('clock')).toMatchObject({ state, text: expect.stringMatching(text) });
  });
});

describe('findPooler', () => {
  const behind = (url: string) =>
    findPooler({ DATABASE_URL: url, DIRECT_DATABASE_URL: database.url } as Env, database.url);

  test('reads the date style as the pooler gives connections', async () => {
    const pooler = await startFakePooler(database.url, 'drop');
    try {
      const { host } = new URL(pooler.url);
      expect(await behind(pooler.url)).toEqual([
        { subject: 'pooler', state: 'good', text: `${host} answers` },
        { subject: 'date style', state: 'good', text: 'ISO, MDY' },
      ]);
      await client.query(`ALTER DATABASE ${name()} SET datestyle TO 'SQL, DMY'`);
      expect(await behind(pooler.url)).toEqual([
        { subject: 'pooler', state: 'good', text: `${host} answers` },
        {
          subject: 'date style',
          state: 'warning',
          text: expect.stringMatching(/^SQL, DMY behind the pooler: start the server/),
        },
      ]);
    } finally {
      await pooler.close();
    }
  });

  test('refuses a pooler that does not answer', async () => {
    await expect(behind('postgresql://a:secret@127.0.0.1:9/b')).rejects.toThrow(
      'No Postgres takes connections at 127.0.0.1:9, where DATABASE_URL points (ECONNREFUSED)',
    );
  });

  test('accepts another date style without a pooler, where connections ask for theirs', async () => {
    await client.query(`ALTER DATABASE ${name()} SET datestyle TO 'SQL, DMY'`);
    expect(await findPooler({ DATABASE_URL: database.url } as Env, database.url)).toEqual([
      { subject: 'date style', state: 'good', text: 'SQL, DMY by default; connections of the server ask for ISO, MDY' },
    ]);
  });
});
