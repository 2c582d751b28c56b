import type pg from 'pg';
import { refuseUnsuitable } from './database-check.ts';
import { findChanged, readFinished, refuseStrangers } from './migrate.ts';
import { findPasses, type Pass } from './migration-passes.ts';
import { stepNames } from './migration-steps.ts';
import { readSchemaSql, type SqlFile } from './migrations.ts';
import { openStartConnection } from './session-settings.ts';

export interface MigrationPlan {
  /** Waiting migrations, in the order of their application. A migration without steps is one transaction. */
  migrations: PlannedMigration[];
  /** Files of functions, views and triggers that are new or changed. */
  definitions: string[];
  /** Number of migrations that the database has. */
  applied: number;
}

export interface PlannedMigration {
  name: string;
  steps: string[];
  /** Expected duration: an estimate from the number of rows, 1 at least. */
  seconds: number;
}

/** Returns what `migrate` would apply, and changes nothing. Throws `DatabaseRefused` like `migrate`. */
export async function planMigrations(databaseUrl: string): Promise<MigrationPlan> {
  const { migrations, definitions } = await readSchemaSql();
  const client = openStartConnection(databaseUrl);
  await client.connect();
  try {
    await refuseUnsuitable(client);
    await client.query('BEGIN READ ONLY');
    const applied = await readFinished(client);
    refuseStrangers(migrations, applied);
    const rows = await countRows(client);
    return {
      migrations: migrations.filter(({ name }) => !applied.has(name)).map((migration) => planned(migration, rows)),
      definitions: (await findChanged(client, definitions)).map(({ name }) => name),
      applied: applied.size,
    };
  } finally {
    await client.end();
  }
}

/** Returns the plan of a migration of tables with so many rows; tables that are not named have none. */
export function planned({ name, sql }: SqlFile, rows = new Map<string, number>()): PlannedMigration {
  const expected = findPasses(sql).reduce(
    (sum, { table, kind }) => sum + (rows.get(table) ?? 0) / rowsASecond[kind],
    0,
  );
  return { name, steps: stepNames(sql), seconds: Math.max(1, Math.ceil(expected)) };
}

/** Rows of listings that Postgres handles in a second: docs/operating.md says on which machine that was measured. */
const rowsASecond: Record<Pass['kind'], number> = { scan: 1_000_000, index: 250_000, write: 3_500 };

/** Rows of each table as far as Postgres knows; of a table without statistics, from its size at a hundred bytes a row. */
async function countRows(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `SELECT relname AS name, (CASE WHEN reltuples < 0 THEN pg_relation_size(oid) / 100 ELSE reltuples END)::float8 AS rows
    FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
  );
  return new Map(rows.map((table) => [table.name, table.rows]));
}
