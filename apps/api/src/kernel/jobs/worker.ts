import type { PgBoss } from 'pg-boss';
import type { AppContext } from '../../context.ts';
import { queueOptions } from './queue.ts';
import type { Work } from './jobs.ts';

/**
 * Takes jobs of one name from the queue and carries them out, one at a time in this copy of the
 * server. `lookEvery` is in seconds.
 */
export async function startWorker(
  boss: PgBoss,
  ctx: AppContext,
  name: string,
  carryOut: Work,
  lookEvery: number,
): Promise<void> {
  await boss.createQueue(name, queueOptions);
  await boss.work<object>(name, { pollingIntervalSeconds: lookEvery, batchSize: 1 }, async ([job]) => {
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
