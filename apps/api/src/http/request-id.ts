import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestIdPattern, requestScope } from '@africanscity/db/statement-comment';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';

/**
 * Returns a function that gives each request its id: that of a trusted proxy, so that both logs can be compared, or a new
 * one. The text of any other client does not belong in our log.
 */
export function requestIdReader(trustProxy: string[]): (request: IncomingMessage) => string {
  const isTrusted = compile(trustProxy);
  return ({ headers, socket }) => {
    const given = headers[header];
    const isId = typeof given === 'string' && requestIdPattern.test(given);
    return isId && isTrusted(socket.remoteAddress ?? '', 0) ? given : randomUUID();
  };
}

/** Runs each request in the scope of its id, which its statements and the log of slow ones have. */
export function registerRequestScope(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => requestScope.run(request.id, done));
  // The end of a body arrives outside of the first hook's scope.
  app.addHook('preValidation', (request, _reply, done) => requestScope.run(request.id, done));
}
