import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../errors.ts';

/** Milliseconds by which work waits for its turn: far above what a busy server shows, far below a pile-up. */
const maxEventLoopDelay = 1_000;

/** Turns requests away with 503 while the process cannot keep up; those who wait would only be served too late. */
export async function registerOverload(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay, sampleInterval: 1_000, customError: Unavailable });
}

/** Route configuration of what must answer even then. */
export const answersUnderPressure = { pressureHandler: () => undefined };
