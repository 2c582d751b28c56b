import type { Endpoint } from '@africanscity/contracts/call';
import { ApiError } from '../../errors.ts';
import { isDatabaseAway } from '../../kernel/database-away.ts';
import { hasCode } from '../../kernel/error-chain.ts';
import type { Verb } from '../../verb.ts';

/** Classes of SQLSTATE for a fault of the server's system or of its data. */
const broken = /^(58|XX)[0-9A-Z]{3}$/;

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
 * case runs again on the primary. Only a fault of the replica takes it out of use: any other would be one of ours, which
 * would take all of them.
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
      const isItsFault = isFaultOfServer(error);
      if (isItsFault) replica.failed(error);
      // Values that are computed once per request may be failed reads.
      const answer = await verb({ ...ctx, memo: ctx.memo && new Map() }, input);
      if (!isItsFault)
        ctx.log.warn({ err: error, operation: endpoint.name }, 'a read failed on a replica, and not on the primary');
      return answer;
    }
  };
}

/** Returns whether a read failed because its server is unreachable, overloaded or broken. */
function isFaultOfServer(error: unknown): boolean {
  return isDatabaseAway(error) || hasCode(error, (code) => broken.test(code));
}
