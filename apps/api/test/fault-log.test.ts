import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPrograms } from './programs.ts';

let folder: string;
const programs = createPrograms();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'africanscity-faults-'));
  // As root, Postgres runs as another user, who must have access.
  await chmod(folder, 0o711);
});
afterAll(async () => {
  await programs.close();
  await rm(folder, { recursive: true, force: true });
});

interface Line {
  level: number;
  msg: string;
  reqId?: string;
  times?: number;
  part?: string;
  job?: string;
  fault?: string;
  err?: { message: string };
}

/** The level of warnings in the log. Work that a start does in the background may still end after it, with a line of info. */
const warning = 40;

/** Locks all tables, so that jobs are waiting when the database stops. Returns a function that says whether one is. */
async function lockTables(url: string): Promise<() => Promise<boolean>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('BEGIN');
  await client.query(`DO $$ BEGIN EXECUTE (
    SELECT 'LOCK TABLE ' || string_agg(quote_ident(tablename), ', ') FROM pg_tables WHERE schemaname = 'public'
  ); END $$`);
  const working = `SELECT count(*)::int AS count FROM jobs.job WHERE state = 'active' AND name IN ('place-listings', 'reparse-listings')`;
  return async () => (await client.query<{ count: number }>(working)).rows[0]!.count > 0;
}

test('a server whose database is away logs one line for each part, the cause of each 503, and one line at its return', async () => {
  let postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
  const { url, output } = await programs.startReady(programs.folder, {
    DATABASE_URL: postgres.url,
    JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
    LOG_LEVEL: 'info',
    // Locked tables make statements slow.
    SLOW_STATEMENT_MS: '0',
  });
  const lines = () =>
    output()
      .split('\n')
      .filter((text) => text.startsWith('{'))
      .map((text) => JSON.parse(text) as Line);
  const linesOf = (msg: string) => lines().filter((line) => line.msg === msg);
  const before = lines().length;
  const isJobWaiting = await lockTables(postgres.url);
  await expect.poll(isJobWaiting).toBe(true);
  await postgres.stop();
  // Queues poll each second.
  await wait(8_000);
  const failed = await fetch(`${url}/api/africanscity/getpropertytypes`);
  expect(failed.status).toBe(503);
  for (let probe = 0; probe < 3; probe += 1) {
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(503);
    await wait(1_100);
  }
  for (const msg of ['the job queue met an error', 'a part of the system is down'])
    expect([msg, linesOf(msg).length]).toEqual([msg, 1]);
  expect(linesOf('a database connection was lost').length).toBeLessThanOrEqual(1);
  const others = lines()
    .slice(before)
    .filter(({ reqId, level }) => reqId === undefined && level >= warning);
  const counts = Map.groupBy(others, ({ msg, part, job }) => [msg, part, job].filter(Boolean).join(': '));
  expect([...counts].filter(([, same]) => same.length > 1)).toEqual([]);
  expect([...counts.keys()]).toContain('jobs failed without the database');
  expect([...counts.keys()]).toContain('a part of the system is down: database');
  // On a busy machine, both waiting jobs may take too long before the database stops.
  expect(others.length).toBeLessThanOrEqual(8);
  for (const { msg, fault, err } of others)
    expect([msg, fault ?? err?.message]).toEqual([msg, expect.stringMatching(/\w/)]);
  const causes = lines().filter(({ reqId, level }) => reqId === failed.headers.get('x-request-id') && level === 50);
  expect(causes).toEqual([expect.objectContaining({ msg: 'request failed' })]);
  expect(causes[0]?.err?.message).toMatch(/Can't reach database server|Connection terminated/);

  postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false, port: postgres.port });
  await expect.poll(() => linesOf('the job queue works again')).toMatchObject([{ times: expect.any(Number) }]);
  await expect
    .poll(async () => {
      await fetch(`${url}/api/health/ready`);
      return linesOf('a part of the system is up again').length;
    })
    .toBe(1);
  expect(linesOf('the job queue works again')[0]?.times).toBeGreaterThan(20);
  await postgres.stop();
});
