import type { AppContext } from '../../context.ts';
import { installQueue } from './install-queue.ts';
import type { Job, Jobs, Schedule } from './jobs.ts';
import { enqueueWith, openQueue } from './queue.ts';
import { startSchedule, startWorker } from './worker.ts';

/** Jobs that run get this long to finish when the process ends; what does not is done again later. */
const finishMs = 10_000;

/** Opens the queue and starts to work on it and on the schedule. */
export async function openJobs(
  dependencies: Omit<AppContext, 'jobs'>,
  work: { jobs: Job[]; schedule: Record<string, Schedule> },
): Promise<Jobs> {
  await installQueue(dependencies, work);
  const boss = await openQueue(dependencies);
  const jobs: Jobs = {
    enqueue: enqueueWith(boss),
    async stop() {
      await boss.stop({ graceful: true, timeout: finishMs });
    },
  };
  const ctx: AppContext = { ...dependencies, jobs };
  for (const job of work.jobs) await startWorker(boss, ctx, job);
  for (const [name, schedule] of Object.entries(work.schedule)) await startSchedule(boss, ctx, name, schedule);
  // What this version does not know any more would pile up unread.
  for (const { name } of await boss.getSchedules()) if (!work.schedule[name]) await boss.unschedule(name);
  return jobs;
}
