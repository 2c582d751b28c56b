import { randomUUID } from 'node:crypto';
import { DatabaseRefused } from '@africanscity/db/database-refused';
import { migrate } from '@africanscity/db/migrate';
import { preparePooler } from '@africanscity/db/pooler';
import { createDatabase, dropDatabase } from '@africanscity/db/testing/test-postgres';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { addDoors, tables } from './small-schema.ts';

const name = `africanscity_${randomUUID().replaceAll('-', '')}`;
const doorsInSteps = { ...addDoors, sql: `-- step: add doors\n${addDoors.sql};\n-- step: finish\nSELECT 1` };
const indexRooms = {
  name: '2_rooms',
  sql: '-- step: index rooms\nCREATE INDEX CONCURRENTLY houses_rooms ON houses (rooms)\n-- step: finish\nSELECT 1',
  checksum: '2',
};
const rooms = {
  name: 'sql/rooms.sql',
  sql: `CREATE OR REPLACE FUNCTION rooms() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE OR REPLACE TRIGGER counted AFTER INSERT ON houses EXECUTE FUNCTION rooms()`,
  checksum: '3',
};
let url: string;
let slow: pg.Client;
let session: string;
let pid: number;
let told: string[];

beforeEach(async () => {
  told = [];
  url = await createDatabase(inject('serverUrl'), name);
  await migrate(url, { migrations: [tables], definitions: [] });
  slow = new pg.Client({ connectionString: url, application_name: 'nightly report' });
  await slow.connect();
  const { rows } = await slow.query('SELECT pg_backend_pid() AS pid, host(inet_client_addr()) AS address');
  pid = rows[0].pid;
  session = `process ${pid} of Postgres (nightly report, for a client at ${rows[0].address})`;
  await slow.query('BEGIN; INSERT INTO houses (rooms) VALUES (1)');
});
afterEach(async () => {
  await slow.end();
  await dropDatabase(inject('serverUrl'), name);
});

const patience = (limitMs = 60_000) => ({ tellAfterMs: 1_000, limitMs, tell: (text: string) => told.push(text) });
const houses = 'a lock of the table houses, which';
// A concurrent build waits for transactions that it found.
const anyLock = 'a lock, which';

describe('a migration whose lock another session has', () => {
  test.each([
    [{ migrations: [tables, addDoors], definitions: [] }, 'The migration 2_doors', houses],
    [{ migrations: [tables, doorsInSteps], definitions: [] }, 'The step “add doors” of 2_doors', houses],
    [{ migrations: [tables, indexRooms], definitions: [] }, 'The step “index rooms” of 2_rooms', anyLock],
    [{ migrations: [tables], definitions: [rooms] }, 'The change of sql/rooms.sql', houses],
  ])('tells once whom it waits for, and goes on after that: %#', async (schema, what, lock) => {
    const migrated = migrate(url, schema, patience());
    await expect.poll(() => told, { interval: 50 }).toHaveLength(1);
    expect(told[0]).toMatch(/ in a transaction of \d+ seconds\.$/);
    expect(told[0]?.replace(/\d+ seconds\.$/, '')).toBe(
      `${what} waits for ${lock} ${session} has in a transaction of `,
    );
    // More than one further look, each of which could tell again.
    await slow.query('SELECT pg_sleep(1)');
    await slow.query('COMMIT');
    expect(await migrated).toHaveLength(1);
    expect(told).toHaveLength(1);
  });

  test.each([
    [addDoors, 'The migration 2_doors', houses],
    [indexRooms, 'The step “index rooms” of 2_rooms', anyLock],
  ])('gives up after its patience, and the next start succeeds: %#', async (migration, what, lock) => {
    const schema = { migrations: [tables, migration], definitions: [] };
    const error = await migrate(url, schema, patience(2_000)).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(DatabaseRefused);
    const { message } = error as Error;
    expect(message.replace(/transaction of \d+ seconds/, 'transaction of N seconds')).toBe(
      `${what} has waited for more than 2 seconds for ${lock} ${session} has in a transaction of N seconds. ` +
        `End that transaction, for example with SELECT pg_terminate_backend(${pid}), and start again.`,
    );
    await slow.query('COMMIT; DROP INDEX IF EXISTS houses_rooms');
    expect(await migrate(url, schema, patience())).toEqual([migration.name]);
  });
});

describe('a migration that got its lock at a later attempt', () => {
  test('is not given up for a short wait after the patience for the first one', async () => {
    const later = new pg.Client({ connectionString: url });
    await later.connect();
    await later.query('SELECT pg_advisory_lock(4711)');
    const sql =
      '-- step: work\nALTER TABLE houses ADD COLUMN doors INTEGER; SELECT pg_sleep(3); SELECT pg_advisory_xact_lock(4711);\n-- step: finish\nSELECT 1';
    const migrated = migrate(url, { migrations: [tables, { ...addDoors, sql }], definitions: [] }, patience(2_500));
    await expect.poll(() => told, { interval: 50 }).toHaveLength(1);
    await slow.query('COMMIT');
    const isWaiting = async () =>
      (await later.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = 4711`))
        .rowCount;
    await expect.poll(isWaiting, { interval: 20 }).toBe(1);
    // One look at least, and less than the time after which the attempt itself ends.
    await later.query('SELECT pg_sleep(0.3)');
    await later.end();
    expect(await migrated).toEqual([addDoors.name]);
  });
});

describe('the settings for a pooler', () => {
  test('are given up after the patience when another session changes them without an end', async () => {
    await slow.query('SELECT pg_advisory_xact_lock(7203422)');
    await expect(preparePooler(url, url, patience(2_000))).rejects.toThrow(
      `The change of settings for the pooler has waited for more than 2 seconds for a lock, which ${session} has in`,
    );
    expect(told).toEqual([
      expect.stringContaining(`The change of settings for the pooler waits for a lock, which ${session} has in`),
    ]);
  });
});
