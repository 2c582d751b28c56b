import { join } from 'node:path';
import { openDatabase, type OpenDatabase } from '@africanscity/db/client';
import { startEmbeddedPostgres } from '@africanscity/db/embedded-postgres';
import type { Revival } from '@africanscity/db/kept-alive';
import { DevelopmentDatabase, migrate } from '@africanscity/db/migrate';
import { preparePooler } from '@africanscity/db/pooler';
import type { Logger } from 'pino';
import type { Env } from '../settings.ts';
import { logRepeated } from '../kernel/repeated-faults.ts';
import { explainDatabase } from './database-fault.ts';

/** Limit for a connection during the start, in milliseconds. No request waits then, and a busy machine may need longer. */
const bootTimeoutMs = 30_000;

export interface BootedDatabase extends OpenDatabase {
  /** From now on, a connection may take no longer than a request may wait. */
  useRequestTimeouts(): void;
  /** Returns whether the embedded Postgres runs; undefined with any other database. */
  isUp: (() => boolean) | undefined;
  /** Whether the start changed the schema. */
  upgraded: boolean;
  /** Text for the operator. */
  described: string;
}

/** Connects to the database of the settings, or starts the embedded one, and migrates it. */
export async function bootDatabase(env: Env, log: Logger, step: (text: string) => void): Promise<BootedDatabase> {
  const folder = join(env.DATA_DIR, 'postgres');
  if (!env.DATABASE_URL) step('the embedded Postgres');
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ folder, revival: revivalOf(folder, log) });
  const url = env.DATABASE_URL ?? embedded?.url ?? '';
  const directUrl = env.DIRECT_DATABASE_URL;
  const patience = { tell: (sentence: string) => log.warn(sentence) };
  let upgraded = false;
  try {
    step('migrating the database');
    const applied = await migrate(directUrl ?? url, undefined, patience);
    upgraded = applied.length > 0;
    if (upgraded) log.debug({ applied }, 'migrations were applied');
  } catch (error) {
    await embedded?.stop();
    if (embedded && error instanceof DevelopmentDatabase)
      throw new DevelopmentDatabase(
        `Delete the folder ${embedded.dataFolder}: the next start makes an empty database.`,
      );
    if (directUrl) throw explainDatabase(directUrl, error, 'DIRECT_DATABASE_URL');
    throw env.DATABASE_URL ? explainDatabase(env.DATABASE_URL, error) : error;
  }
  if (directUrl)
    await preparePooler(url, directUrl, patience).catch((error: unknown) => {
      throw explainDatabase(url, error);
    });
  const lost = logRepeated(log, 'a database connection was lost', 'database connections open again');
  const open = openDatabase(url, (error) => lost.failed(error), undefined, directUrl, env.SQL_COMMENTS);
  open.pool.on('acquire', () => lost.worked());
  const { options } = open.pool;
  const { connectionTimeoutMillis } = options;
  options.connectionTimeoutMillis = bootTimeoutMs;
  return {
    ...open,
    useRequestTimeouts: () => Object.assign(options, { connectionTimeoutMillis }),
    isUp: embedded?.isUp,
    upgraded,
    described: embedded ? `embedded Postgres in ${folder}` : new URL(url).host,
    async close() {
      await open.close();
      await embedded?.stop();
    },
  };
}

/** A server without its database is useless: the supervisor starts it again. */
function revivalOf(folder: string, log: Logger): Revival {
  return {
    onDeath: (how) => log.error({ how }, 'the embedded Postgres died; it is started again'),
    onLost(error) {
      log.fatal({ err: error }, 'the embedded Postgres is lost');
      console.error(
        `The embedded Postgres in ${folder} died and does not start again, so the server ends.\n${error.message}`,
      );
      process.exit(1);
    },
  };
}
