import type { Endpoint } from '@africanscity/contracts/call';
import { openDatabase } from '@africanscity/db/client';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { NotFound } from '../../errors.ts';
import { fromReplica } from './from-replica.ts';

const endpoint = { method: 'GET', access: 'public', name: 'getTitles' } as Endpoint;
let database: TestDatabase;
let replica: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await createTestDatabase();
  replica = openDatabase(database.url, () => {});
});
afterAll(async () => {
  await replica.close();
  await database.drop();
});

let faults: unknown[];
let lines: string[];
beforeEach(() => {
  faults = [];
  lines = [];
});

/** Calls an operation whose use case does `read` on the replica, and `readPrimary` on the primary. */
function call(read: (pool: Pool) => Promise<unknown>, readPrimary = async () => 'of the primary' as unknown) {
  const verb = ({ pool }: { pool?: Pool }) => (pool === replica.pool ? read(pool) : readPrimary());
  const ctx = {
    replicas: { find: () => ({ ...replica, failed: (error: unknown) => void faults.push(error) }) },
    log: { warn: (_line: unknown, message: string) => void lines.push(message) },
  };
  return fromReplica(endpoint, verb as never)(ctx as never, {} as never);
}

describe('a read of a replica', () => {
  test.each([
    ['whose connection ends', 'SELECT pg_terminate_backend(pg_backend_pid())'],
    ['that is cancelled', `DO $$ BEGIN RAISE EXCEPTION 'cancelled' USING ERRCODE = '57014'; END $$`],
    ['with damaged data', `DO $$ BEGIN RAISE EXCEPTION 'damaged' USING ERRCODE = 'XX001'; END $$`],
  ])('%s counts against it, and the primary answers', async (_what, sql) => {
    expect(await call((pool) => pool.query(sql))).toBe('of the primary');
    expect([faults.length, lines]).toEqual([1, []]);
  });

  test.each<[string, (pool: Pool) => Promise<unknown>]>([
    ['that writes', (pool) => pool.query(`DO $$ BEGIN RAISE 'read-only' USING ERRCODE = '25006'; END $$`)],
    ['that divides by zero', (pool) => pool.query('SELECT 1 / 0')],
    ['that throws an error of its own', () => Promise.reject(new TypeError('x is not a function'))],
  ])('%s leaves it in use; the log says so when the primary answers', async (_what, read) => {
    expect(await call(read)).toBe('of the primary');
    expect([faults, lines]).toEqual([[], ['a read failed on a replica, and not on the primary']]);
    await expect(call(read, () => read(replica.pool))).rejects.toThrow();
    expect([faults, lines.length]).toEqual([[], 1]);
  });

  test('that finds nothing is the answer', async () => {
    await expect(call(() => Promise.reject(new NotFound('No such title.')))).rejects.toThrow('No such title.');
    expect([faults, lines]).toEqual([[], []]);
  });
});
