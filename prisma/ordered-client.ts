import { AsyncResource } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import pg from 'pg';
import { withComment } from './statement-comment.ts';
import { withTimeout } from './statement-timeouts.ts';

type Query = (...args: unknown[]) => unknown;

/** A finished or failed statement. */
export interface Statement {
  text: string;
  milliseconds: number;
}

/** Tells about statements; costs nothing without subscribers. */
export const statementChannel = channel('marketplace.statement');

/**
 * A connection that sends a query after the response to the one before. Prisma sends the parts of a nested read together,
 * inside a transaction on one connection (https://github.com/prisma/orm/issues/29646): pg warns about that, and from version
 * 9 on refuses it. With `withoutNames`, no statement is prepared under a name, which another connection of a pooler would not know.
 */
export class OrderedClient extends pg.Client {
  constructor(config?: pg.ClientConfig & { withoutNames?: boolean }) {
    super(config);
    const send = super.query.bind(this) as Query;
    let last: Promise<unknown> | undefined;
    const ordered: Query = (...given) => {
      const args = config?.withoutNames ? withoutName(given) : given;
      // A caller with a callback or a stream, such as the pool, has the connection alone.
      if (isSubmittable(args[0])) return send(...args);
      const commented = withComment(args);
      if (typeof args.at(-1) === 'function') return send(...commented.slice(0, -1), measured(args));
      const query = withTimeout(commented);
      const run = () => measure(args, () => send(...query) as Promise<unknown>);
      const sent = last ? last.then(run) : run();
      const settled: Promise<unknown> = sent
        .catch(() => {})
        .then(() => {
          if (last === settled) last = undefined;
        });
      last = settled;
      return sent;
    };
    this.query = ordered as typeof this.query;
  }
}

/** A pool whose callers continue in their own request when another one has released the connection that they waited for. */
export class RequestPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    return callback ? super.connect(AsyncResource.bind(callback)) : super.connect();
  }
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

function isSubmittable(query: unknown): boolean {
  return typeof (query as { submit?: unknown } | null)?.submit === 'function';
}

function withoutName([query, ...others]: unknown[]): unknown[] {
  if (typeof query !== 'object' || query === null || isSubmittable(query)) return [query, ...others];
  const { name: _name, ...unnamed } = query as { name?: string };
  return [unnamed, ...others];
}

/** Returns the callback of a query, which also publishes how long the query took. */
function measured(args: unknown[]): unknown {
  const callback = args.at(-1) as Query;
  if (!statementChannel.hasSubscribers) return callback;
  const began = performance.now();
  // The answer arrives outside of the request that asks.
  const tell = AsyncResource.bind(() => publish(args, began));
  return (...results: unknown[]) => {
    tell();
    return callback(...results);
  };
}

async function measure<Result>(args: unknown[], run: () => Promise<Result>): Promise<Result> {
  if (!statementChannel.hasSubscribers) return run();
  const began = performance.now();
  try {
    return await run();
  } finally {
    publish(args, began);
  }
}

function publish([query]: unknown[], began: number): void {
  const text = typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '');
  statementChannel.publish({ text, milliseconds: performance.now() - began } satisfies Statement);
}
