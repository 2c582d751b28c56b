import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../context.ts';
import { Unavailable } from '../errors.ts';

/** Turns requests away with 503 while the process cannot keep up; those who wait would only be served too late. */
export async function registerOverload(app: FastifyInstance, config: Config): Promise<void> {
  const maxEventLoopDelay = config.maxEventLoopDelayMs;
  await app.register(underPressure, { maxEventLoopDelay, sampleInterval: 1_000, customError: Unavailable });
}

/** Route configuration of what must answer even then: it costs little, and half a page is worse than none. */
export const answersUnderPressure = { pressureHandler: () => undefined };
