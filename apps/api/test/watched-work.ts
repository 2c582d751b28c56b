import type { PoolClient } from 'pg';
import { type PasswordWork, passwordWork } from '../src/domains/accounts/passwords.ts';
import type { TestApp } from './test-app.ts';

/** The work between two moments, which is the same on a machine of any speed. */
export interface Work {
  /** SQL of each statement of any connection, including those of transactions. */
  statements: string[];
  passwords: PasswordWork[];
  /** Names of the queued jobs. */
  jobs: string[];
}

/** Counts the work of requests until it is stopped, so that tests do not depend on a clock. */
export function watchWork({ ctx, jobs }: TestApp) {
  let work: Work = { statements: [], passwords: [], jobs: [] };
  const clients = new Map<PoolClient, PoolClient['query']>();
  const watchClient = (client: PoolClient) => {
    if (clients.has(client)) return;
    const { query } = client;
    clients.set(client, query);
    client.query = function watched(this: PoolClient, asked: string | { text: string }, ...given: unknown[]) {
      work.statements.push(typeof asked === 'string' ? asked : asked.text);
      return Reflect.apply(query, this, [asked, ...given]) as unknown;
    } as never;
  };
  const watchPasswords = (done: unknown) => work.passwords.push(done as PasswordWork);
  const { enqueue } = jobs;
  ctx.pool.on('acquire', watchClient);
  passwordWork.subscribe(watchPasswords);
  jobs.enqueue = (db, job, ...given) => {
    work.jobs.push(job.name);
    return enqueue(db, job, ...given);
  };
  return {
    take(): Work {
      const taken = work;
      work = { statements: [], passwords: [], jobs: [] };
      return taken;
    },
    stop(): void {
      ctx.pool.off('acquire', watchClient);
      for (const [client, query] of clients) client.query = query;
      passwordWork.unsubscribe(watchPasswords);
      jobs.enqueue = enqueue;
    },
  };
}
