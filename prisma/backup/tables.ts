import pg from 'pg';
import { hasTable } from '../migrate.ts';

/** Schema of the queue of jobs, whose library creates its tables. */
export const queueSchema = 'jobs';

/** A table of a backup. */
export interface BackupTable {
  /** Unique name: `users`, or with its schema for tables of the queue: `jobs.job`. */
  name: string;
  /** Columns with stored values; generated ones are computed again. */
  columns: string[];
}

/** Bookkeeping of migrations, which a restore writes itself, and samples of the queue's length in daily partitions. */
const excluded = ['_prisma_migrations', 'applied_sql', `${queueSchema}.queue_stats`];

const tableName = `CASE WHEN n.nspname = current_schema() THEN c.relname ELSE n.nspname || '.' || c.relname END`;

/** Returns all tables with data of the marketplace, by name. A partitioned table counts as one. */
export async function readTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `SELECT ${tableName} AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname IN (current_schema(), $1)
      AND ${tableName} <> ALL ($2)
    GROUP BY 1 ORDER BY 1`,
    [queueSchema, excluded],
  );
  return rows;
}

export interface SequenceState {
  name: string;
  last: string;
  /** Whether `last` was given; otherwise it is the next value. */
  called: boolean;
}

/**
 * Returns the state of all sequences. Sequences are outside of transactions: read after a snapshot began, they are at least as
 * far as its rows.
 */
export async function readSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT CASE WHEN schemaname = current_schema() THEN sequencename ELSE schemaname || '.' || sequencename END AS name
    FROM pg_sequences WHERE schemaname IN (current_schema(), $1) ORDER BY 1`,
    [queueSchema],
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const found = await client.query<Omit<SequenceState, 'name'>>(
      `SELECT last_value::text AS last, is_called AS called FROM ${identifierOf(name)}`,
    );
    for (const state of found.rows) states.push({ name, ...state });
  }
  return states;
}

/** Returns a name of a table or sequence as an SQL identifier. */
export function identifierOf(name: string): string {
  return name.split('.', 2).map(pg.escapeIdentifier).join('.');
}

/** Returns the columns of a table as an SQL list. */
export function columnList({ columns }: BackupTable): string {
  return columns.map(pg.escapeIdentifier).join(', ');
}

/** Returns whether the database has the tables of the queue. */
export function hasQueue(client: pg.Client): Promise<boolean> {
  return hasTable(client, `${queueSchema}.version`);
}
