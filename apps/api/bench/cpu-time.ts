import { readFileSync, readdirSync } from 'node:fs';
import type { Client, Pool } from 'pg';

/**
 * Milliseconds that processes have spent on a processor so far, by Linux's own account. Unlike elapsed
 * time it hardly changes when the machine is busy with something else. A process that is gone counts 0.
 */
export function cpuTimes(pids: number[]): Map<number, number> {
  return new Map(pids.map((pid) => [pid, cpuTime(pid)]));
}

/** What the processes have spent since; those that ended meanwhile are left out. */
export function cpuTimeSince(before: Map<number, number>): number {
  return [...cpuTimes([...before.keys()])].reduce(
    (sum, [pid, time]) => sum + Math.max(0, time - (before.get(pid) ?? 0)),
    0,
  );
}

function cpuTime(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  // Threads and processes may end between any two of these reads.
  const nanoseconds = (readIfThere(() => readdirSync(tasks)) ?? []).map((task) =>
    Number(readIfThere(() => readFileSync(`${tasks}/${task}/schedstat`, 'utf8'))?.split(' ')[0] ?? 0),
  );
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6;
}

function readIfThere<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The processes of Postgres that serve a database, the connection's own unless another is named. */
export async function backendPids(connection: Client | Pool, database?: string): Promise<number[]> {
  const { rows } = await connection.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = coalesce($1, current_database())',
    [database],
  );
  return rows.map(({ pid }) => pid);
}
