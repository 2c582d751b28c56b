import type { Endpoint, EndpointInput, EndpointOutput } from '@africanscity/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { AppContext, RequestContext } from '../context.ts';
import { NotAllowed, NotAuthenticated } from '../errors.ts';
import { authenticate } from './authenticate.ts';
import { parse } from './parse.ts';
import { readForm } from './read-form.ts';

/** The function that carries out an operation. */
export type Verb<E> = (ctx: RequestContext, input: EndpointInput<E>) => Promise<EndpointOutput<E>>;

/** One verb for every endpoint of a domain: a missing one does not compile. */
export type Verbs<Domain> = { [Name in keyof Domain]: Verb<Domain[Name]> };

/** Endpoints that answer more than their body says: headers that only they set. */
export type ReplyHeaders = (request: FastifyRequest) => Record<string, string>;

export interface BindOptions {
  headers?: ReplyHeaders;
  /** Requests a minute from one address, where the general limit does not fit. */
  perMinute?: number;
}

/** Serves every endpoint of a domain by its verb. */
export function bindEndpoints<Domain extends object>(
  app: FastifyInstance,
  ctx: AppContext,
  domain: Domain,
  verbs: Verbs<Domain>,
  options: { [Name in keyof Domain]?: BindOptions } = {},
): void {
  for (const name of Object.keys(domain) as (keyof Domain)[]) {
    const endpoint = domain[name] as Endpoint;
    app.operations.set(endpoint.name, verbs[name] as Verb<never>);
    bindEndpoint(app, ctx, endpoint, verbs[name] as Verb<never>, options[name]);
  }
}

function bindEndpoint(app: FastifyInstance, ctx: AppContext, endpoint: Endpoint, verb: Verb<never>, options: BindOptions = {}) {
  app.route({
    method: endpoint.method,
    url: `${ctx.config.apiBasePath}/${endpoint.path}`,
    // What the schema does not declare is not written, whatever a verb returned.
    schema: endpoint.response ? { response: { 200: toJsonSchema(endpoint.response) } } : {},
    config: { endpoint, ...(options.perMinute ? { rateLimit: { max: options.perMinute, timeWindow: 60_000 } } : {}) },
    exposeHeadRoute: false,
    async handler(request, reply) {
      const requestContext = await openRequest(ctx, endpoint, request);
      const input = await readInput(endpoint, request);
      const output = await verb(requestContext, input as never);
      reply.headers({ 'cache-control': cacheControl(endpoint), ...options.headers?.(request) });
      return answer(endpoint, reply, output);
    },
  });
}

/** The serializer understands OpenAPI 3.0's `nullable`, which is faster than a choice of two schemas. */
function toJsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output' });
}

async function openRequest(ctx: AppContext, endpoint: Endpoint, request: FastifyRequest): Promise<RequestContext> {
  const actor = await authenticate(ctx, request.headers.authorization);
  if (!actor && (endpoint.access === 'user' || endpoint.access === 'admin')) throw new NotAuthenticated();
  if (endpoint.access === 'admin' && actor?.role !== 'ADMIN') throw new NotAllowed();
  return { ...ctx, log: request.log as Logger, actor, address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}

async function readInput(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  const query = endpoint.query ? parse(endpoint.query, request.query) : {};
  if (!endpoint.form && !endpoint.files) return query;
  const { fields, files } = await readForm(request, endpoint.files ?? {});
  return { ...query, ...(endpoint.form ? parse(endpoint.form, fields) : {}), ...files };
}

function cacheControl(endpoint: Endpoint): string {
  return endpoint.maxAge ? `public, max-age=${endpoint.maxAge}` : 'private, no-store';
}

function answer(endpoint: Endpoint, reply: FastifyReply, output: unknown) {
  if (endpoint.responds === 'json') return reply.send(output);
  return reply.type('text/plain; charset=utf-8').send(typeof output === 'string' ? output : '');
}
