import pg from 'pg';
import { openDatabase } from '@africanscity/db/client';
import { preparePooler } from '@africanscity/db/pooler';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFakePooler } from './fake-pooler.ts';
import { hasPgBouncer, startPgBouncer } from './pgbouncer.ts';
import { createPrograms } from './programs.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const JWT_SECRET = 'abcdefghijklmnopqrstuvwxyz0123456789';
let database: TestDatabase;
let programs: ReturnType<typeof createPrograms>;
beforeEach(async () => {
  database = await createTestDatabase();
  programs = createPrograms();
});
afterEach(async () => {
  await programs.close();
  await database.drop();
});

async function onDatabase<Row extends pg.QueryResultRow>(sql: string, url = database.url): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<Row>(sql).finally(() => client.end())).rows;
}

const name = () => new URL(database.url).pathname.slice(1);

describe('a start that waits for the lock of migrations', () => {
  test('says so in the log with the connection that has it, and goes on when the lock is free', async () => {
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    const { rows } = await other.query('SELECT pg_backend_pid() AS pid, pg_advisory_lock(7203419)');
    const server = programs.start({ DATABASE_URL: database.url, JWT_SECRET, PORT: '0', DATA_DIR: programs.folder });
    await expect.poll(server.output).toContain('"msg":"Waiting for another copy of the server');
    const line = server
      .output()
      .split('\n')
      .find((text) => text.includes('Waiting'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 40,
      msg: expect.stringContaining(`process ${rows[0].pid} `),
    });
    await other.end();
    await expect.poll(server.output).toContain('AfricansCity is running');
  });
});

describe('a pooler that drops settings of connections', () => {
  test('gets them from the user of the database, whose own settings differ', async () => {
    await onDatabase(`ALTER DATABASE ${name()} SET datestyle TO 'SQL, DMY'`);
    await onDatabase(`ALTER DATABASE ${name()} SET timezone TO 'Africa/Harare'`);
    const pooler = await startFakePooler(database.url, 'drop');
    try {
      // A second start changes nothing.
      for (const _start of [1, 2]) await preparePooler(pooler.url, database.url);
      const rows = await onDatabase(
        `SELECT current_setting('datestyle') AS dates, current_setting('timezone') AS zone, current_setting('jit') AS jit,
          current_setting('transaction_isolation') AS isolation, current_setting('statement_timeout') AS longest`,
        pooler.url,
      );
      expect(rows).toEqual([
        { dates: 'ISO, MDY', zone: 'UTC', jit: 'off', isolation: 'read committed', longest: '4s' },
      ]);
    } finally {
      await pooler.close();
    }
  });

  test('is refused when it leads to another database', async () => {
    const another = await createTestDatabase();
    const pooler = await startFakePooler(another.url, 'drop');
    try {
      await expect(preparePooler(pooler.url, database.url)).rejects.toThrow(/the same user and database/);
    } finally {
      await pooler.close();
      await another.drop();
    }
  });
});

describe.runIf(hasPgBouncer)('behind PgBouncer in transaction mode', () => {
  test('the server starts, serves pages from two connections, works jobs, and is ready', async () => {
    const pooler = await startPgBouncer(database.url);
    try {
      const { url, output } = await programs.startReady(programs.folder, {
        DATABASE_URL: pooler.url,
        DIRECT_DATABASE_URL: database.url,
        JWT_SECRET,
        LOG_LEVEL: 'info',
        PAGE_CACHE_SECONDS: '0',
      });
      const paths = ['/api/africanscity/getpaginatedproperties?page=1&size=5', '/api/africanscity/getpropertytypes'];
      for (let round = 0; round < 10; round += 1) {
        const answers = await Promise.all([...paths, ...paths, ...paths].map((path) => fetch(url + path)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      }
      // The schedule is worked by statements of many connections.
      await expect
        .poll(() => onDatabase(`SELECT 1 AS one FROM jobs.job WHERE state = 'completed' LIMIT 1`), { interval: 1_000 })
        .toEqual([{ one: 1 }]);
      expect(output()).not.toMatch(/prepared statement|"level":50/);
      const connections = await onDatabase<{ clients: number }>(
        `SELECT count(*)::int AS clients FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      expect(connections[0]?.clients).toBeLessThanOrEqual(2);
    } finally {
      await pooler.close();
    }
  });

  test('statements prepared under a name run on whichever connection they get', async () => {
    const pooler = await startPgBouncer(database.url);
    const { pool, db, close } = openDatabase(pooler.url, () => {}, undefined, database.url);
    try {
      const named = (value: number) =>
        pool.query({ name: 'doubled', text: 'SELECT $1::int * 2 AS twice', values: [value] });
      for (let round = 0; round < 5; round += 1) {
        const results = await Promise.all([
          ...Array.from({ length: 20 }, (_, value) => named(value).then(({ rows }) => rows[0].twice)),
          ...Array.from({ length: 10 }, () => db.$transaction((tx) => tx.user.count())),
        ]);
        expect(results.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, value) => value * 2));
      }
    } finally {
      await close();
      await pooler.close();
    }
  });

  test('a start without the address of Postgres itself names the setting', async () => {
    const pooler = await startPgBouncer(database.url);
    try {
      const { exit, output } = programs.start({ DATABASE_URL: pooler.url, JWT_SECRET, DATA_DIR: programs.folder });
      expect(await exit).toBe(1);
      expect(output()).toContain('set DIRECT_DATABASE_URL to Postgres itself');
    } finally {
      await pooler.close();
    }
  });

  test('is not ready while statements fail', async () => {
    const pooler = await startPgBouncer(database.url);
    const { url } = await programs.startReady(programs.folder, {
      DATABASE_URL: pooler.url,
      DIRECT_DATABASE_URL: database.url,
      JWT_SECRET,
      LOG_LEVEL: 'silent',
    });
    await pooler.close();
    await expect.poll(async () => (await fetch(`${url}/api/health/ready`)).status).toBe(503);
  });
});
