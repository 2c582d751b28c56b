import pg from 'pg';
import { sessionOptions } from './client.ts';

/** Milliseconds. A large table on a slow disk takes minutes, during which reads and writes continue. */
const timeouts = { connectionTimeoutMillis: 30_000, query_timeout: 3_600_000, statement_timeout: 3_600_000 };

/** Any fixed number, as long as each copy of the server asks for the same one. */
const vacuumLock = 7_203_421;

/** Gives Postgres statistics of tables and marks their pages as visible, as autovacuum does in its own time. */
export async function vacuumTables(pool: pg.Pool, tables: string[]): Promise<void> {
  await withConnection(pool, (client) => vacuum(client, tables));
}

/**
 * Vacuums tables with rows that were never analysed as far as Postgres knows, the small ones first: after a crash its
 * counters are reset, and after a restore there are no statistics, so autovacuum does not know of the rows. After an upgrade,
 * which may have written all rows of a table, vacuums all of them. Returns their names; none while another copy of the server
 * does it.
 */
export async function vacuumUnanalysed(pool: pg.Pool, { upgraded = false } = {}): Promise<string[]> {
  return withConnection(pool, async (client) => {
    const lock = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [vacuumLock]);
    if (!lock.rows[0]?.mine) return [];
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
      WHERE ($1 OR last_analyze IS NULL AND last_autoanalyze IS NULL) AND pg_relation_size(relid) > 0
      ORDER BY pg_relation_size(relid), 1`,
      [upgraded],
    );
    const names = rows.map(({ name }) => name);
    await vacuum(client, names);
    return names;
  });
}

async function vacuum(client: pg.Client, names: string[]): Promise<void> {
  // One at a time, so that none is locked for longer than its own work takes.
  for (const name of names) await client.query(`VACUUM (ANALYZE) ${name}`);
}

/** Runs work on its own connection, whose statements may take long; its end releases locks. */
async function withConnection<Result>(pool: pg.Pool, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...sessionOptions(pool), ...timeouts });
  // A lost connection ends the query with an error.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
