import { join } from 'node:path';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import type { Env } from '../settings.ts';
import { explainDatabase } from './database-fault.ts';

/** The database of the settings, for a command that runs beside the server or without it. */
export interface JoinedDatabase {
  url: string;
  /** Text for the operator, without a password. */
  described: string;
  /** Stops an embedded Postgres that was started for the command. */
  close(): Promise<void>;
}

type Settings = Pick<Env, 'DATABASE_URL' | 'DIRECT_DATABASE_URL' | 'DATA_DIR'>;

/**
 * Returns the database of the settings, without a pooler before it. Joins the embedded Postgres of a running server, or starts
 * it.
 */
export async function joinDatabase(env: Settings): Promise<JoinedDatabase> {
  const url = env.DIRECT_DATABASE_URL ?? env.DATABASE_URL;
  if (url) {
    const { host, pathname } = new URL(url);
    return { url, described: `${host}${pathname}`, close: async () => {} };
  }
  const folder = join(env.DATA_DIR, 'postgres');
  const running = await findEmbeddedPostgres(folder);
  if (running)
    return { url: running.url, described: `that of the running marketplace in ${folder}`, close: async () => {} };
  const started = await startEmbeddedPostgres({ folder });
  return { url: started.url, described: `embedded Postgres in ${folder}`, close: () => started.stop() };
}

/** Returns an error of a joined database as one that says what is wrong with the setting of its address. */
export function explainJoined(env: Settings, error: unknown): unknown {
  if (env.DIRECT_DATABASE_URL) return explainDatabase(env.DIRECT_DATABASE_URL, error, 'DIRECT_DATABASE_URL');
  return env.DATABASE_URL ? explainDatabase(env.DATABASE_URL, error) : error;
}
