import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

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

/** Returns what each step of a migration does, as its line says; none for a migration of one transaction. */
export function stepNames(sql: string): string[] {
  return [...sql.matchAll(/^[ \t]*-- step:(.*)$/gm)].map(([, name = '']) => name.trim());
}

/** Milliseconds that a step waits for a lock of a table: meanwhile all statements behind it wait too. */
const lockTimeoutMs = 2_000;
const pauseMs = 500;
const lockNotAvailable = '55P03';

/**
 * Runs the steps of a migration outside a transaction, so that they can commit batches and build indexes concurrently. A step
 * that fails leaves the steps before it in place, and the next start repeats all of them.
 */
export async function applySteps(client: pg.Client, name: string, steps: string[]): Promise<void> {
  for (const step of steps) {
    const run = async () => {
      try {
        await client.query(step);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError) || error.code === lockNotAvailable) throw error;
        throw new Error(`A step of ${name} failed, and the next start repeats it: ${error.message}`, { cause: error });
      }
    };
    // A concurrent build waits for transactions, and no statement waits for it.
    await (step.includes('CONCURRENTLY') ? run() : withShortLocks(client, run));
  }
}

/** Runs work that waits for locks for two seconds at most. Then it lets other statements pass, and tries again. */
export async function withShortLocks(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query(`SET lock_timeout = ${lockTimeoutMs}`);
  while (!(await hasLocks(work))) await wait(pauseMs);
  await client.query('SET lock_timeout = 0');
}

async function hasLocks(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const fault = error instanceof Error && error.cause ? error.cause : error;
    if (fault instanceof pg.DatabaseError && fault.code === lockNotAvailable) return false;
    throw error;
  }
}
