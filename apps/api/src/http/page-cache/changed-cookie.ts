import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../context.ts';
import { writeCookie } from '../../kernel/cookies.ts';
import { staleMs } from './page-cache.ts';

const name = 'changed';

/** Returns whether a visitor changed something so recently that a cached page may not show it yet. */
export function hasChanged({ headers }: FastifyRequest): boolean {
  return parseCookie(headers.cookie ?? '')[name] !== undefined;
}

/** Returns the Set-Cookie header that bypasses the cache for a visitor until all cached pages show the change. */
export function changedCookie(config: Config): string {
  return writeCookie(config, { name, value: '1', maxAge: config.pageCacheSeconds + staleMs / 1000 });
}
