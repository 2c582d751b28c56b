import { join } from 'node:path';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import type { Env } from '../env.ts';

/** The database of the settings, for a command that runs beside the server or without it. */
export interface JoinedDatabase {
  url: string;
  /** Text for the operator, without a password. */
  described: string;
  /** Stops an embedded Postgres that was started for the command. */
  close(): Promise<void>;
}

/** Returns the database of the settings. Joins the embedded Postgres of a running server, or starts it. */
export async function joinDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<JoinedDatabase> {
  if (env.DATABASE_URL) {
    const { host, pathname } = new URL(env.DATABASE_URL);
    return { url: env.DATABASE_URL, described: `${host}${pathname}`, close: async () => {} };
  }
  const folder = join(env.DATA_DIR, 'postgres');
  const running = await findEmbeddedPostgres(folder);
  if (running)
    return { url: running.url, described: `that of the running marketplace in ${folder}`, close: async () => {} };
  const started = await startEmbeddedPostgres({ folder });
  return { url: started.url, described: `embedded Postgres in ${folder}`, close: () => started.stop() };
}
