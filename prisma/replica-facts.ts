import { readPrimaryState, readReplicaState } from './replication.ts';
import { openStartConnection } from './session-settings.ts';

/** State of a replica, for a report to the operator. */
export interface ReplicaFacts {
  /** Whether it copies this primary. */
  isReplica: boolean;
  /** Log that the primary wrote and the replica does not show yet. */
  behindBytes: number;
  /** Whether the primary keeps rows that a query of the replica still reads (`hot_standby_feedback`). */
  givesFeedback: boolean;
}

/** Compares a replica with its primary. Rejects when either cannot be reached. */
export async function compareReplica(primaryUrl: string, replicaUrl: string): Promise<ReplicaFacts> {
  const primary = openStartConnection(primaryUrl);
  const replica = openStartConnection(replicaUrl);
  for (const client of [primary, replica]) client.on('error', () => {});
  try {
    await replica.connect();
    await primary.connect();
    const { system, flushed } = await readPrimaryState(primary);
    const copied = await readReplicaState(replica);
    const { rows } = await replica.query<{ hot_standby_feedback: string }>('SHOW hot_standby_feedback');
    return {
      isReplica: copied.replayed !== null && copied.system === system,
      behindBytes: Math.max(0, Number(flushed - (copied.replayed ?? flushed))),
      givesFeedback: rows[0]?.hot_standby_feedback === 'on',
    };
  } finally {
    await Promise.allSettled([primary.end(), replica.end()]);
  }
}
