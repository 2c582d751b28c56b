import pg from 'pg';
import type { TestApp } from './test-app.ts';

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

interface LockedRow {
  table: 'properties' | 'users';
  id: number;
}

/**
 * Runs work while another transaction holds a row. Once the work waits for it, that transaction asks for a row that the work
 * holds. Postgres ends the transaction of the work, as the other one looks for deadlocks too late.
 */
export async function deadlockWith<Result>(
  t: TestApp,
  { held, asked }: { held: LockedRow; asked: LockedRow },
  work: () => Promise<Result>,
): Promise<Result> {
  const other = new pg.Client({ ...t.ctx.pool.options, options: '' });
  await other.connect();
  try {
    await other.query(`SET deadlock_timeout = '10min'`);
    await other.query('BEGIN');
    const lock = ({ table, id }: LockedRow) => other.query(`SELECT id FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    await lock(held);
    const result = work();
    await untilOneWaits(other);
    await lock(asked);
    await other.query('COMMIT');
    return await result;
  } finally {
    await other.end();
  }
}

/** Waits until another connection of the database waits for a lock. */
async function untilOneWaits(client: pg.Client): Promise<void> {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await client.query(waiting)).rowCount === 0) await pause(20);
}
