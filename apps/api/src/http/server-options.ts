import * as texts from '@africanscity/messages/site';
import { randomUUID } from 'node:crypto';
import type { ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import type { AppContext, Config } from '../context.ts';
import { allowOrigin } from './cors.ts';
import { sendError } from './error-handler.ts';
import { requestIdReader } from './request-id.ts';
import { RequestLog, requestLogger } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { slowestBody, watchRequests } from './watch-requests.ts';

/** Timeouts for clients, in milliseconds. */
export const timeouts = {
  headersTimeout: 10_000,
  /** A whole request: the largest upload at 70 kB per second. `watchRequests` ends slower ones sooner. */
  requestTimeout: 1_200_000,
  connectionsCheckingInterval: 1_000,
  /** A connection without traffic while a request or its response is on the way. */
  connectionTimeout: 30_000,
  /** Longer than load balancers keep idle connections, so that we never hang up first. */
  keepAliveTimeout: 65_000,
};

const maxConnections = 4_000;
const maxBodyBytes = 1024 * 1024;

/** Options of the server for connections and requests, before any plugin. */
export function serverOptions(ctx: AppContext): FastifyServerOptions & { http: ServerOptions } {
  const { config } = ctx;
  const { headersTimeout, requestTimeout, connectionsCheckingInterval, connectionTimeout, keepAliveTimeout } = timeouts;
  return {
    loggerInstance: requestLogger(ctx.log) as FastifyBaseLogger,
    logController: new RequestLog(),
    genReqId: requestIdReader(config.trustProxy),
    trustProxy: config.trustProxy.length ? config.trustProxy : false,
    routerOptions: { maxParamLength: 200 },
    bodyLimit: maxBodyBytes,
    http: { headersTimeout, requestTimeout, connectionsCheckingInterval },
    requestTimeout,
    connectionTimeout,
    keepAliveTimeout,
    // While closing, requests on open connections get a response.
    return503OnClosing: false,
    frameworkErrors(error, request, reply) {
      // These errors occur before hooks run.
      reply.headers(securityHeaders(config)).header('x-request-id', request.id);
      allowOrigin(config, request, reply);
      sendError(error, request, reply);
    },
    clientErrorHandler(error, socket) {
      ctx.log.debug({ err: error }, 'a connection was refused');
      refuseConnection(config, error, socket);
    },
  };
}

/** Limits that are set on the server itself. */
export function limitConnections(app: FastifyInstance, config: Config): void {
  app.server.maxConnections = maxConnections;
  app.server.on('connect', (_request, socket) =>
    refuse(config, socket as Socket, 405, 'method_not_allowed', texts.serverNotProxy()),
  );
  watchRequests(app.server, (socket, response) => {
    if (response.headersSent || !socket.writable) return void socket.destroy();
    const least = slowestBody.bytesPerSecond / 1_000;
    refuse(config, socket, 408, 'timeout', texts.requestCameTooSlowly({ least: String(least) }));
  });
}

function refuseConnection(config: Config, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return refuse(config, socket, 408, 'timeout', texts.requestTookTooLong());
  if (error.code === 'HPE_HEADER_OVERFLOW') return refuse(config, socket, 431, 'too_large', texts.headersTooLarge());
  if (error.code === 'HPE_INVALID_METHOD')
    return refuse(config, socket, 405, 'method_not_allowed', texts.methodNotKnown());
  refuse(config, socket, 400, 'bad_request', texts.requestCannotRead());
}

/** Responds to an unparseable request, and hangs up. */
function refuse(config: Config, socket: Socket, statusCode: number, code: string, message: string): void {
  const requestId = randomUUID();
  const body = JSON.stringify({ statusCode, code, message, requestId });
  const headers = {
    ...securityHeaders(config),
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${statusCode} ${code}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}
