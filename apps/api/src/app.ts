import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import { bindListingViews } from './features/listing-views/routes.ts';
import { bindListings } from './features/listings/routes.ts';
import { bindLookups } from './features/lookups/routes.ts';
import { registerErrorHandler, sendNotFound } from './http/error-handler.ts';

/** Builds the whole application on its dependencies; the caller listens. */
export async function buildApp(ctx: AppContext): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: ctx.log,
    genReqId: () => randomUUID(),
    trustProxy: ctx.config.trustProxy.length ? ctx.config.trustProxy : false,
    routerOptions: { maxParamLength: 200 },
  });
  registerErrorHandler(app);
  await app.register(cors, { origin: ctx.config.corsOrigins, allowedHeaders: ['authorization', 'content-type'], methods: ['GET', 'POST'] });
  await app.register(formbody);

  bindListings(app, ctx);
  bindListingViews(app, ctx);
  bindLookups(app, ctx);

  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
  return app;
}
