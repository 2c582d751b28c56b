import { openDatabase } from '@africanscity/db/client';
import { userInfo } from 'node:os';
import pino from 'pino';
import { OperatorError } from '../boot/operator-errors.ts';
import { resolveConfig } from '../boot/resolve-config.ts';
import type { RequestContext } from '../context.ts';
import { ApiError } from '../errors.ts';
import { loadBrand } from '../kernel/brand.ts';
import { enqueueWith, onlyQueue, openQueue } from '../kernel/jobs/queue.ts';
import { readCommandSettings } from './command-settings.ts';
import { withDatabase } from './join-marketplace.ts';

/** The part of a context that use cases on users need. */
type OperatorContext = Pick<RequestContext, 'config' | 'db' | 'pool' | 'jobs' | 'clock' | 'log' | 'actor'>;

/** Reason of the audit log for acts of commands. */
export function operatorReason(): string {
  return `Command line, user ${userInfo().username} of the machine`;
}

/** Runs a use case on users beside the server, whose jobs it queues. Turns its errors into those of the operator. */
export async function withOperatorContext(work: (ctx: RequestContext) => Promise<void>): Promise<void> {
  const env = readCommandSettings();
  const log = pino({ level: 'warn' }, pino.destination(2));
  await withDatabase(env, async (url) => {
    const { db, pool, close } = openDatabase(url, (error) => console.error(error.message));
    try {
      const queue = await openQueue({ pool, log }, onlyQueue).catch((error: unknown) => {
        throw new OperatorError('The database has no tables yet: start the server once.', { cause: error });
      });
      const jobs = { enqueue: enqueueWith(queue), stop: () => queue.stop({ graceful: false }) };
      const config = await resolveConfig(env);
      const ctx: OperatorContext = { config, db, pool, jobs, log, clock: () => new Date(), actor: null };
      await loadBrand(ctx as RequestContext);
      // Use cases on users ask neither for the store nor for the connection of a visitor.
      await work(ctx as RequestContext).catch((error: unknown) => {
        throw explainUseCase(error);
      });
      await jobs.stop();
    } finally {
      await close();
    }
  });
}

function explainUseCase(error: unknown): unknown {
  return error instanceof ApiError ? new OperatorError(error.message, { cause: error }) : error;
}
