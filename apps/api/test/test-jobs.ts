import { refuseInTransaction } from '@africanscity/db/one-connection';
import type { Jobs } from '../src/kernel/jobs/jobs.ts';

export interface TestJobs extends Jobs {
  queued: { name: string; data: object; key?: string }[];
}

/** Keeps jobs instead of running them, so that a test decides when work happens. */
export function createTestJobs(): TestJobs {
  const queued: TestJobs['queued'] = [];
  return {
    queued,
    enqueue(name, data, options) {
      refuseInTransaction('jobs.enqueue');
      queued.push({ name, data, key: options?.key });
      return Promise.resolve();
    },
    async stop() {},
  };
}
