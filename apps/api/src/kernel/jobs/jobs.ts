import type { Database, Transaction } from '@africanscity/db/client';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';

export interface JobOptions {
  /** Jobs that one copy of the server takes at a time. Of jobs with equal data, one runs for all. */
  batchSize: number;
  /** Retries after a failure or the end of a server. After the last one, the job is a dead letter. */
  retryLimit: number;
  /** Seconds before the first retry; each further one waits about twice as long, up to the longest. */
  retryDelaySeconds: number;
  longestRetryDelaySeconds: number;
  /** Timeout of a batch in seconds. */
  expireInSeconds: number;
}

/** Work that outlives the request that caused it. */
export interface Job<Data extends object = object> extends JobOptions {
  name: string;
  /** Throws `InvalidJobData`. */
  parse(data: unknown): Data;
  /** May run more than once: after a crash, or because the same job was queued twice. */
  work(ctx: AppContext, data: Data): Promise<void>;
  /** Tells those who wait for the work that its last try failed. */
  giveUp?(ctx: AppContext, data: Data): Promise<void>;
}

const usualDelays = { retryDelaySeconds: 10, longestRetryDelaySeconds: 600 };

/** Declares a job. Its data are validated when they are queued and again when they are worked. */
export function defineJob<Schema extends z.ZodType<object>>(
  declared: Omit<JobOptions, keyof typeof usualDelays> & {
    retryDelaySeconds?: number;
    longestRetryDelaySeconds?: number;
    name: string;
    schema: Schema;
    work(ctx: AppContext, data: z.output<Schema>): Promise<void>;
    giveUp?(ctx: AppContext, data: z.output<Schema>): Promise<void>;
  },
): Job<z.output<Schema>> {
  const { schema, ...job } = declared;
  return {
    ...usualDelays,
    ...job,
    parse(data) {
      const { success, data: fitting, error } = schema.safeParse(data);
      if (!success) throw new InvalidJobData(job.name, error);
      return fitting;
    },
  };
}

/** Schema of jobs that find their work themselves. */
export const noData = z.strictObject({});

/** Names the job and each invalid field, without its value, which may be a personal address. */
export class InvalidJobData extends Error {
  constructor(job: string, error: z.ZodError) {
    const faults = error.issues.map(({ path, message }) => `${path.join('.') || 'data'}: ${message}`);
    super(`The data of the job ${job} do not fit. ${faults.join('; ')}`);
    this.name = 'InvalidJobData';
  }
}

/** Recurring work. `cron` is UTC. */
export interface Schedule {
  cron: string;
  work(ctx: AppContext): Promise<void>;
}

export interface Jobs {
  /**
   * Queues a job in the transaction that causes it: with `tx` it is committed or rolled back, and then some copy of the
   * server works it. `startAfter` is a moment or a number of seconds. Throws `InvalidJobData`.
   */
  enqueue<Data extends object>(
    tx: Transaction | Database,
    job: Job<Data>,
    data: NoInfer<Data>,
    options?: { startAfter?: Date | number },
  ): Promise<void>;
  stop(): Promise<void>;
}
