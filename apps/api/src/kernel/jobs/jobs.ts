import type { AppContext } from '../../context.ts';

/** What carries out a job, with the data that it was queued with. May run more than once. */
export type Work = (ctx: AppContext, data: object) => Promise<void>;

/** Recurring work. `cron` is UTC. */
export interface Round {
  cron: string;
  work: Work;
}

/** Work that outlives the request that asked for it. */
export interface Jobs {
  /** Queues work. The same `key`, while one waits, is queued once. Throws `SecondConnection` inside a transaction. */
  enqueue(name: string, data: object, options?: { key?: string; startAfterSeconds?: number }): Promise<void>;
  stop(): Promise<void>;
}
