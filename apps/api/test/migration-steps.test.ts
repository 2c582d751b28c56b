import { randomUUID } from 'node:crypto';
import { migrate } from '@africanscity/db/migrate';
import { createDatabase, dropDatabase } from '@africanscity/db/testing/test-postgres';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { addDoors, tables } from './small-schema.ts';

const name = `africanscity_${randomUUID().replaceAll('-', '')}`;
const countHouses = {
  name: 'sql/houses.sql',
  sql: `CREATE OR REPLACE FUNCTION count_houses() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE OR REPLACE TRIGGER houses_counted AFTER INSERT ON houses EXECUTE FUNCTION count_houses()`,
  checksum: '3',
};
let url: string;
let connections: pg.Client[];

beforeEach(async () => {
  url = await createDatabase(inject('serverUrl'), name);
  connections = [];
});
afterEach(async () => {
  for (const connection of connections) await connection.end();
  await dropDatabase(inject('serverUrl'), name);
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  connections.push(client);
  return client;
}

describe('a migration that waits for the lock of a table', () => {
  test.each([
    ['a migration in one transaction', { migrations: [tables, addDoors], definitions: [] }],
    [
      'a migration in steps',
      { migrations: [tables, { ...addDoors, sql: `-- step: doors\n${addDoors.sql}` }], definitions: [] },
    ],
    ['files of triggers', { migrations: [tables], definitions: [countHouses] }],
  ])('lets writes of others pass: %s', async (_, schema) => {
    await migrate(url, { migrations: [tables], definitions: [] });
    const [slow, user, watch] = [await connect(), await connect(), await connect()];
    await slow.query('BEGIN; INSERT INTO houses (rooms) VALUES (1)');
    const migrated = migrate(url, schema);
    await expect
      .poll(() => watch.query(`SELECT FROM pg_locks WHERE NOT granted`).then(({ rowCount }) => rowCount), {
        interval: 20,
      })
      .toBe(1);
    await user.query(`SET statement_timeout = '20s'`);
    expect((await user.query('INSERT INTO houses (rooms) VALUES (2)')).rowCount).toBe(1);
    await slow.query('COMMIT');
    expect(await migrated).toHaveLength(1);
  });

  test('waits for half a second, and looks for deadlocks after a tenth', async () => {
    const sql = `CREATE TABLE waits AS SELECT current_setting('lock_timeout') AS lock, current_setting('deadlock_timeout') AS deadlock`;
    await migrate(url, { migrations: [tables, { name: '2_waits', sql, checksum: '2' }], definitions: [] });
    expect((await (await connect()).query('SELECT * FROM waits')).rows).toEqual([{ lock: '500ms', deadlock: '100ms' }]);
  });
});
