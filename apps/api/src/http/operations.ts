import type { Endpoint } from '@africanscity/contracts/endpoint';
import type { AppContext, RequestContext } from '../context.ts';
import { NotAuthenticated } from '../errors.ts';
import { parse } from './parse.ts';
import { givenIn } from './read-query.ts';

declare module 'fastify' {
  interface FastifyInstance {
    operations: Operations;
  }
}

/** The bound operations of one application, by name. */
export type Operations = Map<string, (ctx: RequestContext, input: never) => Promise<unknown>>;

/** Carries out an operation for an anonymous visitor within the process, as a request would. */
export type LocalCall = (endpoint: Endpoint, input: object) => Promise<unknown>;

/** Lets pages that the server renders ask the API without a request to itself. */
export function createLocalCall(ctx: AppContext, operations: Operations): LocalCall {
  return async (endpoint, input) => {
    const verb = operations.get(endpoint.name);
    if (!verb) throw new Error(`No verb is bound to ${endpoint.name}.`);
    if (endpoint.access !== 'public') throw new NotAuthenticated();
    const asText = Object.fromEntries(
      Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const query = endpoint.query ? parse(endpoint.query, givenIn(asText, endpoint.query)) : {};
    const output = await verb(
      { ...ctx, actor: null, address: '', isLocal: false, userAgent: '', idempotencyKey: null },
      query as never,
    );
    // The page carries the answer to the browser: only what the contract declares may go there.
    return endpoint.response ? endpoint.response.parse(output) : output;
  };
}
