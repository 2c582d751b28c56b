import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from './generated/client.ts';
import { allowLongStatements, type Transact } from './statement-timeouts.ts';
import { guardClient, guardPool } from './one-connection.ts';
import { OrderedClient } from './ordered-client.ts';
import { connectionWith } from './session-settings.ts';

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

/**
 * Opens the only PrismaClient of the process. Calls `onError` for connections that the server dropped. Inside a transaction,
 * `db` and `pool` throw `SecondConnection`.
 */
export function openDatabase(
  databaseUrl: string,
  onError: (error: Error) => void,
  statementMs = queryTimeoutMs,
): OpenDatabase {
  const pool = new pg.Pool({
    Client: OrderedClient,
    // JIT compilation never pays for a query of a millisecond, and starting parallel workers takes longer than a page.
    ...connectionWith(databaseUrl, ['jit=off', 'max_parallel_workers_per_gather=0']),
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementMs,
    statement_timeout: statementMs,
    application_name: 'africanscity',
  });
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
