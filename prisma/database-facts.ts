import { refuseUnsuitable } from './database-check.ts';
import { openStartConnection } from './session-settings.ts';

/** State of a database, for a report to the operator. */
export interface DatabaseFacts {
  version: string;
  bytes: number;
  /** Required extensions that Postgres does not have. */
  lacking: string[];
  /** Whether the collation has another version than when the database was made, so that indexes of texts may be wrong. */
  staleCollation: boolean;
  /** Filled tables without statistics. */
  unanalysed: string[];
  /** Tables of which more than a third are dead rows. */
  bloated: string[];
  /** Indexes that a failed concurrent build left; those that are being built are not among them. */
  invalidIndexes: string[];
  /** Milliseconds by which the clock of this machine is ahead of that of Postgres. */
  clockAheadMs: number;
  tables: { name: string; rows: number; bytes: number }[];
}

const extensions = ['btree_gist', 'citext', 'pg_trgm', 'unaccent'];

/** Reads the state of a database. Throws `DatabaseRefused` for a database that the marketplace cannot use. */
export async function readDatabaseFacts(databaseUrl: string): Promise<DatabaseFacts> {
  const client = openStartConnection(databaseUrl);
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseUnsuitable(client);
    const began = Date.now();
    const { rows: clock } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    const middle = (began + Date.now()) / 2;
    const { rows } = await client.query<Omit<DatabaseFacts, 'clockAheadMs' | 'tables' | 'unanalysed' | 'bloated'>>(
      `SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes,
        ARRAY(SELECT wanted FROM unnest($1::text[]) AS wanted EXCEPT SELECT name FROM pg_available_extensions ORDER BY 1) AS lacking,
        ARRAY(SELECT i.indexrelid::regclass::text FROM pg_index i WHERE NOT i.indisvalid
            AND NOT EXISTS (SELECT FROM pg_stat_progress_create_index p WHERE p.index_relid = i.indexrelid)
          ORDER BY 1) AS "invalidIndexes",
        (SELECT datcollversion IS DISTINCT FROM pg_database_collation_actual_version(oid)
          FROM pg_database WHERE datname = current_database()) AS "staleCollation"`,
      [extensions],
    );
    const { rows: tables } = await client.query<{
      name: string;
      rows: number;
      bytes: number;
      dead: number;
      analysed: boolean;
    }>(
      `SELECT schemaname || '.' || relname AS name, n_live_tup::float8 AS rows, n_dead_tup::float8 AS dead,
        pg_total_relation_size(relid)::float8 AS bytes, coalesce(last_analyze, last_autoanalyze) IS NOT NULL AS analysed
      FROM pg_stat_user_tables WHERE pg_relation_size(relid) > 0 ORDER BY bytes DESC, 1`,
    );
    const [facts] = rows;
    if (!facts) throw new Error('Postgres gave no answer.');
    return {
      ...facts,
      clockAheadMs: middle - (clock[0]?.now.getTime() ?? middle),
      unanalysed: tables.filter(({ analysed }) => !analysed).map(({ name }) => name),
      bloated: tables.filter(({ dead, rows: live }) => dead > 10_000 && dead > live / 2).map(({ name }) => name),
      tables: tables.map(({ name, rows: live, bytes }) => ({ name, rows: live, bytes })),
    };
  } finally {
    await client.end();
  }
}
