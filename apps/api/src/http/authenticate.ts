import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, AppContext } from '../context.ts';
import type { TokenClaims } from './tokens.ts';
import { findSession } from './sessions.sql.ts';

/** Returns the actor of a request's token; null for an invalid or missing one, whatever the reason. */
export async function authenticate(ctx: AppContext, request: FastifyRequest): Promise<Actor | null> {
  return authenticateToken(ctx, request.server, readToken(request));
}

/** Returns the actor of a token; null for an invalid one, whatever the reason. */
export async function authenticateToken(
  ctx: AppContext,
  server: FastifyInstance,
  token: string | undefined,
): Promise<Actor | null> {
  const claims = readClaims(server, token);
  return claims && findActor(ctx, claims);
}

function readToken(request: FastifyRequest): string | undefined {
  const headers = request.raw.headersDistinct.authorization ?? [];
  // Two headers are ambiguous: a proxy may have checked the other one.
  return headers.length === 1 ? /^bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers[0] ?? '')?.[1] : undefined;
}

const sessionId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function readClaims(server: FastifyInstance, token: string | undefined): TokenClaims | null {
  if (!token) return null;
  try {
    const claims = server.jwt.verify<TokenClaims>(token);
    return sessionId.test(claims.jti) && Number.isSafeInteger(claims.exp) ? claims : null;
  } catch {
    // The verifier throws errors of many kinds for input of strangers. All mean the same.
    return null;
  }
}

/** The session decides, not the token: it may have ended, and the user's role may have changed. */
async function findActor(ctx: AppContext, claims: TokenClaims): Promise<Actor | null> {
  const now = ctx.clock();
  const rows = await findSession(ctx.db, claims.jti, now);
  const row = rows[0];
  if (!row || String(row.user_id) !== claims.sub) return null;
  return {
    userId: row.user_id,
    role: row.lacks_factor ? 'INDIVIDUAL' : row.role,
    sessionId: claims.jti,
    confirmedAt: row.confirmed_at,
    lacksFactor: row.lacks_factor,
  };
}
