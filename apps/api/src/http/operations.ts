import { createHash } from 'node:crypto';
import type { AnyCall, Endpoint } from '@africanscity/contracts/call';
import { language } from '@africanscity/messages/language';
import type { AppContext, RequestContext } from '../context.ts';
import { NotAllowed, NotAuthenticated } from '../errors.ts';
import { parse } from './parse.ts';
import { givenIn } from './read-query.ts';
import { requireConfirmed } from './require-confirmed.ts';

declare module 'fastify' {
  interface FastifyInstance {
    operations: Operations;
    /** Null without the web app. */
    pageCache: { clear(): void; readonly counts: Record<string, number> } | null;
  }
}

interface Operation {
  endpoint: Endpoint;
  verb: (ctx: RequestContext, input: never) => Promise<unknown>;
}

/** The bound operations of one application, by name. */
export type Operations = Map<string, Operation>;

/** Executes an operation within the process, as a request would. */
export type LocalCall = (call: AnyCall, input: object) => Promise<unknown>;

/** Lets rendered pages call the API as an anonymous visitor, without an HTTP request. */
export function createLocalCall(
  ctx: AppContext & Pick<RequestContext, 'previewedDraft'>,
  operations: Operations,
): LocalCall {
  return async (call, input) => {
    const operation = operationOf(operations, call);
    if (operation.endpoint.access !== 'public') throw new NotAuthenticated();
    const anonymous = {
      ...ctx,
      actor: null,
      address: '',
      isLocal: false,
      userAgent: '',
      language: language(),
      cookies: '',
      idempotencyKey: null,
      random: drawForAMinute(ctx.clock, call.name),
    };
    return carryOut(operation, anonymous, input);
  };
}

/**
 * Executes a form that was sent without scripts like the same form with scripts: for its sender, with the same checks, use
 * case and limits. Operations whose meaning depends on a session run without one.
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

/** A call has only field names; the server's binding has their types. */
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
  // The page carries the response to the browser, so only fields of the contract may be in it.
  return endpoint.response ? endpoint.response.parse(output) : output;
}

/** Returns numbers from 0 to below 1 that are the same for equal names within one minute. */
function drawForAMinute(clock: () => Date, subject: string): () => number {
  let drawn = 0;
  return () => {
    const minute = Math.floor(clock().getTime() / 60_000);
    drawn += 1;
    return createHash('sha256').update(`${minute} ${subject} ${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
}
