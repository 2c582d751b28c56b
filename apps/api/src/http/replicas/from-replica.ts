import type { Endpoint } from '@africanscity/contracts/call';
import { ApiError } from '../../errors.ts';
import type { Verb } from '../bind-endpoint.ts';

/** Public calls that decide about access or money, or that a secret link opens: the link may have ended this very moment. */
export const primaryCalls: ReadonlySet<string> = new Set([
  'checkPin',
  'getOwnShortlistComments',
  'getPaymentOptions',
  'getPictureFileByPathUri',
  'getSharedShortlist',
]);

/**
 * Wraps the use case of a public call that only reads: it reads a replica if one is recent enough. When that fails, the use
 * case runs again on the primary.
 */
export function fromReplica(endpoint: Endpoint, verb: Verb<never>): Verb<never> {
  if (endpoint.method !== 'GET' || endpoint.access !== 'public' || primaryCalls.has(endpoint.name)) return verb;
  return async (ctx, input) => {
    const replica = ctx.replicas?.find();
    if (!replica) return verb(ctx, input);
    try {
      return await verb({ ...ctx, db: replica.db, pool: replica.pool }, input);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      replica.failed(error);
      // Values that are computed once per request may be failed reads.
      return verb({ ...ctx, memo: ctx.memo && new Map() }, input);
    }
  };
}
