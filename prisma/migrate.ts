import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { refuseUnsuitable } from './database-check.ts';
import { DatabaseRefused } from './database-refused.ts';
import { watchWaitsOf } from './lock-waits.ts';
import { takeMigrationLock } from './migration-lock.ts';
import { applySteps, type Migrating, stepsOf, withShortLocks } from './migration-steps.ts';
import { readSchemaSql, type SchemaSql, type SqlFile } from './migrations.ts';
import type { Patience } from './patience.ts';
import { openStartConnection } from './session-settings.ts';

/** The first of the migrations before the first release, whose databases are not supported. */
const beforeFirstRelease = '20261121000000_initial';

/** Schema with the state of a restore, from its begin to its end. */
export const unfinishedRestore = 'unfinished_restore';

/** The database is from before the first release. `remedy` is a sentence that says how to get an empty one. */
export class DevelopmentDatabase extends DatabaseRefused {
  constructor(remedy: string) {
    super(
      `The database was made by a development version from before the first release, and cannot be upgraded. ` +
        `${remedy} Export listings with that version first to keep them.`,
    );
  }
}

/**
 * Migrates the database to the newest migration on disk, then applies changed files of `prisma/sql`; returns the names of
 * what it applied. Each migration is one transaction unless it has steps (`migration-steps.ts`), and so are those files
 * together: a failure leaves nothing behind. Copies of the server that start together wait for one another. Throws
 * `DatabaseRefused` for an incompatible database, and when other connections keep it waiting for too long. `schemaSql` defaults to the package's own.
 */
export async function migrate(
  databaseUrl: string,
  schemaSql?: SchemaSql,
  patience?: Partial<Patience>,
): Promise<string[]> {
  const { migrations, definitions } = schemaSql ?? (await readSchemaSql());
  const client = openStartConnection(databaseUrl);
  await client.connect();
  try {
    await refuseUnsuitable(client);
    await takeMigrationLock(client, patience);
    const migrating = { client, watchWaits: watchWaitsOf(client, databaseUrl, patience) };
    // A restore makes the tables of its backup by SQL of its own.
    if (!schemaSql) await refuseUnfinishedRestore(client);
    const applied = await migrating.watchWaits('The table of migrations', async () => {
      await client.query(migrationsTable);
      return readApplied(client);
    });
    refuseStrangers(migrations, applied);
    const names: string[] = [];
    for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
      await applyMigration(migrating, migration);
      names.push(migration.name);
    }
    const changed = await applyDefinitions(migrating, definitions);
    // Plans need statistics of new columns, from a sample of the rows. Vacuuming, which reads all of them, waits for the
    // start.
    if (applied.size && names.length) await migrating.watchWaits('ANALYZE', () => client.query('ANALYZE'));
    return [...names, ...changed];
  } finally {
    await client.end();
  }
}

async function refuseUnfinishedRestore(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ present: boolean }>('SELECT to_regnamespace($1) IS NOT NULL AS present', [
    unfinishedRestore,
  ]);
  if (rows[0]?.present)
    throw new DatabaseRefused(
      'A restore of this database was interrupted: run the same africanscity restore again, which continues it.',
    );
}

/** Like Prisma's own, so that `prisma migrate deploy` and `prisma migrate status` can use it. */
const migrationsTable = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

/** Names of finished migrations with their checksums. */
async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  // Prisma leaves the row of a failed migration. It ran in one transaction, so no change of it exists.
  await client.query(
    `UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL`,
  );
  return readFinished(client);
}

/** Names of finished migrations with their checksums; none in a database without tables. */
export async function readFinished(client: pg.Client): Promise<Map<string, string>> {
  if (!(await hasTable(client, '_prisma_migrations'))) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Returns whether the database has a table. */
export async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ present: boolean }>('SELECT to_regclass($1) IS NOT NULL AS present', [name]);
  return rows[0]?.present ?? false;
}

/** Throws `DatabaseRefused` when the database has a migration that is unknown or was changed. */
export function refuseStrangers(migrations: SqlFile[], applied: Map<string, string>): void {
  if (applied.has(beforeFirstRelease)) {
    throw new DevelopmentDatabase('Make an empty database and name it in DATABASE_URL.');
  }
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new DatabaseRefused(
        `The database holds the migration ${name}, which this version does not know: ` +
          `it was upgraded by a newer version. Run that version, or restore a backup made before the upgrade.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw new DatabaseRefused(
        `The migration ${name} was changed after it was applied to the database, so the state of the database is unknown. ` +
          `Bring the file back as it was, and put the change into a new migration.`,
      );
    }
  }
}

async function applyMigration(migrating: Migrating, { name, sql, checksum }: SqlFile): Promise<void> {
  const { client } = migrating;
  const startedAt = new Date();
  const { last } = stepsOf(sql);
  const finish = () =>
    transact(client, async () => {
      await run(client, name, last);
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
        VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
        [randomUUID(), checksum, name, startedAt],
      );
    });
  await applySteps(migrating, name, sql);
  await withShortLocks(migrating, `The migration ${name}`, finish);
}

async function applyDefinitions(migrating: Migrating, definitions: SqlFile[]): Promise<string[]> {
  const { client } = migrating;
  const changed = await findChanged(client, definitions);
  if (!changed.length) return [];
  const apply = async () => {
    for (const { name, sql, checksum } of changed) {
      await run(client, name, sql);
      await client.query(
        `INSERT INTO applied_sql (path, checksum) VALUES ($1, $2)
        ON CONFLICT (path) DO UPDATE SET checksum = excluded.checksum, applied_at = CURRENT_TIMESTAMP`,
        [name, checksum],
      );
    }
  };
  // Making a trigger locks its table.
  const names = changed.map(({ name }) => name);
  await withShortLocks(migrating, `The change of ${names.join(', ')}`, () => transact(client, apply));
  return names;
}

/** Returns the files of functions, views and triggers that the database does not have as they are. */
export async function findChanged(client: pg.Client, definitions: SqlFile[]): Promise<SqlFile[]> {
  if (!(await hasTable(client, 'applied_sql'))) return definitions;
  const { rows } = await client.query<{ path: string; checksum: string }>('SELECT path, checksum FROM applied_sql');
  const inForce = new Map(rows.map(({ path, checksum }) => [path, checksum]));
  return definitions.filter(({ name, checksum }) => inForce.get(name) !== checksum);
}

async function run(client: pg.Client, name: string, sql: string): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    // A connection error is about no file.
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new Error(`${name} failed, and nothing of it was applied: ${error.message}`, { cause: error });
  }
}

async function transact(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    // A lost connection has rolled back by itself; the error tells why.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

if (import.meta.main) {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the database that shall be migrated.');
  const names = await migrate(databaseUrl);
  console.log(names.length ? `Applied ${names.join(', ')}.` : 'The database is up to date.');
}
