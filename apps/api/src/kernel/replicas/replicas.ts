import { readPrimaryState, readWritten, type WalPosition } from '@africanscity/db/replication';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type Mark, openReplica, type Replica, type ReplicaCondition } from './replica.ts';

/** Milliseconds by which the data of a replica may be older than the primary's. */
const freshMs = 1_000;
const checkMs = 250;
const keptMarks = 8;

/** The replicas as one request may use them. */
export interface Replicas {
  /** Returns one to read from, in turn; undefined when the primary has to be read. */
  find(): Replica | undefined;
  /** Returns the replicas for a request whose reads must show this position. */
  since(position: WalPosition): Replicas;
  /** Asks the primary for the position after all that is committed. */
  readWritten(): Promise<WalPosition>;
  /** No request of this process reads anything older than this from now on. */
  advanceTo(position: WalPosition): void;
  /** Host, port, condition and connections of each. */
  conditions(): { name: string; condition: ReplicaCondition; ageMs: number; pool: Pool }[];
}

interface OpenReplicas extends Replicas {
  close(): Promise<void>;
}

/**
 * Opens the replicas of a primary, and compares them with it four times a second. None needs to be reachable. With `commentAll`,
 * each statement has the id of its request.
 */
export function openReplicas(
  urls: readonly string[],
  primary: Pool,
  log: Logger,
  { allowedMs = freshMs, commentAll = false } = {},
): OpenReplicas {
  const replicas = urls.map((url) => openReplica(url, log, commentAll));
  const marks: Mark[] = [];
  let least = 0n;
  let turn = 0;
  let asking = false;

  async function compare(): Promise<void> {
    if (asking) return;
    asking = true;
    const at = performance.now();
    // Without the primary nothing tells how old a replica is. Requests log its faults.
    const state = await readPrimaryState(primary).catch(() => undefined);
    asking = false;
    if (!state) return;
    marks.push({ ...state, at });
    if (marks.length > keptMarks) marks.shift();
    for (const replica of replicas) void replica.check(marks);
  }

  const from = (position: WalPosition): Replicas => ({
    find() {
      turn = (turn + 1) % replicas.length;
      const inTurn = [...replicas.slice(turn), ...replicas.slice(0, turn)];
      const wanted = position > least ? position : least;
      return inTurn.find((replica) => replica.has(wanted, allowedMs));
    },
    since: (later) => from(later > position ? later : position),
    readWritten: () => readWritten(primary),
    advanceTo(reached) {
      if (reached > least) least = reached;
    },
    conditions: () =>
      replicas.map((replica) => ({
        name: replica.name,
        pool: replica.pool,
        condition: replica.condition(allowedMs),
        ageMs: replica.age(),
      })),
  });

  void compare();
  const timer = setInterval(() => void compare(), checkMs);
  timer.unref();
  return {
    ...from(0n),
    async close() {
      clearInterval(timer);
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
