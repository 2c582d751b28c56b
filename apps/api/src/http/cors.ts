import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../context.ts';
import { addVary } from './vary.ts';

/**
 * Lets pages of the listed origins read responses, including errors, and answers their preflights for existing addresses. Any
 * other origin gets the same response without permission to read it.
 */
export function registerCors(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => allowOrigin(config, request, reply));
  const answered = new Set<string>();
  app.addHook('onRoute', ({ url, config: route }) => {
    if (!route?.endpoint || answered.has(url)) return;
    answered.add(url);
    const forKeys = route.endpoint.keyScope !== undefined;
    app.options(url, async (request, reply) => {
      if (forKeys) allowKey(request, reply);
      reply.headers(preflight).code(204);
    });
  });
}

/** Allows the origin of a request to read the response, if it is listed. */
export function allowOrigin(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  // Shared caches must not serve the response for one origin to another.
  addVary(reply, 'Origin');
  const { origin } = request.headers;
  if (!origin || !config.corsOrigins.includes(origin)) return;
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-expose-headers', 'x-request-id, retry-after, etag');
}

/** A preflight carries no key: any origin may call with one, and the key decides which may read the response. */
function allowKey({ headers }: FastifyRequest, reply: FastifyReply): void {
  const wanted = headers['access-control-request-headers'] ?? '';
  if (headers.origin && /\bauthorization\b/i.test(wanted)) reply.header('access-control-allow-origin', headers.origin);
}

const preflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '7200',
};
