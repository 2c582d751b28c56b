import pg from 'pg';
import { pooledStatementMs } from './client.ts';
import { DatabaseRefused } from './database-refused.ts';
import { watchWaitsOf } from './lock-waits.ts';
import type { Patience } from './patience.ts';
import { meaning, openStartConnection, planning } from './session-settings.ts';

/** Any fixed number, as long as every copy of the server uses the same one. */
const settingsLock = 7_203_422;

/** Settings of connections by their names. A setting of the start, such as a longer timeout, is stronger than these. */
const wanted = new Map(
  [...meaning, ...planning, `statement_timeout=${pooledStatementMs}ms`].map((setting) => {
    const at = setting.indexOf('=');
    return [setting.slice(0, at), setting.slice(at + 1).replaceAll('\\', '')];
  }),
);

/**
 * Stores the settings of connections with the user in this database, since a pooler drops those that a connection asks for;
 * then checks that connections of the pooler have them. Throws DatabaseRefused when they do not, and when another connection
 * keeps it waiting for too long.
 */
export async function preparePooler(
  databaseUrl: string,
  directUrl: string,
  patience?: Partial<Patience>,
): Promise<void> {
  const client = openStartConnection(directUrl);
  await client.connect();
  try {
    const watchWaits = watchWaitsOf(client, directUrl, patience);
    await watchWaits('The change of settings for the pooler', () => storeSettings(client));
  } finally {
    await client.end();
  }
  const [direct, pooled] = [await readConnection(directUrl), await readConnection(databaseUrl)];
  if (direct !== pooled)
    throw new DatabaseRefused(
      'Connections of the pooler at DATABASE_URL lack the settings of the user of DIRECT_DATABASE_URL: let both addresses name the ' +
        'same user and database of the same Postgres, and close older connections of the pooler (RECONNECT in the console of PgBouncer).',
    );
}

async function storeSettings(client: pg.Client): Promise<void> {
  await client.query('BEGIN');
  // Two changes of the same row at once fail.
  await client.query('SELECT pg_advisory_xact_lock($1)', [settingsLock]);
  const { rows } = await client.query<{ stored: string[] }>(
    `SELECT coalesce(array_agg(setting), '{}') AS stored FROM pg_db_role_setting, unnest(setconfig) AS setting
    WHERE setrole = current_user::regrole AND setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  const stored = new Set(rows[0]?.stored.map((setting) => setting.toLowerCase()));
  for (const [name, value] of wanted) {
    if (stored.has(`${name}=${value}`.toLowerCase())) continue;
    const { rows: statements } = await client.query<{ text: string }>(
      `SELECT format('ALTER ROLE %I IN DATABASE %I SET %I TO %L', current_user, current_database(), $1::text, $2::text) AS text`,
      [name, value],
    );
    await client.query(statements[0]?.text ?? '');
  }
  await client.query('COMMIT');
}

/** Returns user, database and settings of a connection that asks for no setting. */
function readConnection(url: string): Promise<string> {
  return withPlainConnection(url, async (client) => {
    const { rows } = await client.query(
      `SELECT current_user, current_database(), name, setting FROM pg_settings WHERE lower(name) = ANY($1) ORDER BY name`,
      [[...wanted.keys()]],
    );
    return JSON.stringify(rows);
  });
}

/** Returns the date style of a connection that asks for no setting, such as `ISO, MDY`. */
export function readPlainDateStyle(url: string): Promise<string> {
  return withPlainConnection(url, async (client) => {
    const { rows } = await client.query<{ style: string }>(`SELECT current_setting('DateStyle') AS style`);
    return rows[0]?.style ?? '';
  });
}

async function withPlainConnection<Result>(url: string, read: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await read(client);
  } finally {
    await client.end();
  }
}
