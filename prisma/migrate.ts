import pg from 'pg';
import { noFilter, openSchemaEngine, readMigrations } from './schema-engine.ts';

// Any fixed number will do, as long as every copy of the server asks for the same one.
const migrationLock = 7_203_419;

/**
 * Brings the database up to the newest migration on disk; returns the names of those applied now.
 * Copies of the server that start together wait for one another. A database that is ahead of this
 * code, or holds a failed migration, is refused with what to do about it.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const lockHolder = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await lockHolder.connect();
  try {
    await lockHolder.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await refuseUnknownMigrations(lockHolder);
    const engine = await openSchemaEngine(databaseUrl);
    try {
      const migrationsList = await readMigrations();
      return (await engine.applyMigrations({ migrationsList, filters: noFilter })).appliedMigrationNames;
    } finally {
      engine.free();
    }
  } finally {
    await lockHolder.end();
  }
}

async function refuseUnknownMigrations(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ present: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`,
  );
  if (!rows[0]?.present) return;
  const applied = await client.query<{ migration_name: string; finished: boolean }>(
    `SELECT migration_name, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  const known = new Set((await readMigrations()).migrationDirectories.map((directory) => directory.path));
  const unknown = applied.rows.find((row) => !known.has(row.migration_name));
  if (unknown) {
    throw new Error(
      `The database holds the migration ${unknown.migration_name}, which this version does not know: ` +
        `it was upgraded by a newer version. Run that version, or restore a backup made before the upgrade.`,
    );
  }
  const failed = applied.rows.find((row) => !row.finished);
  if (failed) {
    // A migration runs in one transaction, so one that did not finish changed nothing and can be run again.
    await client.query(
      `UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = $1 AND finished_at IS NULL`,
      [failed.migration_name],
    );
  }
}

if (import.meta.main) {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the database that shall be migrated.');
  const names = await migrate(databaseUrl);
  console.log(names.length ? `Applied ${names.join(', ')}.` : 'The database is up to date.');
}
