import pg, { type Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** Tables of the queue live apart from ours; the library creates and upgrades them. */
const schemaName = 'jobs';

/**
 * Milliseconds. Making the tables is one statement: on a busy machine it takes longer than a request may, and begun anew
 * by each start it would never end.
 */
const patience = { connectionTimeoutMillis: 30_000, query_timeout: 120_000, statement_timeout: 120_000 };

export interface Queue {
  boss: PgBoss;
  /** All is made: from now on the limits of the application hold. */
  settle(): Promise<void>;
}

/** Opens the queue in the application's own database; once settled, over the pool that is already guarded. */
export async function openQueue({ pool, log }: { pool: Pool; log: Logger }): Promise<Queue> {
  const patient = new pg.Pool({ ...pool.options, ...patience, max: 2 });
  patient.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  let current = patient;
  const boss = new PgBoss({
    schema: schemaName,
    db: { executeSql: (text, values) => current.query(text, values) },
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error'));
  const settle = async () => {
    current = pool;
    await patient.end();
  };
  try {
    await boss.start();
  } catch (error) {
    await settle();
    throw error;
  }
  return { boss, settle };
}

/** Waiting jobs of one key are one job; jobs without a key never meet. */
export const queueOptions = {
  policy: 'short',
  expireInSeconds: 900,
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  deleteAfterSeconds: 24 * 3600,
} as const;
