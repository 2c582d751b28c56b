import type { Token } from '@africanscity/contracts/accounts/login';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Actor, AppContext, Config } from '../../context.ts';
import { isSecure, writeCookie } from '../../kernel/cookies.ts';
import { authenticateToken } from '../authenticate.ts';

/**
 * A login by a form without scripts uses a cookie that scripts cannot read and other sites do not send. Only rendered pages
 * and their forms read it; the operations of the API ignore it.
 */
export async function readPageActor(ctx: AppContext, request: FastifyRequest): Promise<Actor | null> {
  const token = parseCookie(request.headers.cookie ?? '')[cookieName(ctx.config)];
  return token ? authenticateToken(ctx, request.server, token) : null;
}

/**
 * Returns the Set-Cookie header that stores a session for the lifetime of its token; without a token, the header that ends
 * it.
 */
export function sessionCookie(config: Pick<Config, 'publicUrl'>, token: Token | null): string {
  return writeCookie(config, {
    name: cookieName(config),
    value: token?.access_token ?? '',
    maxAge: token?.expires_in ?? 0,
  });
}

/** Browsers accept the prefix only from this very host, over TLS. */
function cookieName(config: Pick<Config, 'publicUrl'>): string {
  return isSecure(config) ? '__Host-page-session' : 'page-session';
}
