import * as texts from '@africanscity/messages/site';
import type { Endpoint } from '@africanscity/contracts/call';
import type { KeyScope } from '@africanscity/contracts/key-scopes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, AppContext } from '../context.ts';
import { ApiError } from '../errors.ts';
import { consume } from '../kernel/limits.ts';
import { scopeColumn } from '../kernel/scope-columns.ts';
import { digestOf } from '../kernel/secrets.ts';
import { findApiKey } from './sessions.sql.ts';

/** Returns the API key of a request; undefined for a request with a token or without any. */
export function readApiKey(request: FastifyRequest): string | undefined {
  const headers = request.raw.headersDistinct.authorization ?? [];
  return headers.length === 1 ? /^bearer +(ac_\S*)$/i.exec(headers[0] ?? '')?.[1] : undefined;
}

/**
 * Returns the actor of an API key that may make this call: the user who created it, without that user's own data and rights.
 * Throws `invalid_key` (401) for an unknown or a revoked key, `missing_scope`, `origin_not_allowed` and `not_for_keys` (403).
 */
export async function authenticateKey(
  ctx: AppContext,
  endpoint: Endpoint,
  key: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Actor> {
  const [row] = await findApiKey(ctx.db, digestOf(key), ctx.clock());
  if (!row) throw new ApiError(401, 'invalid_key', texts.apiKeyNotValid());
  allowOriginOfKey(row.origins, request, reply);
  await consume(ctx, 'callsOfKey', row.id);
  requireScope(endpoint.keyScope, row.scopes);
  return {
    userId: row.created_by_id,
    role: 'INDIVIDUAL',
    sessionId: '',
    confirmedAt: new Date(0),
    lacksFactor: false,
    key: { id: row.id, agencyId: row.agency_id },
  };
}

/** Programs send no origin. A page may use a key that names its origin, and may read the response. */
function allowOriginOfKey(origins: string[], { headers }: FastifyRequest, reply: FastifyReply): void {
  const { origin } = headers;
  if (origin === undefined) return;
  if (!origins.includes(origin)) throw new ApiError(403, 'origin_not_allowed', texts.originNotOfKey({ origin }));
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-expose-headers', 'x-request-id, retry-after, etag');
}

function requireScope(needed: KeyScope | undefined, scopes: string[]): void {
  if (!needed) throw new ApiError(403, 'not_for_keys', texts.callNotForKeys());
  if (!scopes.includes(scopeColumn(needed))) {
    throw new ApiError(403, 'missing_scope', texts.keyNeedsScope({ scope: needed }));
  }
}
