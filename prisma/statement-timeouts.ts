import { AsyncLocalStorage } from 'node:async_hooks';
import type { PrismaClient } from './generated/client.ts';

/** For transactions that may change tens of thousands of rows: the whole, and each statement, may take two minutes. */
export const longTransaction = { timeout: 120_000 } as const;

export type Transact = (work: unknown, options?: { timeout?: number }) => Promise<unknown>;

/** Milliseconds that the driver waits for a query of the code that runs; nothing set for as long as for all others. */
const statementTimeout = new AsyncLocalStorage<number>();

/**
 * A client's `$transaction` in which one statement may take as long as the `timeout` says. Postgres and the driver would
 * cut it off after `limitMs` otherwise, however long the transaction may take.
 */
export function allowLongStatements(transact: Transact, limitMs: number): Transact {
  return (work, options) => {
    const timeout = options?.timeout ?? 0;
    if (typeof work !== 'function' || timeout <= limitMs) return transact(work, options);
    const withLongStatements = async (tx: Pick<PrismaClient, '$executeRaw'>) => {
      await tx.$executeRaw`SELECT set_config('statement_timeout', ${String(timeout)}, true)`;
      return work(tx) as unknown;
    };
    return statementTimeout.run(timeout, () => transact(withLongStatements, options));
  };
}

/** What is handed to the driver's `query`, with the limit that the code which asks has. */
export function withTimeout(args: unknown[]): unknown[] {
  const query_timeout = statementTimeout.getStore();
  if (query_timeout === undefined) return args;
  const [query, ...others] = args;
  return [{ ...(typeof query === 'string' ? { text: query } : (query as object)), query_timeout }, ...others];
}
