import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseRefused } from './database-refused.ts';
import { type Patience, patienceOf } from './patience.ts';
import { openStartConnection } from './session-settings.ts';

const pollMs = 250;

/**
 * Runs work that may wait for a lock. `what` names the work in the sentences about a wait. The work calls `repeats` when a lock
 * was not free and it will try again: pauses between attempts belong to the wait. Throws DatabaseRefused when a wait is longer
 * than the limit.
 */
export type WatchWaits = <Result>(what: string, work: (repeats: () => void) => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that watches a connection of Postgres over a second one, which it opens only for work that takes longer.
 * It reports which session the work waits for, and cancels a statement that waits for too long.
 */
export function watchWaitsOf(client: pg.Client, databaseUrl: string, given?: Partial<Patience>): WatchWaits {
  const patience = patienceOf(given);
  return async (what, work) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new AbortController();
    const watch = new Watch(what, rows[0]?.pid ?? 0, patience);
    const watching = watch.run(databaseUrl, ended.signal);
    try {
      return await work(() => watch.repeats());
    } catch (error) {
      throw watch.refusal(error) ?? error;
    } finally {
      ended.abort();
      await watching;
    }
  };
}

class Watch {
  #isRepeated = false;
  #refused: string | undefined;
  readonly #what: string;
  readonly #pid: number;
  readonly #patience: Patience;

  constructor(what: string, pid: number, patience: Patience) {
    this.#what = what;
    this.#pid = pid;
    this.#patience = patience;
  }

  repeats(): void {
    this.#isRepeated = true;
  }

  /** Returns the error to throw in place of that of the cancelled statement; undefined when none was cancelled. */
  refusal(cause: unknown): DatabaseRefused | undefined {
    return this.#refused ? new DatabaseRefused(this.#refused, { cause }) : undefined;
  }

  /** Watches until the signal. A fault of the second connection is reported, and leaves the work alone. */
  async run(databaseUrl: string, signal: AbortSignal): Promise<void> {
    const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => {});
    await pause(Math.min(2 * pollMs, this.#patience.tellAfterMs));
    if (signal.aborted) return;
    const observer = openStartConnection(databaseUrl);
    // The fault of a lost connection is that of the next query.
    observer.on('error', () => {});
    try {
      await observer.connect();
      await this.#look(observer, signal, pause);
    } catch (error) {
      this.#patience.tell(`${this.#what}: no connection shows waits for locks (${(error as Error).message}).`);
    } finally {
      await observer.end().catch(() => {});
    }
  }

  async #look(observer: pg.Client, signal: AbortSignal, pause: (ms: number) => Promise<void>): Promise<void> {
    const { tellAfterMs, tell, limitMs } = this.#patience;
    let began: number | undefined;
    let told = false;
    let working = 0;
    for (; !signal.aborted; await pause(pollMs)) {
      const blocker = await findBlocker(observer, this.#pid);
      if (!blocker) {
        // A pause between attempts belongs to the wait; an attempt that got its lock and works for two looks ends it.
        working = (await isWorking(observer, this.#pid)) ? working + 1 : 0;
        if (!this.#isRepeated || working > 1) [began, told] = [undefined, false];
        continue;
      }
      working = 0;
      const now = performance.now();
      began ??= now;
      if (now - began >= tellAfterMs && !told) {
        told = true;
        tell(`${this.#what} waits for ${describe(blocker)}.`);
      }
      if (now - began < limitMs) continue;
      this.#refused =
        `${this.#what} has waited for more than ${durationOf(limitMs / 1000)} for ${describe(blocker)}. ` +
        `${remedyOf(blocker)}, and start again.`;
      await observer.query('SELECT pg_cancel_backend($1)', [this.#pid]);
    }
  }
}

/** A session that has what another one waits for. */
interface Blocker {
  /** 0 for a prepared transaction. */
  pid: number;
  /** The name that the client gives itself, else the kind of process. */
  application: string | null;
  /** Address of its client; null on a socket. */
  address: string | null;
  /** Seconds since its transaction began; null without the right to know. */
  seconds: number | null;
  /** The table of the lock; null for other locks. */
  relation: string | null;
}

/** Returns the session with the oldest transaction of those that a session waits for; undefined when it waits for none. */
async function findBlocker(observer: pg.Client, pid: number): Promise<Blocker | undefined> {
  const { rows } = await observer.query<Blocker>(
    `SELECT blocking.pid, coalesce(nullif(a.application_name, ''), a.backend_type) AS application, host(a.client_addr) AS address,
       extract(epoch FROM clock_timestamp() - a.xact_start)::float8 AS seconds,
       (SELECT l.relation::regclass::text FROM pg_locks l WHERE l.pid = waiting.pid AND NOT l.granted LIMIT 1) AS relation
     FROM pg_stat_activity waiting CROSS JOIN unnest(pg_blocking_pids(waiting.pid)) AS blocking (pid)
       LEFT JOIN pg_stat_activity a ON a.pid = blocking.pid
     WHERE waiting.pid = $1 AND waiting.wait_event_type = 'Lock' AND blocking.pid <> pg_backend_pid()
     ORDER BY a.xact_start NULLS LAST LIMIT 1`,
    [pid],
  );
  return rows[0];
}

/** Returns whether a session executes a statement and waits for no lock. */
async function isWorking(observer: pg.Client, pid: number): Promise<boolean> {
  const { rowCount } = await observer.query(
    `SELECT 1 FROM pg_stat_activity WHERE pid = $1 AND state = 'active' AND wait_event_type IS DISTINCT FROM 'Lock'`,
    [pid],
  );
  return rowCount === 1;
}

function describe({ pid, application, address, seconds, relation }: Blocker): string {
  const lock = relation ? `a lock of the table ${relation}, which` : 'a lock, which';
  if (!pid) return `${lock} a prepared transaction has`;
  const client = [application, address && `for a client at ${address}`].filter(Boolean).join(', ');
  const age = seconds === null ? '' : ` in a transaction of ${durationOf(seconds)}`;
  return `${lock} process ${pid} of Postgres${client && ` (${client})`} has${age}`;
}

function remedyOf({ pid }: Blocker): string {
  return pid
    ? `End that transaction, for example with SELECT pg_terminate_backend(${pid})`
    : 'End the transaction that pg_prepared_xacts shows, with ROLLBACK PREPARED';
}

function durationOf(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}
