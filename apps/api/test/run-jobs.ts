import { work } from '../src/work.ts';
import type { TestApp } from './test-app.ts';

/** Carries out everything that was queued, and what that queues, in order. */
export async function runJobs(t: TestApp): Promise<void> {
  for (let job = t.jobs.queued.shift(); job; job = t.jobs.queued.shift()) await work[job.name]?.(t.ctx, job.data);
}
