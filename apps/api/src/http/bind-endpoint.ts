import * as texts from '@africanscity/messages/site';
import { type AnyCall, type Endpoint, type Schemas, endpointOf } from '@africanscity/contracts/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Actor, AppContext, RequestContext } from '../context.ts';
import { ApiError, InvalidInput, NotAllowed, NotAuthenticated } from '../errors.ts';
import type { Verb } from '../verb.ts';
import { authenticate } from './authenticate.ts';
import { authenticateKey, readApiKey } from './authenticate-key.ts';
import { isLocal } from './is-local.ts';
import { authenticateClient } from './authenticate-client.ts';
import { changedCookie } from './page-cache/changed-cookie.ts';
import { fromReplica } from './replicas/from-replica.ts';
import { noteWrites, replicasFor } from './replicas/own-writes.ts';
import { hidesSomething } from './page-cache/hiding-calls.ts';
import { readInput } from './read-input.ts';
import { languageHeader, namedLanguage } from './request-language.ts';
import { requireConfirmed } from './require-confirmed.ts';
import { sendAnswer } from './send-answer.ts';
import { whileSwitchedOn } from './switched-off.ts';
import { addVary } from './vary.ts';
import { withinPages } from './within-pages.ts';

/** One use case for every endpoint of a domain. A missing one does not compile. */
export type Verbs<Domain> = { [Name in keyof Domain]: Verb<Domain[Name]> };

/** Endpoints that set response headers of their own. */
export type ReplyHeaders = (request: FastifyRequest) => Record<string, string>;

export interface BindOptions {
  headers?: ReplyHeaders;
  /** Names of request headers, beside the usual ones, that the response depends on. */
  vary?: string[];
  /** Responses to calls of one address are sent in the order of the calls. */
  inOrder?: boolean;
}

/** Binds every call of a domain to its use case. A call without schemas or without a use case does not compile. */
export function bindEndpoints<Domain extends object>(
  app: FastifyInstance,
  ctx: AppContext,
  calls: Domain,
  schemas: { [Name in keyof Domain]: Schemas },
  verbs: Verbs<Domain>,
  options: { [Name in keyof Domain]?: BindOptions } = {},
): void {
  for (const name of Object.keys(calls) as (keyof Domain)[]) {
    const endpoint = endpointOf(calls[name] as AnyCall, schemas[name]);
    const verb = whileSwitchedOn(endpoint, fromReplica(endpoint, withinPages(endpoint, verbs[name] as Verb<never>)));
    app.operations.set(endpoint.name, { endpoint, verb });
    bindEndpoint(app, ctx, endpoint, verb, options[name]);
  }
}

function bindEndpoint(
  app: FastifyInstance,
  ctx: AppContext,
  endpoint: Endpoint,
  verb: Verb<never>,
  options: BindOptions = {},
) {
  app.route({
    method: endpoint.method,
    url: `${ctx.config.apiBasePath}/${endpoint.path}`,
    // Fields outside of the schema are not written, whatever a use case returns.
    schema: endpoint.response ? { response: { 200: endpoint.response } } : {},
    config: { endpoint, inOrder: options.inOrder },
    exposeHeadRoute: false,
    async handler(request, reply) {
      const requestContext = await openRequest(ctx, endpoint, request, reply);
      const { input, release } = await readInput(endpoint, request, requestContext);
      try {
        const output = await verb(requestContext, input as never);
        reply.headers({
          'cache-control': requestContext.isPersonal ? unstored : cacheControl(endpoint),
          ...options.headers?.(request),
          ...(requestContext.setCookie && { 'set-cookie': requestContext.setCookie }),
        });
        addVary(reply, ...(options.vary ?? []), ...(endpoint.maxAge ? [languageHeader] : []));
        if (endpoint.method === 'POST') {
          await noteWrites(ctx, reply, hidesSomething(endpoint));
          if (requestContext.actor) showChange(app, requestContext, endpoint, reply);
        }
        return sendAnswer(endpoint, reply, output);
      } finally {
        await release();
      }
    },
  });
}

/** Cached pages may be some seconds old, but a user sees their own changes at once. */
function showChange(
  app: FastifyInstance,
  { config, actor }: RequestContext,
  endpoint: Endpoint,
  reply: FastifyReply,
): void {
  if (!app.pageCache || config.pageCacheSeconds === 0) return;
  if (hidesSomething(endpoint)) app.pageCache.clear();
  if (actor?.key) return;
  if (endpoint.access === 'user' || endpoint.access === 'admin') reply.header('set-cookie', changedCookie(config));
}

async function openRequest(
  ctx: AppContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const key = readApiKey(request);
  if (key !== undefined) {
    const actor = await authenticateKey(ctx, endpoint, key, { request, reply });
    // The response depends on the key, so no shared cache stores it.
    return { ...requestContextOf(ctx, request, actor), isPersonal: true };
  }
  const requestContext = requestContextOf(ctx, request, await readActor(ctx, endpoint, request));
  if (endpoint.confirmed) await requireConfirmed(requestContext, endpoint.confirmed);
  return requestContext;
}

/** The caller, for routes that are no operation. */
export async function openContext(ctx: AppContext, request: FastifyRequest): Promise<RequestContext> {
  return requestContextOf(ctx, request, await authenticate(ctx, request));
}

/** Builds the context of a request for a use case, on behalf of that actor. */
export function requestContextOf(ctx: AppContext, request: FastifyRequest, actor: Actor | null): RequestContext {
  return {
    ...ctx,
    replicas: ctx.replicas && replicasFor(ctx.replicas, request, actor !== null),
    memo: new Map(),
    log: request.log as Logger,
    actor,
    address: request.ip,
    isLocal: isLocal(request),
    userAgent: request.headers['user-agent'] ?? '',
    language: namedLanguage(request),
    cookies: request.headers.cookie ?? '',
    idempotencyKey: readIdempotencyKey(request, actor),
    random: Math.random,
  };
}

/** Of an API key, prefixed by its id: what its user submits otherwise is another submission. */
function readIdempotencyKey(request: FastifyRequest, actor: Actor | null): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return actor?.key ? `${actor.key.id} ${key}` : key;
  throw new InvalidInput([{ field: 'Idempotency-Key', defaultMessage: texts.visibleAsciiNeeded() }]);
}

async function readActor(ctx: AppContext, endpoint: Endpoint, request: FastifyRequest): Promise<Actor | null> {
  if (endpoint.access === 'client') {
    authenticateClient(ctx.config, request.headers.authorization);
    return null;
  }
  const actor = await authenticate(ctx, request);
  const needsActor =
    endpoint.access === 'either' ? request.headers.authorization !== undefined : endpoint.access !== 'public';
  if (!actor && needsActor) throw new NotAuthenticated();
  if (endpoint.access === 'admin' && actor?.lacksFactor) throw secondFactorMissing();
  if (endpoint.access === 'admin' && actor?.role !== 'ADMIN') throw new NotAllowed();
  return actor;
}

function secondFactorMissing(): ApiError {
  return new ApiError(403, 'second_factor_missing', texts.administratorsNeedSecondFactor());
}

const unstored = 'private, no-store';

function cacheControl(endpoint: Endpoint): string {
  return endpoint.maxAge ? `public, max-age=${endpoint.maxAge}` : unstored;
}
