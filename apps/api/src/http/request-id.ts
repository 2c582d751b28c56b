import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';

const header = 'x-request-id';

/**
 * Returns a function that gives each request its id: that of a trusted proxy, so that both logs can be compared, or a new
 * one. The text of any other client does not belong in our log.
 */
export function requestIdReader(trustProxy: string[]): (request: IncomingMessage) => string {
  const isTrusted = compile(trustProxy);
  return ({ headers, socket }) => {
    const given = headers[header];
    const isId = typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given);
    return isId && isTrusted(socket.remoteAddress ?? '', 0) ? given : randomUUID();
  };
}
