import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** Tables of the queue live apart from ours; the library creates and upgrades them. */
const schemaName = 'jobs';

/** Opens the queue in the application's own database, over the pool that is already guarded. */
export async function openQueue({ pool, log }: { pool: Pool; log: Logger }): Promise<PgBoss> {
  const boss = new PgBoss({
    schema: schemaName,
    db: { executeSql: (text, values) => pool.query(text, values) },
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error'));
  await boss.start();
  return boss;
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
