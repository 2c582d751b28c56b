import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Makes a span of each request, named by its method and the pattern of its route. Queries are private, so they are left out. */
export function traceRequests(app: FastifyInstance, tracer: Tracer, trustProxy: string[]): void {
  const isTrusted = compile(trustProxy);
  const spans = new WeakMap<FastifyRequest, Span>();

  function open(request: FastifyRequest): Span {
    const { method, headers, raw, routeOptions, id } = request;
    const route = routeOptions.url;
    // Other clients could make traces of theirs out of ours, and choose which are kept.
    const parent = isTrusted(raw.socket.remoteAddress ?? '', 0)
      ? propagation.extract(ROOT_CONTEXT, headers)
      : ROOT_CONTEXT;
    const attributes = {
      'http.request.method': method,
      'url.path': request.url.split('?', 1)[0] ?? '',
      ...(route && { 'http.route': route }),
      'request.id': id,
    };
    return tracer.startSpan(route ? `${method} ${route}` : method, { kind: SpanKind.SERVER, attributes }, parent);
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const span = open(request);
    spans.set(request, span);
    context.with(trace.setSpan(ROOT_CONTEXT, span), done);
  });
  // The end of a body arrives outside of the first hook's context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), done);
    else done();
  });
  app.addHook('onError', async (request, _reply, error) => spans.get(request)?.recordException(error));
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  // A client that leaves gets no response.
  app.addHook('onRequestAbort', async (request) => spans.get(request)?.end());
}
