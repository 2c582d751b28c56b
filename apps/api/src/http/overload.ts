import type { FastifyInstance } from 'fastify';
import type { Config } from '../context.ts';
import { Unavailable } from '../errors.ts';
import { LoadMeter, sampleEveryMs } from './load-meter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether expensive requests are refused now. */
    isOverloaded(): boolean;
  }
  interface FastifyContextConfig {
    /** The route responds while the server is overloaded. */
    answersWhenOverloaded?: true;
  }
}

/**
 * Refuses requests with 503 while the process cannot keep up, because waiting ones would be served too late. Routes with
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
    // A broken connection closes without having finished.
    let isOver = false;
    const end = () => {
      if (!isOver) meter.waiting -= 1;
      isOver = true;
    };
    reply.raw.once('finish', end).once('close', end);
  });
}

/** Route configuration of routes that respond even under overload: they cost little, and half a page is worse than none. */
export const answersWhenOverloaded = { answersWhenOverloaded: true } as const;
