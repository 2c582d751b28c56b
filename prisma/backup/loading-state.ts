import type pg from 'pg';
import { DatabaseRefused } from '../database-refused.ts';
import { unfinishedRestore } from '../migrate.ts';

/** State of an unfinished restore, in a schema of its own that its end drops. */
const createState = `
  CREATE SCHEMA ${unfinishedRestore};
  CREATE TABLE ${unfinishedRestore}.state (backup text NOT NULL, prepared boolean NOT NULL DEFAULT false, files int NOT NULL DEFAULT 0);
  CREATE TABLE ${unfinishedRestore}.parts (name text PRIMARY KEY);
  CREATE TABLE ${unfinishedRestore}.steps (id int PRIMARY KEY GENERATED ALWAYS AS IDENTITY, statement text NOT NULL)`;

export interface LoadingState {
  /** Whether the tables are ready for rows. */
  prepared: boolean;
  /** Number of files that were restored. */
  files: number;
}

/**
 * Returns the state of the restore of a backup that was interrupted, or begins one. Throws `DatabaseRefused` when the database
 * has rows, or belongs to the unfinished restore of another backup.
 */
export async function openState(client: pg.Client, backup: string): Promise<LoadingState> {
  const { rows } = await client.query<{ present: boolean }>('SELECT to_regnamespace($1) IS NOT NULL AS present', [
    unfinishedRestore,
  ]);
  if (!rows[0]?.present) {
    await refuseRows(client);
    await client.query(`BEGIN; ${createState}; COMMIT`);
    await client.query(`INSERT INTO ${unfinishedRestore}.state (backup) VALUES ($1)`, [backup]);
    return { prepared: false, files: 0 };
  }
  const found = await client.query<LoadingState & { backup: string }>(
    `SELECT backup, prepared, files FROM ${unfinishedRestore}.state`,
  );
  const [state] = found.rows;
  if (state?.backup !== backup)
    throw new DatabaseRefused(
      'The database holds the unfinished restore of another backup: finish that one, or restore into an empty database.',
    );
  return state;
}

async function refuseRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%'
    ORDER BY 1`,
  );
  let filled = 0;
  for (const { name } of rows) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rowCount) filled += 1;
  }
  if (filled)
    throw new DatabaseRefused(
      `The database is not empty: ${filled} ${filled === 1 ? 'table has' : 'tables have'} rows. Name an empty database in DATABASE_URL, or an empty folder in DATA_DIR.`,
    );
}
