import type { PgBoss } from 'pg-boss';
import type { AppContext } from '../context.ts';
import { queueOptions } from './queue.ts';
import type { Work } from './work.ts';

const pollingSeconds = 1;

/** Takes jobs of one name from the queue and carries them out, one at a time in this copy of the server. */
export async function startWorker(boss: PgBoss, ctx: AppContext, name: string, carryOut: Work): Promise<void> {
  await boss.createQueue(name, queueOptions);
  await boss.work<object>(name, { pollingIntervalSeconds: pollingSeconds, batchSize: 1 }, async ([job]) => {
    if (!job) return;
    const log = ctx.log.child({ job: name, jobId: job.id });
    try {
      await carryOut({ ...ctx, log }, job.data ?? {});
      log.debug('job done');
    } catch (error) {
      log.error({ err: error }, 'job failed');
      throw error;
    }
  });
}
