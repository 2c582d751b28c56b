import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { AppContext } from '../../context.ts';
import { isDatabaseGone } from '../database-away.ts';
import type { FaultLog } from '../repeated-faults.ts';
import { InvalidJobData, type Job, type Schedule } from './jobs.ts';

/** Polling intervals in seconds. A user may wait for the work of a request, but not for the schedule. */
const lookForJobsEvery = 1;
const lookForScheduleEvery = 15;

/** A context whose jobs report there that the database is away, which all of them would log at once. */
export type WorkerContext = AppContext & { databaseFaults?: FaultLog };

/** Takes jobs from the queue and works them, one batch at a time in this copy of the server. */
export async function startWorker(boss: PgBoss, ctx: WorkerContext, job: Job): Promise<void> {
  const options = {
    pollingIntervalSeconds: lookForJobsEvery,
    batchSize: job.batchSize,
    perJobResults: true,
    includeMetadata: true,
  } as const;
  await boss.work<object>(job.name, options, (batch) => workBatch(ctx, job, batch));
}

/** A job taken from the queue, with the number of tries before this one. */
type TakenJob = Pick<JobWithMetadata<object>, 'id' | 'data' | 'retryCount'>;

/** Works a batch. Of jobs with equal data, works one for all. */
export async function workBatch(ctx: WorkerContext, job: Job, batch: TakenJob[]): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const [, same] of Map.groupBy(batch, ({ data }) => JSON.stringify(data))) {
    const ids = same.map(({ id }) => id);
    const log = ctx.log.child({ job: job.name, jobIds: ids });
    const isLastTry = same.every(({ retryCount }) => retryCount >= job.retryLimit);
    const result = await workOne({ ...ctx, log }, job, { data: same[0]?.data, isLastTry });
    results.push(...ids.map((id) => ({ id, ...result })));
  }
  return results;
}

async function workOne(
  ctx: WorkerContext,
  job: Job,
  { data, isLastTry }: { data: unknown; isLastTry: boolean },
): Promise<Omit<JobResult, 'id'>> {
  try {
    await inTrace(ctx, job.name, () => job.work(ctx, job.parse(data)));
    noteSuccess(ctx);
    return { status: 'completed' };
  } catch (error) {
    noteFailure(ctx, error);
    const { name, message } = error as Error;
    // Invalid data do not become valid later.
    if (error instanceof InvalidJobData) return { status: 'deadletter', output: { name, message } };
    if (isLastTry) await giveUp(ctx, job, data);
    return { status: 'failed', output: { name, message } };
  }
}

async function giveUp(ctx: AppContext, job: Job, data: unknown): Promise<void> {
  try {
    await job.giveUp?.(ctx, job.parse(data));
  } catch (error) {
    ctx.log.error({ err: error }, 'a job that was given up could not tell those who wait for it');
  }
}

/** Runs one part of the schedule when it is due. */
export async function startScheduled(
  boss: PgBoss,
  ctx: WorkerContext,
  name: string,
  schedule: Schedule,
): Promise<void> {
  await boss.work(name, { pollingIntervalSeconds: lookForScheduleEvery, batchSize: 1 }, async ([queued]) => {
    const own = { ...ctx, log: ctx.log.child({ job: name, jobId: queued?.id }) };
    try {
      await inTrace(ctx, name, () => schedule.work(own));
      noteSuccess(own);
    } catch (error) {
      noteFailure(own, error);
      throw error;
    }
  });
}

function noteSuccess({ log, databaseFaults }: WorkerContext): void {
  log.debug('job done');
  databaseFaults?.worked();
}

function noteFailure({ log, databaseFaults }: WorkerContext, error: unknown): void {
  if (databaseFaults && isDatabaseGone(error)) databaseFaults.failed(error);
  else log.error({ err: error }, 'job failed');
}

function inTrace({ tracing }: AppContext, name: string, work: () => Promise<void>): Promise<void> {
  return tracing ? tracing.run(`job ${name}`, work) : work();
}
