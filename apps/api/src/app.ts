import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import { bindListingViews } from './features/listing-views/routes.ts';
import { bindListings } from './features/listings/routes.ts';
import { bindLookups } from './features/lookups/routes.ts';
import { registerDocument } from './http/document.ts';
import { registerErrorHandler, sendNotFound } from './http/error-handler.ts';
import type { WebBundle } from './http/web-bundle.ts';

/** Builds the whole application on its dependencies; the caller listens. Without a web bundle it is the API alone. */
export async function buildApp(ctx: AppContext, web?: WebBundle): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: ctx.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    trustProxy: ctx.config.trustProxy.length ? ctx.config.trustProxy : false,
    routerOptions: { maxParamLength: 200 },
  });
  app.decorate('operations', new Map());
  registerErrorHandler(app);
  await app.register(cors, { origin: ctx.config.corsOrigins, allowedHeaders: ['authorization', 'content-type'], methods: ['GET', 'POST'] });
  await app.register(formbody);

  bindListings(app, ctx);
  bindListingViews(app, ctx);
  bindLookups(app, ctx);

  if (web) await registerDocument(app, ctx, web);
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
  return app;
}
