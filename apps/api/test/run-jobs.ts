import type { TestApp } from './test-app.ts';

/** Works all due jobs, and those that they queue, in order. */
export async function runJobs(t: TestApp): Promise<void> {
  await t.jobs.run(t.ctx);
}
