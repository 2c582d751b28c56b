import Fastify, { type FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import { bindAuth } from './features/auth/routes.ts';
import { bindBilling } from './features/billing/routes.ts';
import { bindContact } from './features/contact/routes.ts';
import { bindFavorites } from './features/favorites/routes.ts';
import { bindFeedback } from './features/feedback/routes.ts';
import { bindHome } from './features/home/routes.ts';
import { bindListingViews } from './features/listing-views/routes.ts';
import { bindListings } from './features/listings/routes.ts';
import { bindLookups } from './features/lookups/routes.ts';
import { bindDevMails } from './features/mails/routes.ts';
import { bindOwnListings } from './features/own-listings/routes.ts';
import { bindPictures } from './features/pictures/routes.ts';
import { bindUsers } from './features/users/routes.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { registerCompression } from './http/compression.ts';
import { registerCors } from './http/cors.ts';
import { registerDocument } from './http/document.ts';
import { registerErrorHandler, sendNotFound } from './http/error-handler.ts';
import { registerEtags } from './http/etag.ts';
import { registerHealth } from './http/health.ts';
import { registerOverload } from './http/overload.ts';
import { registerRateLimits } from './http/rate-limits.ts';
import { registerForms } from './http/read-form.ts';
import { registerRequestRules } from './http/request-rules.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { limitConnections, serverOptions } from './http/server-options.ts';
import { registerTokens } from './http/tokens.ts';
import type { WebBundle } from './http/web-bundle.ts';

/** Builds the whole application on its dependencies; the caller listens. Without a web bundle it is the API alone. */
export async function buildApp(ctx: AppContext, web?: WebBundle): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify(serverOptions(ctx));
  app.decorate('operations', new Map());
  registerErrorHandler(app);
  limitConnections(app, ctx.config);
  registerSecurityHeaders(app, ctx.config);
  registerCors(app, ctx.config);
  registerRequestRules(app);
  await registerOverload(app);
  await registerRateLimits(app, ctx.config);
  registerEtags(app);
  await registerCompression(app);
  await registerForms(app);
  await registerTokens(app, ctx.config);

  bindAuth(app, ctx);
  bindUsers(app, ctx);
  bindListings(app, ctx);
  bindPictures(app, ctx);
  bindListingViews(app, ctx);
  bindOwnListings(app, ctx);
  bindFavorites(app, ctx);
  bindFeedback(app, ctx);
  bindLookups(app, ctx);
  bindHome(app, ctx);
  bindBilling(app, ctx);
  bindContact(app, ctx);

  bindDevMails(app, ctx);
  registerHealth(app, ctx);
  await registerApiDocs(app, ctx.config);
  if (web) await registerDocument(app, ctx, web);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => sendNotFound(request, reply));
  return app;
}
