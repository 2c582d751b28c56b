import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { type Search, searchChannel } from '../kernel/search-channel.ts';

/** Measures requests by the pattern of their route, and searches by the kind of their conditions. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'unknown';
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  const searches = new Histogram({
    name: 'search_duration_seconds',
    help: 'Searches of listings, of requests and of rendered pages, by the kind of their conditions.',
    labelNames: ['shape'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const observe = (message: unknown) => {
    const { shape, seconds } = message as Search;
    searches.observe({ shape }, seconds);
  };
  subscribe(searchChannel.name, observe);
  app.addHook('onClose', async () => void unsubscribe(searchChannel.name, observe));
}
