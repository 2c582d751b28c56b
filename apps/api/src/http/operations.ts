import { createHash } from 'node:crypto';
import type { AnyCall, Endpoint } from '@africanscity/contracts/call';
import type { AppContext, RequestContext } from '../context.ts';
import { NotAllowed, NotAuthenticated } from '../errors.ts';
import { parse } from './parse.ts';
import { givenIn } from './read-query.ts';
import { requireConfirmed } from './require-confirmed.ts';

declare module 'fastify' {
  interface FastifyInstance {
    operations: Operations;
    /** Null without the web app. */
    pageCache: { clear(): void } | null;
  }
}

interface Operation {
  endpoint: Endpoint;
  verb: (ctx: RequestContext, input: never) => Promise<unknown>;
}

/** The bound operations of one application, by name. */
export type Operations = Map<string, Operation>;

/** Carries out an operation within the process, as a request would. */
export type LocalCall = (call: AnyCall, input: object) => Promise<unknown>;

/** Lets pages that the server renders ask the API, as an anonymous visitor, without a request to itself. */
export function createLocalCall(ctx: AppContext, operations: Operations): LocalCall {
  return async (call, input) => {
    const operation = operationOf(operations, call);
    if (operation.endpoint.access !== 'public') throw new NotAuthenticated();
    const anonymous = {
      ...ctx,
      actor: null,
      address: '',
      isLocal: false,
      userAgent: '',
      cookies: '',
      idempotencyKey: null,
      random: drawForAMinute(ctx.clock, call.name),
    };
    return carryOut(operation, anonymous, input);
  };
}

/**
 * Lets a form that came without scripts do what the same form does with them: for its sender, by the same checks, verb
 * and limits. The server is a client of its own. What means another thing with a session is done without one.
 */
export function createFormCall(operations: Operations, sender: RequestContext) {
  return async (call: Pick<AnyCall, 'name'>, input: object): Promise<unknown> => {
    const operation = operationOf(operations, call);
    const { access, confirmed } = operation.endpoint;
    if (access === 'admin' || confirmed === true) throw new NotAllowed();
    if (access === 'user' && !sender.actor) throw new NotAuthenticated();
    if (confirmed) await requireConfirmed(sender, confirmed);
    return carryOut(operation, access === 'either' ? { ...sender, actor: null } : sender, input);
  };
}

/** A call names its fields only; what they must be stands in what the server bound. */
function operationOf(operations: Operations, call: Pick<AnyCall, 'name'>): Operation {
  const operation = operations.get(call.name);
  if (!operation) throw new Error(`No verb is bound to ${call.name}.`);
  return operation;
}

async function carryOut({ endpoint, verb }: Operation, context: RequestContext, input: object): Promise<unknown> {
  const asText = Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const query = endpoint.query ? parse(endpoint.query, givenIn(asText, endpoint.query)) : {};
  const form = endpoint.form ? parse(endpoint.form, asText) : {};
  const files = Object.fromEntries(Object.keys(endpoint.files ?? {}).map((name) => [name, []]));
  const output = await verb(context, { ...query, ...form, ...files } as never);
  // The page carries the answer to the browser: only what the contract declares may go there.
  return endpoint.response ? endpoint.response.parse(output) : output;
}

/** Numbers from 0 to below 1 that are the same for all who draw for the same thing in the same minute. */
function drawForAMinute(clock: () => Date, subject: string): () => number {
  let drawn = 0;
  return () => {
    const minute = Math.floor(clock().getTime() / 60_000);
    drawn += 1;
    return createHash('sha256').update(`${minute} ${subject} ${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
}
