import { openStartConnection } from '@africanscity/db/session-settings';

/** Returns the keys of the files that rows name, one a row. */
export const storedKeys = `SELECT 'pictures/' || hash || '/' || size || '.' || format FROM picture_variants ORDER BY 1`;

/** Returns about how many bytes the database and the files of its rows have. */
export async function storedBytes(databaseUrl: string): Promise<number> {
  const [row] = await read<{ bytes: string }>(
    databaseUrl,
    `SELECT pg_database_size(current_database()) + coalesce(sum(byte_size), 0) AS bytes FROM picture_variants`,
  );
  return Number(row?.bytes);
}

/** Returns those of some keys that rows name now. */
export async function isNamed(databaseUrl: string, keys: string[]): Promise<Set<string>> {
  if (!keys.length) return new Set();
  const rows = await read<{ key: string }>(
    databaseUrl,
    `SELECT key FROM (${storedKeys}) AS stored(key) WHERE key = ANY ($1)`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

async function read<Row extends object>(databaseUrl: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = openStartConnection(databaseUrl);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
