import { randomUUID } from 'node:crypto';
import { migrate } from '@africanscity/db/migrate';
import { createDatabase, dropDatabase } from '@africanscity/db/testing/test-postgres';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

const name = `africanscity_${randomUUID().replaceAll('-', '')}`;
const small = {
  migrations: [{ name: '1_tables', sql: 'CREATE TABLE applied_sql (path TEXT, checksum TEXT)', checksum: '1' }],
  definitions: [],
};
let url: string;
let other: pg.Client;
let pid: number;
let told: string[];

beforeEach(async () => {
  told = [];
  url = await createDatabase(inject('serverUrl'), name);
  other = new pg.Client({ connectionString: url });
  await other.connect();
  pid = (await other.query('SELECT pg_backend_pid() AS pid')).rows[0].pid;
  await other.query('SELECT pg_advisory_lock(7203419)');
});
afterEach(async () => {
  await other.end();
  await dropDatabase(inject('serverUrl'), name);
});

const start = (limitMs = 60_000) =>
  migrate(url, small, { tellAfterMs: 200, idleLimitMs: 1000, limitMs, tell: (sentence) => told.push(sentence) });

describe('a lock of migrations that another connection has', () => {
  test('is waited for while that connection works, and the wait is told once', async () => {
    const working = other.query('SELECT pg_sleep(3)').then(() => other.query('SELECT pg_advisory_unlock(7203419)'));
    const began = performance.now();
    expect(await start()).toEqual(['1_tables']);
    expect(performance.now() - began).toBeGreaterThan(2500);
    await working;
    expect(told).toEqual([
      expect.stringContaining(`another copy of the server, which migrates the database: process ${pid} of Postgres`),
    ]);
  });

  test('is not waited for when that connection does nothing', async () => {
    await expect(start()).rejects.toThrow(`SELECT pg_terminate_backend(${pid})`);
    expect((await other.query(`SELECT to_regclass('applied_sql') AS made`)).rows).toEqual([{ made: null }]);
  });

  test('is not waited for when that connection does nothing in an open transaction', async () => {
    await other.query('BEGIN');
    await expect(start()).rejects.toThrow(`SELECT pg_terminate_backend(${pid})`);
  });

  test('is waited for no longer than the limit while that connection works', async () => {
    const working = other.query('SELECT pg_sleep(30)').catch(() => {});
    await expect(start(1_500)).rejects.toThrow(
      new RegExp(`^Another copy of the server has migrated the database for more than .* process ${pid} of Postgres`),
    );
    const killing = new pg.Client({ connectionString: url });
    await killing.connect();
    await killing.query('SELECT pg_cancel_backend($1)', [pid]);
    await killing.end();
    await working;
  });
});
