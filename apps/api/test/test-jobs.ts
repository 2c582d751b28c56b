import type { Database } from '@africanscity/db/client';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AppContext } from '../src/context.ts';
import { jobs } from '../src/jobs.ts';
import type { Jobs } from '../src/kernel/jobs/jobs.ts';
import { enqueueWith, onlyQueue, openQueue } from '../src/kernel/jobs/queue.ts';
import { workBatch } from '../src/kernel/jobs/worker.ts';

export interface QueuedJob {
  id: string;
  name: string;
  data: object;
  /** Seconds until it is due; 0 when it is. */
  inSeconds: number;
}

export interface TestJobs extends Jobs {
  /** Waiting jobs, in the order of queueing. */
  queued(): Promise<QueuedJob[]>;
  /** Deletes waiting jobs. */
  clear(): Promise<void>;
  /** Works due jobs, and those that they queue, in order. Throws the error of a job. */
  run(ctx: AppContext): Promise<void>;
}

/** The queue of the database, which only the test works on. */
export async function createTestJobs({ db, pool, log }: { db: Database; pool: Pool; log: Logger }): Promise<TestJobs> {
  const boss = await openQueue({ pool, log }, onlyQueue);
  const queued = () => db.$queryRaw<QueuedJob[]>`
    SELECT id::text, name, data, greatest(0, round(extract(epoch FROM start_after - clock_timestamp())))::int AS "inSeconds"
    FROM jobs.job WHERE state = 'created' ORDER BY created_on, start_after, id`;
  return {
    enqueue: enqueueWith(boss),
    queued,
    async clear() {
      await db.$executeRaw`DELETE FROM jobs.job`;
    },
    async run(ctx) {
      for (let due = await takeDue(); due; due = await takeDue()) {
        const job = jobs.find(({ name }) => name === due?.name);
        if (!job) throw new Error(`No job handles ${due.name}.`);
        const [result] = await workBatch(ctx, job, [{ ...due, retryCount: 0 }]);
        if (result?.status !== 'completed') throw new Error(`${due.name} failed: ${JSON.stringify(result?.output)}`);
      }
    },
    stop: () => boss.stop({ graceful: false }),
  };

  /** Merges equal waiting jobs, as the real workers do. */
  async function takeDue(): Promise<QueuedJob | undefined> {
    const [due] = (await queued()).filter(({ inSeconds }) => inSeconds === 0);
    if (due)
      await db.$executeRaw`
        DELETE FROM jobs.job
        WHERE name = ${due.name} AND data = ${JSON.stringify(due.data)}::jsonb AND start_after <= clock_timestamp()`;
    return due;
  }
}
