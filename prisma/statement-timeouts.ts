import { AsyncLocalStorage } from 'node:async_hooks';
import type { PrismaClient } from './generated/client.ts';

/** For transactions that may change tens of thousands of rows: the whole, and each statement, may take two minutes. */
export const longTransaction = { timeout: 120_000 } as const;

export type Transact = (work: unknown, options?: { timeout?: number }) => Promise<unknown>;

/** The present code's query timeout of the driver in milliseconds; undefined for the default. */
const statementTimeout = new AsyncLocalStorage<number>();

/**
 * Wraps a client's `$transaction`, so that one statement may take as long as the `timeout` says. Postgres and the driver
 * would otherwise cut it off after `limitMs`, however long the transaction may take.
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

/** Adds the present code's timeout to the arguments of the driver's `query`. */
export function withTimeout(args: unknown[]): unknown[] {
  const query_timeout = statementTimeout.getStore();
  if (query_timeout === undefined) return args;
  const [query, ...others] = args;
  return [{ ...(typeof query === 'string' ? { text: query } : (query as object)), query_timeout }, ...others];
}
