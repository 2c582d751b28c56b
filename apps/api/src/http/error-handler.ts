import * as texts from '@africanscity/messages/site';
import type { Brand } from '@africanscity/contracts/brand';
import type { ErrorBody } from '@africanscity/contracts/wire';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../context.ts';
import { ApiError, NotFound, Unavailable } from '../errors.ts';
import { isDatabaseAway } from '../kernel/database-away.ts';
import { isApiPath } from './api-path.ts';
import { answerEarly, isStillArriving } from './answer-early.ts';
import { faultPage } from './fault-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The published brand. */
    readonly brand: Brand;
  }
  interface FastifyContextConfig {
    /** Whether an address of the route is a page, whose errors are pages as well. */
    isPage?: (url: string) => boolean;
    /** Writes the page of an error of this route, instead of the site's own, and may change its headers. */
    writeFault?: (request: FastifyRequest, reply: FastifyReply) => string;
  }
}

/** Gives every error the shape that clients read. Errors of pages are pages. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
}

/** Responds to an unknown path of the API, or to a method that a known path lacks. */
export function sendNotFound(config: Config, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const url = request.url.split('?', 1)[0] ?? '';
  const allowed = (['GET', 'POST'] as const).filter((method) => {
    const route = request.server.findRoute({ method, url });
    // The page handles GET everywhere, so this is no address of the API.
    return route !== null && !('*' in route.params && isApiPath(config, url));
  });
  if (allowed.length === 0) return sendError(new NotFound(texts.addressNotFound()), request, reply);
  const message = texts.useHere({ allowed: allowed.join(' or ') });
  return sendError(
    new ApiError(405, 'method_not_allowed', message),
    request,
    reply.header('allow', allowed.join(', ')),
  );
}

/** Responds with an error, as when a route throws it. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = translate(error);
  // An unknown error tells the caller nothing and logs everything.
  if (hasLeft(request)) request.log.info('the client left before its request had arrived');
  else if (known.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  if (known.retryAfter) reply.header('retry-after', known.retryAfter);
  if (known.statusCode === 401)
    reply.header('www-authenticate', known.code === 'invalid_client' ? 'Basic realm="clients"' : 'Bearer');
  const body: ErrorBody = {
    statusCode: known.statusCode,
    code: known.code,
    message: known.message,
    requestId: request.id,
    ...(known.errors ? { errors: known.errors } : {}),
  };
  const isPage = request.routeOptions?.config.isPage?.(request.url) ?? false;
  reply.code(known.statusCode).header('cache-control', 'no-store');
  reply.type(isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8');
  const text = isPage ? writePage(known, request, reply) : JSON.stringify(body);
  return isStillArriving(request) ? answerEarly(request, reply, text) : reply.send(text);
}

function writePage({ statusCode, retryAfter }: ApiError, request: FastifyRequest, reply: FastifyReply): string {
  const { writeFault } = request.routeOptions.config;
  if (writeFault) return writeFault(request, reply);
  return faultPage({
    brand: request.server.brand,
    statusCode,
    url: request.url,
    requestId: request.id,
    isForm: request.method === 'POST',
    retryAfter,
  });
}

/** Whether the client hung up while its request was arriving. All failures of that request follow from that. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Maps errors of Fastify and its plugins to our codes. */
const refusals = new Map<number, [code: string, message: () => string]>([
  [400, ['bad_request', texts.requestCannotRead]],
  [408, ['timeout', texts.requestTookTooLong]],
  [413, ['too_large', texts.requestTooLarge]],
  [414, ['uri_too_long', texts.addressTooLong]],
  [415, ['unsupported_media_type', texts.contentTypeNotSupported]],
  [429, ['too_many_requests', texts.tooManyRequestsMoment]],
]);

/** Returns the part of an error that the caller may know. */
export function translate(error: Error & { statusCode?: number; code?: string }): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseAway(error)) return new Unavailable();
  const refusal = refusals.get(error.statusCode ?? 500);
  if (refusal) return new ApiError(error.statusCode ?? 400, refusal[0], refusal[1]());
  return new ApiError(500, 'internal', texts.somethingWentWrongOur());
}
