import type { FastifyRequest } from 'fastify';
import type { Config } from '../context.ts';

/**
 * Returns whether a page of this site sent a request. Browsers name the origin of a request: current ones in Sec-Fetch-Site,
 * older ones in Origin, the oldest in Referer. Returns false without any of them.
 */
export function isFromOwnSite({ publicUrl }: Pick<Config, 'publicUrl'>, { headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = headers.origin ?? headers.referer;
  return from !== undefined && URL.parse(from)?.origin === new URL(publicUrl).origin;
}
