import type { FastifyInstance } from 'fastify';
import type { Config } from '../context.ts';
import { Unavailable } from '../errors.ts';
import { LoadMeter, sampleEveryMs } from './load-meter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether requests that cost something are turned away at the moment. */
    isOverloaded(): boolean;
  }
  interface FastifyContextConfig {
    /** The route answers while the server is overloaded. */
    answersWhenOverloaded?: true;
  }
}

/**
 * Turns requests away with 503 while the process cannot keep up: those who wait would be served too late. Routes with
 * `answersWhenOverloaded` decide for themselves by `app.isOverloaded()`.
 */
export function registerOverload(app: FastifyInstance, config: Config): void {
  const meter = new LoadMeter(config.maxEventLoopDelayMs);
  app.decorate('isOverloaded', () => meter.isOverloaded(performance.now()));
  let expected = performance.now() + sampleEveryMs;
  const timer = setInterval(() => {
    const now = performance.now();
    meter.noteDelay(now, Math.max(0, now - expected));
    expected = now + sampleEveryMs;
  }, sampleEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.answersWhenOverloaded && app.isOverloaded()) throw new Unavailable();
    meter.waiting += 1;
    // A connection that breaks closes without having finished.
    let isOver = false;
    const end = () => {
      if (!isOver) meter.waiting -= 1;
      isOver = true;
    };
    reply.raw.once('finish', end).once('close', end);
  });
}

/** Route configuration of what must answer even then: it costs little, and half a page is worse than none. */
export const answersWhenOverloaded = { answersWhenOverloaded: true } as const;
