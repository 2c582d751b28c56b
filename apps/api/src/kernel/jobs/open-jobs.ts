import { refuseInTransaction } from '@africanscity/db/one-connection';
import { randomUUID } from 'node:crypto';
import type { SendOptions } from 'pg-boss';
import type { AppContext } from '../../context.ts';
import type { Jobs, Round, Work } from './jobs.ts';
import { openQueue } from './queue.ts';
import { startWorker } from './worker.ts';

/** Jobs that run get this long to finish when the process ends; what does not is done again later. */
const finishMs = 10_000;

/** Somebody waits for what a request queued; nobody waits for the schedule. */
const lookForWorkEvery = 1;
const lookForRoundsEvery = 15;

/** Opens the queue and starts to work on it and on the schedule. */
export async function openJobs(
  dependencies: Omit<AppContext, 'jobs'>,
  { work, schedule }: { work: Record<string, Work>; schedule: Record<string, Round> },
): Promise<Jobs> {
  const { boss, settle } = await openQueue(dependencies);
  const jobs: Jobs = {
    enqueue(name, data, { key = randomUUID(), startAfterSeconds } = {}) {
      // Thrown, not rejected: callers forgive a queue that does not answer, and must not forgive this.
      refuseInTransaction('jobs.enqueue');
      return send(name, data, { singletonKey: key, startAfter: startAfterSeconds });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: finishMs });
    },
  };
  const ctx: AppContext = { ...dependencies, jobs };
  try {
    for (const [name, carryOut] of Object.entries(work)) await startWorker(boss, ctx, name, carryOut, lookForWorkEvery);
    for (const [name, { cron, work: carryOut }] of Object.entries(schedule)) {
      await startWorker(boss, ctx, name, carryOut, lookForRoundsEvery);
      await boss.schedule(name, cron, {}, { tz: 'UTC' });
    }
    await dropForgottenSchedules();
  } finally {
    await settle();
  }
  return jobs;

  async function send(name: string, data: object, options: SendOptions): Promise<void> {
    if (!work[name]) throw new Error(`No work is named ${name}.`);
    await boss.send(name, data, options);
  }

  /** Work that this version does not know any more would pile up unread. */
  async function dropForgottenSchedules(): Promise<void> {
    for (const { name } of await boss.getSchedules()) if (!schedule[name]) await boss.unschedule(name);
  }
}
