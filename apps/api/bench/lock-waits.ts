import { setTimeout as wait } from 'node:timers/promises';
import { migrationLock } from '@africanscity/db/migration-lock';
import pg from 'pg';

/** The longest waits for locks of a database, and the longest lock against readers, in milliseconds. */
export interface LockWaits {
  /** The longest wait for a lock of a session that does not migrate. */
  waitMs: number;
  /** Lock and table of that wait. */
  waitedFor: string;
  /** The longest wait of the session that migrates. */
  migrationWaitMs: number;
  /** The longest time in which a table was locked against readers too. */
  exclusiveMs: number;
}

interface Sample {
  pid: number;
  table: string;
  mode: string;
  granted: boolean;
  /** Of a lock that is not granted. */
  ms: number;
  migrates: boolean;
}

const everyMs = 100;

/** Samples the locks of a database ten times a second until it is stopped. */
export async function sampleLockWaits(url: string): Promise<{ stop(): Promise<LockWaits> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const longest: LockWaits = { waitMs: 0, waitedFor: '', migrationWaitMs: 0, exclusiveMs: 0 };
  let held = new Map<string, number>();
  let stopped = false;
  const sampling = (async () => {
    while (!stopped) {
      const { rows } = await client.query<Sample>(locks, [migrationLock]);
      for (const { ms, migrates, mode, table } of rows.filter(({ granted }) => !granted)) {
        if (migrates) longest.migrationWaitMs = Math.max(longest.migrationWaitMs, ms);
        else if (ms > longest.waitMs) Object.assign(longest, { waitMs: ms, waitedFor: `${mode} of ${table}` });
      }
      const now = performance.now();
      const exclusive = rows.filter(({ granted }) => granted).map(({ pid, table }) => `${pid} ${table}`);
      held = new Map(exclusive.map((lock) => [lock, held.get(lock) ?? now]));
      for (const since of held.values()) longest.exclusiveMs = Math.max(longest.exclusiveMs, Math.round(now - since));
      await wait(everyMs);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await sampling;
      await client.end();
      return longest;
    },
  };
}

const locks = `
  SELECT l.pid, l.mode, l.granted, coalesce(c.relname, l.locktype) AS table,
    coalesce(extract(epoch FROM clock_timestamp() - l.waitstart) * 1000, 0)::int AS ms,
    EXISTS (SELECT FROM pg_locks m WHERE m.pid = l.pid AND m.locktype = 'advisory' AND m.classid = 0 AND m.objid = $1::oid) AS migrates
  FROM pg_locks l LEFT JOIN pg_class c ON c.oid = l.relation
  WHERE NOT l.granted OR l.mode = 'AccessExclusiveLock' AND c.relkind = 'r'`;
