import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { PrismaClient } from './generated/client.ts';
import type { Transact } from './statement-timeouts.ts';

/** Set while code runs inside a transaction; code that outlives the transaction may query again. */
const scope = new AsyncLocalStorage<{ open: boolean }>();

/**
 * A second connection was requested inside a transaction. As many transactions as the pool has connections would deadlock,
 * each holding what the next one needs.
 */
export class SecondConnection extends Error {
  constructor(asked: string) {
    super(
      `${asked} asks for a second connection inside a transaction. Use the transaction, or ask before it or after.`,
    );
    this.name = 'SecondConnection';
  }
}

// These take no connection.
const free = new Set<string | symbol>(['$on', '$extends', '$connect', '$disconnect', 'constructor', 'then', 'toJSON']);

/**
 * Wraps the client, which throws `SecondConnection` when anything but `tx` is used inside one of its transactions. `transact`
 * opens them.
 */
export function guardClient(client: PrismaClient, transact: Transact): PrismaClient {
  async function openTransaction(work: unknown, options?: { timeout?: number }): Promise<unknown> {
    if (typeof work !== 'function') return transact(work, options);
    const state = { open: true };
    try {
      return await transact((tx: unknown) => scope.run(state, () => work(tx) as unknown), options);
    } finally {
      state.open = false;
    }
  }
  return new Proxy(client, {
    get(target, name) {
      if (typeof name === 'string' && !free.has(name)) refuseInTransaction(`db.${name}`);
      return name === '$transaction' ? openTransaction : bound(target, name);
    },
  });
}

/** Wraps the pool, which throws `SecondConnection` when a connection is requested inside a transaction. */
export function guardPool(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query' || name === 'connect') refuseInTransaction(`pool.${name}`);
      return bound(target, name);
    },
  });
}

/** Throws `SecondConnection` inside a transaction; for code that takes a connection only sometimes, or in another way. */
export function refuseInTransaction(asked: string): void {
  if (scope.getStore()?.open) throw new SecondConnection(asked);
}

/** Methods run on the object itself, so its own calls are not checked. */
function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' && name !== 'constructor' ? value.bind(target) : value;
}
