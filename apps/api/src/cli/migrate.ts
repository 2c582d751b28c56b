import { join } from 'node:path';
import { hasEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import { type MigrationPlan, planMigrations, planned } from '@africanscity/db/migration-plan';
import { readSchemaSql } from '@africanscity/db/migrations';
import type { Env } from '../settings.ts';
import { readCommandSettings } from './command-settings.ts';
import { withDatabase } from './join-marketplace.ts';
import { printResult } from './run-command.ts';

/** Migrates the database, or with `plan` names what waits. */
export async function migrateDatabase(options: { plan?: boolean; json?: boolean }): Promise<number> {
  const env = readCommandSettings();
  if (options.plan) {
    const plan = await planOf(env);
    printResult(plan, options, describePlan(plan));
    return 0;
  }
  const applied = await withDatabase(env, (url) => migrate(url, undefined, { tell: (text) => console.error(text) }));
  printResult({ applied }, options, applied.length ? applied.map((name) => `Applied ${name}`) : [upToDate]);
  return 0;
}

const upToDate = 'The database is up to date.';

async function planOf(env: Env): Promise<MigrationPlan> {
  // A plan makes no database.
  if (!env.DATABASE_URL && !(await hasEmbeddedPostgres(join(env.DATA_DIR, 'postgres')))) {
    const { migrations, definitions } = await readSchemaSql();
    return {
      migrations: migrations.map((migration) => planned(migration)),
      definitions: definitions.map(({ name }) => name),
      applied: 0,
    };
  }
  return withDatabase(env, planMigrations);
}

function describePlan({ migrations, definitions, applied }: MigrationPlan): string[] {
  if (!migrations.length && !definitions.length) return [upToDate];
  return [
    `${migrations.length} migrations wait, ${applied} are applied. Nothing was changed.`,
    ...migrations.flatMap(({ name, steps, seconds }) => [
      `  ${name}: ${describeDuration(seconds)}`,
      ...steps.map((step, at) => `    ${at + 1}. ${step}`),
    ]),
    ...(definitions.length ? ['Functions, views and triggers that change:'] : []),
    ...definitions.map((name) => `  ${name}`),
  ];
}

function describeDuration(seconds: number): string {
  if (seconds <= 1) return 'at most a second';
  return seconds < 120 ? `about ${seconds} seconds` : `about ${Math.ceil(seconds / 60)} minutes`;
}
