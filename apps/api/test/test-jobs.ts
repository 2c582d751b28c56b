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
  /** Seconds until its time comes; 0 when it is due. */
  inSeconds: number;
}

export interface TestJobs extends Jobs {
  /** What waits, in the order in which it was queued. */
  queued(): Promise<QueuedJob[]>;
  /** Forgets what waits. */
  clear(): Promise<void>;
  /** Works what is due, and what that queues, in order. Throws what a job throws. */
  run(ctx: AppContext): Promise<void>;
}

/** The queue of the database, which nobody works on but the test. */
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
        if (!job) throw new Error(`Nobody works ${due.name}.`);
        const [result] = await workBatch(ctx, job, [due]);
        if (result?.status !== 'completed') throw new Error(`${due.name} failed: ${JSON.stringify(result?.output)}`);
      }
    },
    stop: () => boss.stop({ graceful: false }),
  };

  /** Several that wait for the same work are one, as for those who work on the queue. */
  async function takeDue(): Promise<QueuedJob | undefined> {
    const [due] = (await queued()).filter(({ inSeconds }) => inSeconds === 0);
    if (due)
      await db.$executeRaw`
        DELETE FROM jobs.job
        WHERE name = ${due.name} AND data = ${JSON.stringify(due.data)}::jsonb AND start_after <= clock_timestamp()`;
    return due;
  }
}
