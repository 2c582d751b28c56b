import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { WatchWaits } from './lock-waits.ts';

/** Begins a step of a migration of a large table; the rest of the line says what the step does. */
const stepLine = /^[ \t]*-- step:.*$/m;

interface Steps {
  /** Run one after the other, each by itself. */
  steps: string[];
  /** Run in the transaction that records the migration. */
  last: string;
}

/** Splits a migration into steps. A migration without a line `-- step:` is one step, its last. */
export function stepsOf(sql: string): Steps {
  const [head = '', ...parts] = sql.split(stepLine);
  const last = parts.pop();
  return last === undefined ? { steps: [], last: head } : { steps: parts, last };
}

/** Returns all steps of a migration, the last among them. */
export function splitSteps(sql: string): string[] {
  const { steps, last } = stepsOf(sql);
  return [...steps, last];
}

/** Returns what each step of a migration does, as its line says; none for a migration of one transaction. */
export function stepNames(sql: string): string[] {
  return [...sql.matchAll(/^[ \t]*-- step:(.*)$/gm)].map(([, name = '']) => name.trim());
}

/** Milliseconds that a statement waits for a lock of a table: meanwhile all statements behind it wait too. */
const lockTimeoutMs = 500;
/** Pauses between two attempts become longer, so that statements of users have most of a long wait. */
const firstPauseMs = 500;
const longestPauseMs = 5_000;
/** SQLSTATE of a lock that was not free in time, and of a deadlock. */
const locked = ['55P03', '40P01'];

/** The connection of a migration. */
export interface Migrating {
  client: pg.Client;
  watchWaits: WatchWaits;
}

/**
 * Runs the steps of a migration outside a transaction, so that they can commit batches and build indexes concurrently. A step
 * that fails leaves the steps before it in place, and the next start repeats all of them.
 */
export async function applySteps(migrating: Migrating, name: string, sql: string): Promise<void> {
  const { client, watchWaits } = migrating;
  const names = stepNames(sql);
  for (const [at, step] of stepsOf(sql).steps.entries()) {
    const run = async () => {
      try {
        await client.query(step);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error;
        throw new Error(`A step of ${name} failed, and the next start repeats it: ${error.message}`, { cause: error });
      }
    };
    const what = `The step “${names[at]}” of ${name}`;
    // A concurrent build waits for transactions, and no statement waits for it.
    await (step.includes('CONCURRENTLY') ? watchWaits(what, run) : withShortLocks(migrating, what, run));
  }
}

/**
 * Runs work that waits for locks for half a second at most. Then it lets other statements pass, and tries again. A deadlock
 * with a user's statement ends this work rather than that statement, and is tried again too. `what` names the work in the
 * sentences about a long wait. Throws DatabaseRefused when all attempts together take longer than the patience.
 */
export async function withShortLocks(
  { client, watchWaits }: Migrating,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  // Postgres looks for deadlocks, and cancels an autovacuum in the way, after this time: a second, unless the role may change it.
  await client.query(
    `SELECT set_config('lock_timeout', $1, false),
      CASE WHEN has_parameter_privilege('deadlock_timeout', 'SET') THEN set_config('deadlock_timeout', $2, false) END`,
    [String(lockTimeoutMs), String(lockTimeoutMs / 5)],
  );
  await watchWaits(what, async (repeats) => {
    for (let pauseMs = firstPauseMs; !(await hasLocks(work)); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      repeats();
      await wait(pauseMs);
    }
  });
  await client.query('SET lock_timeout = 0');
}

async function hasLocks(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const fault = error instanceof Error && error.cause ? error.cause : error;
    if (fault instanceof pg.DatabaseError && locked.includes(fault.code ?? '')) return false;
    throw error;
  }
}
