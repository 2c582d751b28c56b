import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

/** The query's parameters. A stray % or bytes that are no UTF-8 are refused, not guessed at. */
export function readQuery(request: FastifyRequest): Record<string, unknown> {
  try {
    decodeURIComponent(request.url.split('?', 2)[1] ?? '');
  } catch {
    throw new ApiError(400, 'bad_request', 'The address holds an escape that means nothing.');
  }
  return request.query as Record<string, unknown>;
}
