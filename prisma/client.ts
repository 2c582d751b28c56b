import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from './generated/client.ts';
import { allowLongStatements, type Transact } from './statement-timeouts.ts';
import { guardClient, guardPool } from './one-connection.ts';
import { OrderedClient, RequestPool } from './ordered-client.ts';
import { connectionWith, planning } from './session-settings.ts';

/** Connections of one copy of the server. A bounded wait for one turns overload into a quick 503. */
const poolSize = 20;
const connectTimeoutMs = 2_000;
/** A transaction with a longer `timeout` gives each of its statements as long. */
const queryTimeoutMs = 4_000;

export type Database = PrismaClient;
/** The client inside `db.$transaction`. */
export type Transaction = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$use' | '$extends' | '$transaction'>;

export interface OpenDatabase {
  db: Database;
  /** The pool beneath `db`, for libraries that talk to Postgres themselves. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Milliseconds that a statement may take behind a pooler, as `storeSettings` sets them. */
export const pooledStatementMs = queryTimeoutMs;

/**
 * Opens the only PrismaClient of the process. Calls `onError` for connections that the server dropped. Inside a transaction,
 * `db` and `pool` throw `SecondConnection`. A `directUrl` says that `databaseUrl` leads to a pooler, which may give each
 * transaction another connection of Postgres: settings are those of the user, and statements have no names. With
 * `commentAll` they have none either, so that all have the comment of their request; Postgres keeps no plan then.
 */
export function openDatabase(
  databaseUrl: string,
  onError: (error: Error) => void,
  statementMs = queryTimeoutMs,
  directUrl?: string,
  commentAll = false,
): OpenDatabase {
  const shared = { query_timeout: statementMs, withoutNames: commentAll || directUrl !== undefined };
  const settings = connectionWith(directUrl ?? databaseUrl, planning);
  const direct = { ...settings, ...shared, statement_timeout: statementMs };
  const pooled = { connectionString: databaseUrl, ...shared };
  const pool = new RequestPool({
    Client: OrderedClient,
    ...(directUrl ? pooled : direct),
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'africanscity',
  });
  if (directUrl) directOptions.set(pool.options, direct);
  // Without a listener, a connection that Postgres ends would end the process.
  pool.on('error', onError);
  const adapter = new PrismaPg(pool, {
    // A name per SQL text lets Postgres cache the plan: half the cost of the search page is planning.
    statementNameGenerator: (query) => createHash('sha1').update(query.sql).digest('base64url'),
  });
  const db = new PrismaClient({ adapter });
  return {
    db: guardClient(db, allowLongStatements(db.$transaction.bind(db) as Transact, statementMs)),
    pool: guardPool(pool),
    async close() {
      await db.$disconnect();
      await pool.end();
    },
  };
}

const directOptions = new WeakMap<pg.PoolOptions, pg.ClientConfig>();

/** Returns the options of a connection of its own, past any pooler: for locks of a session and for long statements. */
export function sessionOptions(pool: pg.Pool): pg.ClientConfig {
  return directOptions.get(pool.options) ?? pool.options;
}
