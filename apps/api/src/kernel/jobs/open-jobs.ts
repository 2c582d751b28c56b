import type { AppContext } from '../../context.ts';
import { installQueue } from './install-queue.ts';
import type { Job, Jobs, Schedule } from './jobs.ts';
import { enqueueWith, openQueue } from './queue.ts';
import { startScheduled, startWorker } from './worker.ts';

/** Jobs that run get this long to finish when the process ends; what does not is done again later. */
const finishMs = 10_000;

export interface OpenJobs extends Jobs {
  /** Starts to work on the queue and on the schedule. Until then both gather. */
  begin(): Promise<void>;
}

/** Opens the queue. Nothing works on it before `begin`, so that a start has the database for itself. */
export async function openJobs(
  dependencies: Omit<AppContext, 'jobs'>,
  work: { jobs: Job[]; schedule: Record<string, Schedule> },
): Promise<OpenJobs> {
  await installQueue(dependencies, work);
  const boss = await openQueue(dependencies);
  let ending = false;
  const jobs: OpenJobs = {
    enqueue: enqueueWith(boss),
    async begin() {
      // A signal may come while the server still starts.
      if (ending) return;
      for (const job of work.jobs) await startWorker(boss, ctx, job);
      for (const [name, schedule] of Object.entries(work.schedule)) await startScheduled(boss, ctx, name, schedule);
    },
    async stop() {
      ending = true;
      await boss.stop({ graceful: true, timeout: finishMs });
    },
  };
  const ctx: AppContext = { ...dependencies, jobs };
  return jobs;
}
