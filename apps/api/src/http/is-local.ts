import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../network.ts';

/** Headers that proxies add. A request with any of them comes from elsewhere, whether the proxy is trusted or not. */
const traces = /^(forwarded|x-forwarded-.*|x-real-ip|via|cf-connecting-ip)$/;

/**
 * Returns whether a request was made at this machine: from a loopback address to a loopback name, and not by the page of
 * another site in the browser.
 */
export function isLocal({ socket, ip, headers, hostname }: FastifyRequest): boolean {
  if (!isLoopback(socket.remoteAddress ?? '') || !isLoopback(ip) || !isLoopback(hostname)) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  return !Object.keys(headers).some((name) => traces.test(name));
}
