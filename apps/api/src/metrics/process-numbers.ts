import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { AppContext } from '../context.ts';
import { pictureQueueLength } from '../kernel/pictures/picture-queue.ts';

/** Reads numbers of this process at each scrape: connections, pictures and cached pages. */
export function measureProcess(
  app: FastifyInstance,
  { pool, replicas }: Pick<AppContext, 'pool' | 'replicas'>,
  registry: Registry,
): void {
  const registers = [registry];
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the primary and to each replica, and callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      const pools = [{ name: 'primary', pool }, ...(replicas?.conditions() ?? [])];
      for (const { name, pool: measured } of pools) {
        const { totalCount: total, idleCount: idle, waitingCount: waiting } = measured;
        for (const [state, count] of Object.entries({ total, idle, waiting })) this.set({ pool: name, state }, count);
      }
    },
  });
  new Gauge({
    name: 'picture_queue_pictures',
    help: 'Uploaded pictures that are processed, or wait for it.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(pictureQueueLength())) this.set({ state }, count);
    },
  });
  new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests for shared pages: fresh and stale pages were in the cache, rendered ones were not.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(app.pageCache?.counts ?? {})) this.inc({ result }, count);
    },
  });
}
