import { randomUUID } from 'node:crypto';
import { migrate } from '@africanscity/db/migrate';
import { createDatabase, dropDatabase, withDatabase } from '@africanscity/db/testing/test-postgres';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { explainDatabase } from '../src/boot/database-fault.ts';
import { explain } from '../src/boot/explain.ts';
import { createProperty, createUser } from './factories.ts';
import { logIn } from './log-in.ts';
import { startFakePooler } from './fake-pooler.ts';
import { createTestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

const names: string[] = [];
const roles: string[] = [];
afterEach(async () => {
  for (const name of names.splice(0)) await dropDatabase(inject('serverUrl'), name);
  for (const role of roles.splice(0)) await onServer(`DROP ROLE ${role}`);
});

const newName = () => `africanscity_${randomUUID().replaceAll('-', '')}`;

async function onServer(sql: string, url = inject('serverUrl')): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function emptyDatabase(): Promise<{ url: string; name: string }> {
  const name = newName();
  names.push(name);
  return { url: await createDatabase(inject('serverUrl'), name), name };
}

/** Returns the server's error at a start on this database; undefined when it starts. */
async function told(url: string): Promise<string | Error | undefined> {
  return migrate(url).then(
    () => undefined,
    (error) => explain(explainDatabase(url, error) as Error),
  );
}

describe('a database with its own settings', { timeout: 120_000 }, () => {
  test('reads the same dates, intervals, bytes and transactions', async () => {
    const database = await createTestDatabase();
    const name = new URL(database.url).pathname.slice(1);
    for (const setting of [
      `datestyle TO 'SQL, DMY'`,
      `intervalstyle TO 'sql_standard'`,
      `timezone TO 'Africa/Harare'`,
      `bytea_output TO 'escape'`,
      `default_transaction_isolation TO 'serializable'`,
      `extra_float_digits TO -4`,
    ])
      await onServer(`ALTER DATABASE ${name} SET ${setting}`);
    const t = await createTestApp({}, { database });
    try {
      const createdAt = new Date('2026-02-03T23:30:00.000Z');
      const user = await createUser(t.ctx.db, { role: 'ADMIN', createdAt: new Date('2020-01-01') });
      const property = await createProperty(t.ctx.db, { ownerId: user.id, createdAt, latitude: -17.825165999 });
      const read = await t.ctx.db.property.findUniqueOrThrow({ where: { id: property.id } });
      expect(read.createdAt).toEqual(createdAt);
      const { rows } = await t.ctx.pool.query(
        `SELECT '2026-02-03T23:30Z'::timestamptz::date::text AS day, '1 day 02:00'::interval::text AS span,
          '\\x00ff'::bytea AS bytes, current_setting('transaction_isolation') AS isolation, 0.1::float8 AS tenth`,
      );
      expect(rows).toEqual([
        {
          day: '2026-02-03',
          span: '1 day 02:00:00',
          bytes: Buffer.from([0, 255]),
          isolation: 'read committed',
          tenth: 0.1,
        },
      ]);
      const headers = await logIn(t, user);
      for (const call of ['gettimeline?days=30', 'getoverview', 'getattention', 'getpaginatedproperties?page=1&size=5'])
        expect([call, (await t.get(`africanscity/${call}`, { headers })).status]).toEqual([call, 200]);
    } finally {
      await t.close();
    }
  });

  test('is migrated when its dates have the day first', async () => {
    const { url, name } = await emptyDatabase();
    await onServer(`ALTER DATABASE ${name} SET datestyle TO 'German, DMY'`);
    await onServer(`ALTER DATABASE ${name} SET statement_timeout TO '1ms'`);
    expect(await told(url)).toBeUndefined();
  });
});

describe('a start is refused with the setting and the fix', { timeout: 120_000 }, () => {
  test.each(['LATIN1', 'SQL_ASCII'])('on a database in %s', async (encoding) => {
    const name = newName();
    names.push(name);
    await onServer(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}' LOCALE 'C' LOCALE_PROVIDER libc`);
    expect(await told(withDatabase(inject('serverUrl'), name))).toBe(
      `The database of DATABASE_URL has the encoding ${encoding}, which cannot hold all texts: create one with createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8, and name it in DATABASE_URL.`,
    );
  });

  test('on a database that is set to read only', async () => {
    const { url, name } = await emptyDatabase();
    await onServer(`ALTER DATABASE ${name} SET default_transaction_read_only TO on`);
    expect(await told(url)).toMatch(/^The database or the user of DATABASE_URL is set to read only: reset it with /);
  });

  test('on a database whose search path names no schema', async () => {
    const { url, name } = await emptyDatabase();
    await onServer(`ALTER DATABASE ${name} SET search_path TO nowhere`);
    expect(await told(url)).toMatch(/^The search_path of the database of DATABASE_URL names no schema/);
  });

  test('for a user that may not create tables', async () => {
    const { url } = await emptyDatabase();
    const role = `reader_${randomUUID().slice(0, 8)}`;
    roles.push(role);
    await onServer(`CREATE ROLE ${role} LOGIN PASSWORD 'hush-hush'`);
    const asReader = new URL(url);
    asReader.username = role;
    asReader.password = 'hush-hush';
    const sentence = await told(asReader.href);
    expect(sentence).toMatch(new RegExp(`^The user ${role} of DATABASE_URL lacks a right at .* make it the owner`));
    expect(sentence).not.toContain('hush');
  });

  test.each(['refuse', 'drop'] as const)('behind a pooler that %ss settings of a connection', async (does) => {
    const { url } = await emptyDatabase();
    const pooler = await startFakePooler(url, does);
    try {
      expect(await told(pooler.url)).toBe(
        'DATABASE_URL leads to a connection pooler, such as PgBouncer, that does not pass on the settings of a connection: set DIRECT_DATABASE_URL to Postgres itself, or let DATABASE_URL lead there (the server pools its connections, at most 20 for each copy).',
      );
    } finally {
      await pooler.close();
    }
  });
});

test('keeps the options of the address beside those of the server', async () => {
  const database = await createTestDatabase();
  const url = `${database.url}?options=-c%20search_path%3Dpublic%20-c%20lock_timeout%3D1234&application_name=mine`;
  const t = await createTestApp({}, { database: { ...database, url } });
  try {
    const { rows } = await t.ctx.pool.query(
      `SELECT current_setting('lock_timeout') AS lock, current_setting('jit') AS jit`,
    );
    expect(rows).toEqual([{ lock: '1234ms', jit: 'off' }]);
  } finally {
    await t.close();
  }
});
