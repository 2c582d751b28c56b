import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { PrismaClient } from './generated/client.ts';
import type { Transact } from './statement-timeouts.ts';

/** Set while code runs inside a transaction; what outlives the transaction may ask again. */
const scope = new AsyncLocalStorage<{ open: boolean }>();

/**
 * A second connection was asked for inside a transaction. As many transactions as the pool has connections
 * would wait for one another, each holding what the next one needs.
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
 * The client, which throws `SecondConnection` when anything but `tx` is asked inside one of its transactions. They are
 * opened by `transact`.
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

/** The pool, which throws `SecondConnection` when it is asked for a connection inside a transaction. */
export function guardPool(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query' || name === 'connect') refuseInTransaction(`pool.${name}`);
      return bound(target, name);
    },
  });
}

/** Throws `SecondConnection` inside a transaction; for what takes a connection now and then, or by another way. */
export function refuseInTransaction(asked: string): void {
  if (scope.getStore()?.open) throw new SecondConnection(asked);
}

/** Methods go on working on the object itself: its own calls are not asked whether they may. */
function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' && name !== 'constructor' ? value.bind(target) : value;
}
