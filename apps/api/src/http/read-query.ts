import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
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

const mayBeAbsent = new WeakMap<z.ZodObject, Set<string>>();

/**
 * The parameters without those that are left empty and need not be given: clients send what nobody chose as `city=`. One
 * that must be given stays, for its schema says best what it has to be.
 */
export function givenIn(query: Record<string, unknown>, schema: z.ZodObject): Record<string, unknown> {
  const optional = mayBeAbsent.get(schema) ?? namesThatMayBeAbsent(schema);
  mayBeAbsent.set(schema, optional);
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== '' || !optional.has(name)));
}

function namesThatMayBeAbsent({ shape }: z.ZodObject): Set<string> {
  const fields = Object.entries(shape as Record<string, z.ZodType>);
  return new Set(fields.flatMap(([name, field]) => (field.safeParse(undefined).success ? [name] : [])));
}
