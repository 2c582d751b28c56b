import type pg from 'pg';
import { DatabaseRefused } from './database-refused.ts';

const oldestVersion = 18;

interface Properties {
  version: number;
  encoding: string;
  replica: boolean;
  read_only: boolean;
  schema: string | null;
  held: boolean;
}

/**
 * Throws `DatabaseRefused`, with advice, for a database that the marketplace cannot use. The connection must come from
 * `openStartConnection`, whose settings reveal a pooler that drops them.
 */
export async function refuseUnsuitable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Properties>(`
    SELECT current_setting('server_version_num')::int / 10000 AS version,
      current_setting('server_encoding') AS encoding,
      pg_is_in_recovery() AS replica,
      current_setting('transaction_read_only') = 'on' AS read_only,
      current_schema() AS schema,
      current_setting('africanscity.held', true) IS NOT DISTINCT FROM 'yes' AS held`);
  const [database] = rows;
  if (!database) return;
  const { version, encoding, replica, read_only: readOnly, schema, held } = database;
  if (!held) throw new DatabaseRefused(poolerSentence);
  if (version < oldestVersion)
    throw new DatabaseRefused(
      `The Postgres of DATABASE_URL has version ${version}: set DATABASE_URL to a Postgres ${oldestVersion} or newer.`,
    );
  if (replica)
    throw new DatabaseRefused(
      'The Postgres of DATABASE_URL is a read-only copy (a standby): set DATABASE_URL to the primary server.',
    );
  if (readOnly)
    throw new DatabaseRefused(
      'The database or the user of DATABASE_URL is set to read only: reset it with ALTER DATABASE … RESET default_transaction_read_only and ALTER ROLE … RESET default_transaction_read_only, or name another one in DATABASE_URL.',
    );
  if (encoding !== 'UTF8')
    throw new DatabaseRefused(
      `The database of DATABASE_URL has the encoding ${encoding}, which cannot hold all texts: create one with createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8, and name it in DATABASE_URL.`,
    );
  if (schema === null)
    throw new DatabaseRefused(
      'The search_path of the database of DATABASE_URL names no schema that exists: reset it with ALTER ROLE … RESET search_path and ALTER DATABASE … RESET search_path, or add options=-c%20search_path%3Dpublic to DATABASE_URL.',
    );
}

/** Poolers give a connection to another client in the middle of a session, or drop its settings. */
export const poolerSentence =
  'DATABASE_URL leads to a connection pooler, such as PgBouncer, that does not pass on the settings of a connection: set DIRECT_DATABASE_URL to Postgres itself, or let DATABASE_URL lead there (the server pools its connections, at most 20 for each copy).';
