import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that the present code works for. */
export const requestScope = new AsyncLocalStorage<string>();

/** Ids of requests; none of these characters can end a comment of SQL. */
export const requestIdPattern = /^[\w.:-]{8,64}$/;

/**
 * Adds the id of the present request as a comment to the arguments of the driver's `query`. It is in front of the statement,
 * because Postgres shows only the first 1,024 bytes of a long one. A statement with a name has no comment: Postgres keeps one
 * text and one plan for each name.
 */
export function withComment(args: unknown[]): unknown[] {
  const id = requestScope.getStore();
  if (id === undefined || !requestIdPattern.test(id)) return args;
  const [query, ...others] = args;
  const comment = `/*request_id='${id}'*/ `;
  if (typeof query === 'string') return [comment + query, ...others];
  const { name, text } = query as { name?: string; text?: unknown };
  return name || typeof text !== 'string' ? args : [{ ...(query as object), text: comment + text }, ...others];
}
