import type { AppContext } from '../../context.ts';
import { installQueue } from './install-queue.ts';
import type { Job, Jobs, Schedule } from './jobs.ts';
import { logRepeated } from '../repeated-faults.ts';
import { enqueueWith, openQueue } from './queue.ts';
import { startScheduled, startWorker } from './worker.ts';

/** Time for running jobs to finish when the process ends. Unfinished jobs run again later. */
const finishMs = 10_000;

export interface OpenJobs extends Jobs {
  /** Starts to work on the queue and on the schedule. Jobs wait until then. */
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
      // A signal may come during the start.
      if (ending) return;
      const workers = {
        ...ctx,
        databaseFaults: logRepeated(ctx.log, 'jobs failed without the database', 'jobs work again'),
      };
      for (const job of work.jobs) await startWorker(boss, workers, job);
      for (const [name, schedule] of Object.entries(work.schedule)) await startScheduled(boss, workers, name, schedule);
    },
    async stop() {
      ending = true;
      await boss.stop({ graceful: true, timeout: finishMs });
    },
  };
  const ctx: AppContext = { ...dependencies, jobs };
  return jobs;
}
