import type { AnyCall, Endpoint } from '@africanscity/contracts/call';
import type { AppContext, RequestContext } from '../context.ts';
import { NotAuthenticated } from '../errors.ts';
import { parse } from './parse.ts';
import { givenIn } from './read-query.ts';

declare module 'fastify' {
  interface FastifyInstance {
    operations: Operations;
  }
}

interface Operation {
  endpoint: Endpoint;
  verb: (ctx: RequestContext, input: never) => Promise<unknown>;
}

/** The bound operations of one application, by name. */
export type Operations = Map<string, Operation>;

/** Carries out an operation for an anonymous visitor within the process, as a request would. */
export type LocalCall = (call: AnyCall, input: object) => Promise<unknown>;

/** Lets pages that the server renders ask the API without a request to itself. */
export function createLocalCall(ctx: AppContext, operations: Operations): LocalCall {
  return async (call, input) => {
    // A call names its fields only; what they must be stands in what the server bound.
    const operation = operations.get(call.name);
    if (!operation) throw new Error(`No verb is bound to ${call.name}.`);
    const { endpoint, verb } = operation;
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
