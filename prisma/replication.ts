import type pg from 'pg';

/** A position in Postgres's write-ahead log, in bytes. What was written later has a larger one. */
export type WalPosition = bigint;

/** Reads a position as Postgres writes it, such as 16/B374D848; undefined for any other text. */
export function parsePosition(text: string): WalPosition | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined;
}

/** Writes a position as Postgres does. */
export function formatPosition(position: WalPosition): string {
  const hex = (half: bigint) => half.toString(16).toUpperCase();
  return `${hex(position >> 32n)}/${hex(position & 0xffff_ffffn)}`;
}

type Server = Pick<pg.Pool | pg.Client, 'query'>;

/** Returns the position after all that is committed on the primary. */
export async function readWritten(primary: Server): Promise<WalPosition> {
  // Commits need not be on the disk yet (`synchronous_commit`), so the position is that of memory.
  const { rows } = await primary.query<{ written: string }>('SELECT pg_current_wal_insert_lsn()::text AS written');
  return positionOf(rows[0]?.written);
}

export interface PrimaryState {
  /** The same number on a primary and its replicas. */
  system: string;
  /** The position up to which replicas can have received the log. */
  flushed: WalPosition;
}

export async function readPrimaryState(primary: Server): Promise<PrimaryState> {
  const { rows } = await primary.query<{ system: string; flushed: string }>(
    'SELECT system_identifier::text AS system, pg_current_wal_flush_lsn()::text AS flushed FROM pg_control_system()',
  );
  return { system: rows[0]?.system ?? '', flushed: positionOf(rows[0]?.flushed) };
}

export interface ReplicaState {
  system: string;
  /** The position that its queries see; null on a server that is not a replica. */
  replayed: WalPosition | null;
}

export async function readReplicaState(replica: Server): Promise<ReplicaState> {
  const { rows } = await replica.query<{ system: string; replayed: string | null }>(
    `SELECT system_identifier::text AS system,
      CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS replayed FROM pg_control_system()`,
  );
  const { system = '', replayed = null } = rows[0] ?? {};
  return { system, replayed: replayed === null ? null : positionOf(replayed) };
}

function positionOf(text = ''): WalPosition {
  const position = parsePosition(text);
  if (position === undefined) throw new Error(`Postgres wrote a position in another form: ${text}`);
  return position;
}
