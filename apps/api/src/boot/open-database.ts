import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '@africanscity/db/client';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import { migrate } from '@africanscity/db/migrate';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';

export interface BootedDatabase extends OpenDatabase {
  /** In words, for the operator. */
  described: string;
}

/** Connects to the database of the settings, or starts the embedded one, and migrates it. */
export async function bootDatabase(env: Env, log: Logger, step: (text: string) => void): Promise<BootedDatabase> {
  const folder = join(env.DATA_DIR, 'postgres');
  if (!env.DATABASE_URL) step('Starting the embedded Postgres');
  const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ folder });
  const url = env.DATABASE_URL ?? embedded?.url ?? '';
  try {
    step('Migrating the database');
    const applied = await migrate(url);
    if (applied.length) step(`Applied ${applied.length} migration${applied.length === 1 ? '' : 's'}`);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const open = openDatabase(url, (error) => log.warn({ err: error }, 'a database connection was lost'));
  return {
    ...open,
    described: embedded ? `embedded Postgres in ${folder}` : new URL(url).host,
    async close() {
      await open.close();
      await embedded?.stop();
    },
  };
}
