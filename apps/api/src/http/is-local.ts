import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../network.ts';

/** What proxies add. A request with any of these comes from elsewhere, whether the proxy is trusted or not. */
const traces = /^(forwarded|x-forwarded-.*|x-real-ip|via|cf-connecting-ip)$/;

/**
 * Whether somebody at this very machine made a request: from a loopback address to a loopback name, and not by the
 * page of another site in their browser.
 */
export function isLocal({ socket, ip, headers, hostname }: FastifyRequest): boolean {
  if (!isLoopback(socket.remoteAddress ?? '') || !isLoopback(ip) || !isLoopback(hostname)) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  return !Object.keys(headers).some((name) => traces.test(name));
}
