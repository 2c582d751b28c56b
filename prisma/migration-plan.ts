import { refuseUnsuitable } from './database-check.ts';
import { findChanged, readFinished, refuseStrangers } from './migrate.ts';
import { stepNames } from './migration-steps.ts';
import { readSchemaSql, type SchemaSql } from './migrations.ts';
import { openStartConnection } from './session-settings.ts';

export interface MigrationPlan {
  /** Waiting migrations, in the order of their application. A migration without steps is one transaction. */
  migrations: { name: string; steps: string[] }[];
  /** Files of functions, views and triggers that are new or changed. */
  definitions: string[];
  /** Number of migrations that the database has. */
  applied: number;
}

/** Returns what `migrate` would apply, and changes nothing. Throws `DatabaseRefused` like `migrate`. */
export async function planMigrations(databaseUrl: string, schemaSql?: SchemaSql): Promise<MigrationPlan> {
  const { migrations, definitions } = schemaSql ?? (await readSchemaSql());
  const client = openStartConnection(databaseUrl);
  await client.connect();
  try {
    await refuseUnsuitable(client);
    await client.query('BEGIN READ ONLY');
    const applied = await readFinished(client);
    refuseStrangers(migrations, applied);
    return {
      migrations: migrations
        .filter(({ name }) => !applied.has(name))
        .map(({ name, sql }) => ({ name, steps: stepNames(sql) })),
      definitions: (await findChanged(client, definitions)).map(({ name }) => name),
      applied: applied.size,
    };
  } finally {
    await client.end();
  }
}
