import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { AppContext, MetricsSettings } from '../context.ts';
import { answersWhenOverloaded } from '../http/overload.ts';
import { isSameSecret } from '../kernel/secrets.ts';
import { measureDatabase } from './database-numbers.ts';
import { measureProcess } from './process-numbers.ts';
import { measureReplicas } from './replica-numbers.ts';
import { measureRequests } from './request-numbers.ts';

const path = '/metrics';

/** Serves metrics for Prometheus: on a port of their own, or at `/metrics` of the site for callers with the token. */
export function registerMetrics(app: FastifyInstance, ctx: AppContext, settings: MetricsSettings): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measureProcess(app, ctx, registry);
  if (ctx.replicas) measureReplicas(ctx.replicas, registry);
  measureDatabase(ctx, registry);
  const { host, port, token } = settings;
  if (port !== null) return listen(app, registry, { host, port, token });
  app.get(path, { config: answersWhenOverloaded }, async (request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (!isAllowed(request.raw, token))
      return reply.code(401).header('www-authenticate', 'Bearer').send('A token is needed.\n');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function listen(app: FastifyInstance, registry: Registry, { host, port, token }: MetricsSettings & { port: number }) {
  const server = createServer((request, response) => {
    answer(registry, token, request, response).catch((error: unknown) => {
      app.log.error({ err: error }, 'metrics could not be read');
      response.writeHead(500).end();
    });
  });
  app.addHook('onReady', (done) => {
    server.once('error', done);
    server.listen({ host, port }, () => {
      app.log.info({ address: server.address() }, 'metrics are served');
      done();
    });
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

async function answer(registry: Registry, token: string | null, request: IncomingMessage, response: ServerResponse) {
  request.resume();
  if (request.method !== 'GET' || request.url !== path) return void response.writeHead(404).end();
  if (token !== null && !isAllowed(request, token)) return void response.writeHead(401).end();
  const text = await registry.metrics();
  response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
}

function isAllowed({ headers }: IncomingMessage, token: string | null): boolean {
  return token !== null && isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}
