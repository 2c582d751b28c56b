import pg from 'pg';
import { withTimeout } from './statement-timeouts.ts';

type Query = (...args: unknown[]) => unknown;

/**
 * A connection that sends a query after the response to the one before. Prisma sends the parts of a nested read together,
 * inside a transaction on one connection (https://github.com/prisma/orm/issues/29646): pg warns about that, and from version
 * 9 on refuses it.
 */
export class OrderedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = super.query.bind(this) as Query;
    let last: Promise<unknown> | undefined;
    const ordered: Query = (...args) => {
      // A caller with a callback or a stream, such as the pool, has the connection alone.
      if (typeof args.at(-1) === 'function' || isSubmittable(args[0])) return send(...args);
      const query = withTimeout(args);
      const sent = last ? last.then(() => send(...query)) : (send(...query) as Promise<unknown>);
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

function isSubmittable(query: unknown): boolean {
  return typeof (query as { submit?: unknown } | null)?.submit === 'function';
}
