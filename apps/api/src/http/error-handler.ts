import type { ErrorBody } from '@africanscity/contracts/wire';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, NotFound, Unavailable } from '../errors.ts';
import { answerEarly, isStillArriving } from './answer-early.ts';

/** Gives every error the one shape that clients read. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
}

/** Answers an unknown path of the API, or a method that a known one does not have. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const url = request.url.split('?', 1)[0] ?? '';
  const allowed = (['GET', 'POST'] as const).filter((method) => request.server.findRoute({ method, url }) !== null);
  if (allowed.length === 0) return sendError(new NotFound('This address'), request, reply);
  const message = `Use ${allowed.join(' or ')} here.`;
  return sendError(
    new ApiError(405, 'method_not_allowed', message),
    request,
    reply.header('allow', allowed.join(', ')),
  );
}

/** Answers with an error, as any route does when it throws one. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = translate(error);
  // An unknown error tells the caller nothing, and the log everything.
  if (known.statusCode >= 500) request.log.error({ err: error }, 'request failed');
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
  reply.code(known.statusCode).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  const text = JSON.stringify(body);
  return isStillArriving(request) ? answerEarly(request, reply, text) : reply.send(text);
}

/** What Fastify and its plugins refuse, under names of ours. */
const refusals = new Map<number, [code: string, message: string]>([
  [400, ['bad_request', 'The request cannot be read.']],
  [408, ['timeout', 'The request took too long to arrive.']],
  [413, ['too_large', 'The request is too large.']],
  [414, ['uri_too_long', 'The address is too long.']],
  [415, ['unsupported_media_type', 'This content type is not supported here.']],
  [429, ['too_many_requests', 'Too many requests. Try again in a moment.']],
]);

function translate(error: Error & { statusCode?: number; code?: string }): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseDown(error)) return new Unavailable();
  const refusal = refusals.get(error.statusCode ?? 500);
  if (refusal) return new ApiError(error.statusCode ?? 400, ...refusal);
  return new ApiError(500, 'internal', 'Something went wrong on our side.');
}

const connectionFailures =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|timeout exceeded when trying to connect|Connection terminated|Query read timeout|the database system is|P1001|P1002|P1008|P1017|P2024|P2028|57P0[123]|53300/;

function isDatabaseDown(error: Error & { code?: string }): boolean {
  const causes = [
    error.code,
    error.message,
    (error.cause as Error | undefined)?.message,
    JSON.stringify((error as { meta?: unknown }).meta ?? ''),
  ];
  return causes.some((cause) => cause !== undefined && connectionFailures.test(cause));
}
