import type { Token } from '@africanscity/contracts/accounts/login';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Actor, AppContext, Config } from '../../context.ts';
import { isSecure, writeCookie } from '../../kernel/cookies.ts';
import { authenticateToken } from '../authenticate.ts';

/**
 * Who logged in by a form without scripts is known by a cookie that scripts cannot read and other sites do not send. Only
 * rendered pages and their forms look at it: to the operations of the API it means nothing.
 */
export async function readPageActor(ctx: AppContext, request: FastifyRequest): Promise<Actor | null> {
  const token = parseCookie(request.headers.cookie ?? '')[cookieName(ctx.config)];
  return token ? authenticateToken(ctx, request.server, token) : null;
}

/** The Set-Cookie header that keeps a session for as long as its token lives; without a token, the one that ends it. */
export function sessionCookie(config: Pick<Config, 'publicUrl'>, token: Token | null): string {
  return writeCookie(config, {
    name: cookieName(config),
    value: token?.access_token ?? '',
    maxAge: token?.expires_in ?? 0,
  });
}

/** Browsers take the prefix only from this very host, over TLS. */
function cookieName(config: Pick<Config, 'publicUrl'>): string {
  return isSecure(config) ? '__Host-page-session' : 'page-session';
}
