import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A text of SQL from a file. */
export interface SqlFile {
  /** The migration's folder, or the file's path below `prisma`: `sql/listing-changes.sql`. */
  name: string;
  sql: string;
  /** SHA-256 of the file's bytes in hexadecimal digits, as Prisma computes it for migrations. */
  checksum: string;
}

/** SQL of a database, in the order of application. */
export interface SchemaSql {
  /** Change tables; applied once, oldest first, and never edited after their release. */
  migrations: SqlFile[];
  /** Functions, views and triggers; applied again whenever they change. */
  definitions: SqlFile[];
}

/** Reads `migrations/<name>/migration.sql` and `sql/<name>.sql` of this package. */
export async function readSchemaSql(): Promise<SchemaSql> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const migrations = (await readdir(join(folder, 'migrations'), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => read(name, join(folder, 'migrations', name, 'migration.sql')));
  const definitions = (await readdir(join(folder, 'sql')))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => read(`sql/${name}`, join(folder, 'sql', name)));
  return { migrations: inOrder(await Promise.all(migrations)), definitions: inOrder(await Promise.all(definitions)) };
}

async function read(name: string, path: string): Promise<SqlFile> {
  const bytes = await readFile(path);
  return { name, sql: bytes.toString('utf8'), checksum: createHash('sha256').update(bytes).digest('hex') };
}

function inOrder(files: SqlFile[]): SqlFile[] {
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
