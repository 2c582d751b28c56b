import { type Database, openDatabase } from '@africanscity/db/client';
import { type PrimaryState, readReplicaState, type WalPosition } from '@africanscity/db/replication';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { logRepeated } from '../repeated-faults.ts';

/** The state of the primary at a moment of this process's clock. */
export interface Mark extends PrimaryState {
  /** Milliseconds of `performance.now()`. */
  at: number;
}

/** `behind`: its data are too old. `foreign`: it answers, but copies another database or none. */
export type ReplicaCondition = 'up' | 'behind' | 'down' | 'foreign';

/** One replica of the database, with connections of its own. */
export interface Replica {
  /** Host and port. */
  name: string;
  db: Database;
  pool: Pool;
  /** Compares it with the primary, whose latest marks are given from old to new. Never rejects. */
  check(marks: readonly Mark[]): Promise<void>;
  /** Records that a read failed: the replica is used again after its next good check. */
  failed(error: unknown): void;
  /** Returns whether its queries see this position, and all that the primary wrote until `freshMs` ago. */
  has(position: WalPosition, freshMs: number): boolean;
  /** Milliseconds by which its data may be older than the primary's; Infinity when that is unknown. */
  age(): number;
  condition(freshMs: number): ReplicaCondition;
  close(): Promise<void>;
}

/** Opens a replica, which need not be reachable. */
export function openReplica(url: string, log: Logger, commentAll: boolean): Replica {
  const name = new URL(url).host;
  const faults = logRepeated(log.child({ replica: name }), 'a replica cannot be read', 'a replica can be read again');
  const { db, pool, close } = openDatabase(url, (error) => faults.failed(error), undefined, undefined, commentAll);
  let replayed = 0n;
  let asOf = Number.NEGATIVE_INFINITY;
  let fault: 'down' | 'foreign' | undefined = 'down';
  let checking = false;
  const age = () => performance.now() - asOf;
  const failed = (error: unknown) => {
    fault = 'down';
    faults.failed(error);
  };

  async function compare(marks: readonly Mark[]): Promise<void> {
    const state = await readReplicaState(pool);
    if (state.replayed === null || state.system !== marks.at(-1)?.system) {
      fault = 'foreign';
      faults.failed('no replica of the database in DATABASE_URL');
      return;
    }
    replayed = state.replayed;
    asOf = marks.findLast(({ flushed }) => flushed <= replayed)?.at ?? asOf;
    fault = undefined;
    faults.worked();
  }

  return {
    name,
    db,
    pool,
    close,
    age,
    async check(marks) {
      // One that hangs is not asked again and again.
      if (checking) return;
      checking = true;
      await compare(marks).catch(failed);
      checking = false;
    },
    failed,
    has: (position, freshMs) => !fault && replayed >= position && age() <= freshMs,
    condition: (freshMs) => fault ?? (age() <= freshMs ? 'up' : 'behind'),
  };
}
