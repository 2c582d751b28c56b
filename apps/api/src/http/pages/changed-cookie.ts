import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../context.ts';
import { staleMs } from './page-cache.ts';

const name = 'changed';

/** Whether a visitor changed something so lately that a cached page may not show it yet. */
export function hasChanged({ headers }: FastifyRequest): boolean {
  return parseCookie(headers.cookie ?? '')[name] !== undefined;
}

/** The Set-Cookie header that has pages rendered anew for a visitor until all cached ones show what they changed. */
export function changedCookie({ publicUrl, pageCacheSeconds }: Config): string {
  return stringifySetCookie({
    name,
    value: '1',
    maxAge: pageCacheSeconds + staleMs / 1000,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
}
