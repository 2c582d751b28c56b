import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../context.ts';
import { writeCookie } from '../../kernel/cookies.ts';
import { staleMs } from './page-cache.ts';

const name = 'changed';

/** Whether a visitor changed something so lately that a cached page may not show it yet. */
export function hasChanged({ headers }: FastifyRequest): boolean {
  return parseCookie(headers.cookie ?? '')[name] !== undefined;
}

/** The Set-Cookie header that has pages rendered anew for a visitor until all cached ones show what they changed. */
export function changedCookie(config: Config): string {
  return writeCookie(config, { name, value: '1', maxAge: config.pageCacheSeconds + staleMs / 1000 });
}
