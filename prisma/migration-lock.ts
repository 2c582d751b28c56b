import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseRefused } from './database-refused.ts';
import { type Patience, patienceOf } from './patience.ts';

/** Any fixed number, as long as every copy of the server uses the same one. */
export const migrationLock = 7_203_419;
const pollMs = 100;

/**
 * Waits for the lock that only one migration at a time has. Throws DatabaseRefused when the connection with the lock does
 * nothing, because its client is gone or a pooler keeps it, and when the other migration takes longer than the limit. The end
 * of the connection releases the lock.
 */
export async function takeMigrationLock(client: pg.Client, given?: Partial<Patience>): Promise<void> {
  const { tellAfterMs, tell, idleLimitMs, limitMs } = patienceOf(given);
  const began = performance.now();
  let told = false;
  // Polls, because a waiting statement has a snapshot, and an index built concurrently waits for it.
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      migrationLock,
    ]);
    if (rows[0]?.taken) return;
    const waited = performance.now() - began;
    if (waited >= tellAfterMs) {
      const holder = await findHolder(client);
      if (holder && !told) {
        told = true;
        tell(`Waiting for another copy of the server, which migrates the database: ${describe(holder)}.`);
      }
      if (holder && waited >= idleLimitMs && holder.idleMs >= idleLimitMs)
        throw new DatabaseRefused(
          `Another connection holds the lock of migrations and does nothing: ${describe(holder)}. If no other copy is starting, end it ` +
            `with SELECT pg_terminate_backend(${holder.pid}), and set DIRECT_DATABASE_URL to Postgres itself if DATABASE_URL leads to a connection pooler.`,
        );
      if (waited >= limitMs)
        throw new DatabaseRefused(
          `Another copy of the server has migrated the database for more than ${Math.round(limitMs / 60_000)} minutes` +
            `${holder ? `: ${describe(holder)}` : ''}. Start this copy again when it has finished; pg_stat_activity shows its statement.`,
        );
    }
    await wait(pollMs);
  }
}

interface Holder {
  pid: number;
  /** Address of its client; null on a socket. */
  address: string | null;
  /** Milliseconds since its last statement; 0 while one runs. */
  idleMs: number;
}

const describe = ({ pid, address }: Holder) =>
  `process ${pid} of Postgres${address ? `, for a client at ${address}` : ''}`;

async function findHolder(client: pg.Client): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(
    `SELECT a.pid, host(a.client_addr) AS address,
       CASE WHEN a.state LIKE 'idle%' THEN extract(epoch FROM clock_timestamp() - a.state_change) * 1000 ELSE 0 END::float8 AS "idleMs"
     FROM pg_locks l JOIN pg_stat_activity a USING (pid) JOIN pg_database d ON d.oid = l.database
     WHERE l.locktype = 'advisory' AND l.granted AND d.datname = current_database()
       AND l.classid = 0 AND l.objid = $1::oid AND l.objsubid = 1`,
    [migrationLock],
  );
  return rows[0];
}
