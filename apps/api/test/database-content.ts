import { columnList, identifierOf, readSequences, readTables } from '@africanscity/db/backup/tables';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Returns a checksum of all rows of each table, the state of its triggers and foreign keys, and of all sequences. */
export async function checksumsOf(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const checksums: Record<string, string> = {};
  for (const table of await readTables(client)) {
    const { rows } = await client.query<{ count: number; sum: string }>(
      `SELECT count(*)::int AS count, md5(coalesce(string_agg(r::text, ',' ORDER BY r::text COLLATE "C"), '')) AS sum
      FROM (SELECT ${columnList(table)} FROM ${identifierOf(table.name)}) AS r`,
    );
    checksums[table.name] = `${rows[0]?.count} rows, ${rows[0]?.sum}`;
  }
  for (const { name, last, called } of await readSequences(client)) checksums[`sequence ${name}`] = `${last} ${called}`;
  const { rows } = await client.query<{ name: string; state: string }>(
    `SELECT 'trigger ' || tgname || ' of ' || tgrelid::regclass AS name, tgenabled::text AS state
    FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'constraint ' || conname || ' of ' || conrelid::regclass, pg_get_constraintdef(oid) || convalidated
    FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text NOT LIKE 'jobs.queue_stats%'`,
  );
  for (const { name, state } of rows) checksums[name] = state;
  await client.end();
  return checksums;
}

/** Returns the SHA-256 of each file below a folder by its path; of none for a missing folder. */
export async function checksumsOfFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sums = files.map(async (path) => {
    const bytes = await readFile(path);
    return [path.slice(folder.length + 1), createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}
