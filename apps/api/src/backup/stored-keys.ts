import { openStartConnection } from '@africanscity/db/session-settings';

/** Returns the keys of the files that rows name, one a row. */
export const storedKeys = `SELECT 'pictures/' || hash || '/' || size || '.' || format FROM picture_variants ORDER BY 1`;

/** Returns about how many bytes the database and the files of its rows have. */
export async function storedBytes(databaseUrl: string): Promise<number> {
  const client = openStartConnection(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ bytes: string }>(
      `SELECT pg_database_size(current_database()) + coalesce(sum(byte_size), 0) AS bytes FROM picture_variants`,
    );
    return Number(rows[0]?.bytes);
  } finally {
    await client.end();
  }
}

/** Returns those of some keys that rows name now. */
export async function isNamed(databaseUrl: string, keys: string[]): Promise<Set<string>> {
  if (!keys.length) return new Set();
  const client = openStartConnection(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string }>(
      `SELECT key FROM (${storedKeys}) AS stored(key) WHERE key = ANY ($1)`,
      [keys],
    );
    return new Set(rows.map(({ key }) => key));
  } finally {
    await client.end();
  }
}
