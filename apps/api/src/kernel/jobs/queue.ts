import type { Pool } from 'pg';
import { type ConstructorOptions, fromPrisma, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { logRepeated } from '../repeated-faults.ts';
import type { Jobs } from './jobs.ts';

/** The queue's tables have their own schema; the library creates and upgrades them. */
export const schema = 'jobs';

/** Seconds without a heartbeat after which the job of a lost server is given to another one, at the next maintenance. */
const silenceSeconds = 30;
export const heartbeat = { heartbeatSeconds: silenceSeconds };

/** Dead letter queue: jobs that were given up, for the operator to see. */
export const deadLetters = 'dead-letters';

const maintenance: ConstructorOptions = { superviseIntervalSeconds: 30, monitorIntervalSeconds: 30 };

/** Maintains neither the queue nor the schedule. */
export const onlyQueue: ConstructorOptions = { supervise: false, schedule: false };

/** Opens the queue over the application's own pool. Its tables must exist. */
export async function openQueue(
  { pool, log }: { pool: Pick<Pool, 'query'>; log: Logger },
  options: ConstructorOptions = {},
): Promise<PgBoss> {
  const faults = logRepeated(log, 'the job queue met an error', 'the job queue works again');
  const executeSql = async (text: string, values?: unknown[]) => {
    const result = await pool.query(text, values);
    faults.worked();
    return result;
  };
  const boss = new PgBoss({
    schema,
    db: { executeSql },
    migrate: false,
    ...maintenance,
    ...options,
  });
  boss.on('error', (error) => faults.failed(error));
  await boss.start();
  return boss;
}

/** Queues over the connection of the transaction. */
export function enqueueWith(boss: PgBoss): Jobs['enqueue'] {
  return async (tx, job, data, { startAfter } = {}) => {
    const fitting = job.parse(data);
    await boss.send(job.name, fitting, { db: fromPrisma(tx), ...(startAfter !== undefined && { startAfter }) });
  };
}
