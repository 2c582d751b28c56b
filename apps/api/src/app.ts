import Fastify, { type FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import { bindAccounts } from './domains/accounts/routes.ts';
import { bindAdministration } from './domains/administration/routes.ts';
import { bindCompanies } from './domains/companies/routes.ts';
import { bindListings } from './domains/listings/routes.ts';
import { bindMessages } from './domains/messages/routes.ts';
import { bindModeration } from './domains/moderation/routes.ts';
import { bindPayments } from './domains/payments/routes.ts';
import { bindRequests } from './domains/requests/routes.ts';
import { registerOrderedResponses } from './http/ordered-responses.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { registerCompression } from './http/compression.ts';
import { registerCors } from './http/cors.ts';
import { registerDocument } from './http/document.ts';
import { registerErrorHandler, sendNotFound } from './http/error-handler.ts';
import { registerEtags } from './http/etag.ts';
import { registerForwardedAddresses } from './http/forwarded-addresses.ts';
import { registerHealth } from './http/health.ts';
import { isLocal } from './http/is-local.ts';
import { registerOverload } from './http/overload.ts';
import { registerRateLimits } from './http/rate-limits.ts';
import { registerForms } from './http/read-form.ts';
import { registerLanguage } from './http/request-language.ts';
import { registerRequestRules } from './http/request-rules.ts';
import { registerRequestScope } from './http/request-id.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerSerializers } from './http/serializers.ts';
import { registerMcp } from './http/mcp/register-mcp.ts';
import { limitConnections, serverOptions } from './http/server-options.ts';
import { registerTokens } from './http/tokens.ts';
import type { WebBundle } from './http/web-bundle.ts';
import { bindDevEmails } from './kernel/outbox/routes.ts';

/** Builds the application from its dependencies. The caller listens. Without a web bundle it serves the API alone. */
export async function buildApp(ctx: AppContext, web?: WebBundle): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify(serverOptions(ctx));
  app.decorate('operations', new Map());
  app.decorate('pageCache', null);
  app.decorate('brand', { getter: () => ctx.config.brand });
  web?.attach?.(app, ctx.config);
  registerRequestScope(app);
  ctx.tracing?.watch(app, ctx.config.trustProxy);
  registerErrorHandler(app);
  registerSerializers(app);
  limitConnections(app, ctx.config);
  registerForwardedAddresses(app, ctx);
  registerLanguage(app, ctx.config);
  registerOrderedResponses(app);
  registerSecurityHeaders(app, ctx.config);
  registerCors(app, ctx.config);
  registerRequestRules(app);
  registerOverload(app, ctx.config);
  registerRateLimits(app, ctx);
  registerEtags(app);
  await registerCompression(app);
  await registerForms(app);
  await registerTokens(app, ctx.config);

  bindAccounts(app, ctx);
  bindCompanies(app, ctx);
  bindListings(app, ctx);
  bindRequests(app, ctx);
  bindPayments(app, ctx);
  bindMessages(app, ctx);
  bindModeration(app, ctx);
  bindAdministration(app, ctx);

  bindDevEmails(app, ctx, isLocal);
  registerHealth(app, ctx);
  // Few sites read metrics, so their library is loaded on demand.
  if (ctx.config.metrics) (await import('./metrics/register-metrics.ts')).registerMetrics(app, ctx, ctx.config.metrics);
  await registerApiDocs(app, ctx.config);
  registerMcp(app, ctx);
  if (web) await registerDocument(app, ctx, web);
  app.setNotFoundHandler((request, reply) => sendNotFound(ctx.config, request, reply));
  return app;
}
