import type { TestApp } from './test-app.ts';

/** Works everything that is due, and what that queues, in order. */
export async function runJobs(t: TestApp): Promise<void> {
  await t.jobs.run(t.ctx);
}
