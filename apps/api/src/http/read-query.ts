import * as texts from '@africanscity/messages/site';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError } from '../errors.ts';

/** Reads the query's parameters. Refuses a stray % and invalid UTF-8. */
export function readQuery(request: FastifyRequest): Record<string, unknown> {
  try {
    decodeURIComponent(request.url.split('?', 2)[1] ?? '');
  } catch {
    throw new ApiError(400, 'bad_request', texts.addressBadEscape());
  }
  return request.query as Record<string, unknown>;
}

const mayBeAbsent = new WeakMap<z.ZodObject, Set<string>>();

/**
 * Removes empty optional parameters: clients send an unset choice as `city=`. An empty required one stays, because its schema
 * gives the best error.
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
