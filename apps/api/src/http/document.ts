import { createHash } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import type { ApiError } from '../errors.ts';
import { isApiPath } from './api-path.ts';
import { sendNotFound, translate } from './error-handler.ts';
import { createLocalCall, type LocalCall } from './operations.ts';
import { answersUnderPressure } from './overload.ts';
import { addVary } from './vary.ts';
import type { WebBundle } from './web-bundle.ts';

/** Serves the web app: its files, and its pages rendered with the data they show. */
export async function registerDocument(app: FastifyInstance, ctx: AppContext, web: WebBundle): Promise<void> {
  await app.register(serveFiles, web);
  const localCall = createLocalCall(ctx, app.operations);
  const scriptHash = `'sha256-${createHash('sha256').update(web.firstPaintScript).digest('base64')}'`;
  const { apiBasePath, publicUrl, oauthClient } = ctx.config;
  // An identifier that every client of the token call ships, not a secret.
  const clientAuthorization = `Basic ${Buffer.from(`${oauthClient.id}:${oauthClient.secret}`).toString('base64')}`;

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    if (!isPage(request.url)) return sendNotFound(ctx.config, request, reply);
    const saveData = request.headers['save-data'] === 'on';
    const { call, failures } = watch(localCall, request.log);
    const page = await web
      .render({ url: new URL(request.url, publicUrl).href, call, publicUrl, saveData })
      .catch((error: Error) => {
        throw failures[0] ?? error;
      });
    // A page that came to nothing for want of the database says so, and when to come again.
    const unavailable = failures.find((failure) => failure.statusCode === 503);
    if (page.kind === 'page' && page.status >= 500 && unavailable) throw unavailable;
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    const state = { apiBasePath, publicUrl, clientAuthorization, saveData, ...page.state };
    const lean = saveData && page.lean;
    addVary(reply, 'Save-Data');
    allowInlineScript(reply, scriptHash);
    return reply
      .code(page.status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(web.writeDocument(page, state, { assets: web.assetsOf(page.modules), lean }));
  }

  const isPage = (url: string) => !isApiPath(ctx.config, url);
  app.get('/', { config: { isPage } }, sendPage);
  app.get('/*', { config: { isPage } }, sendPage);
}

/** A call that keeps what failed: a renderer passes on less. */
function watch(localCall: LocalCall, log: FastifyBaseLogger): { call: LocalCall; failures: ApiError[] } {
  const failures: ApiError[] = [];
  const call: LocalCall = (endpoint, input) =>
    localCall(endpoint, input).catch((error: Error) => {
      const failure = translate(error);
      if (failure.statusCode >= 500) {
        log.error({ err: error, operation: endpoint.name }, 'a page got no answer');
        failures.push(failure);
      }
      throw failure;
    });
  return { call, failures };
}

/** The built files. They answer under pressure too: a page whose script is turned away is no page. */
async function serveFiles(app: FastifyInstance, web: WebBundle): Promise<void> {
  app.addHook('onRoute', (route) => void Object.assign((route.config ??= {}), answersUnderPressure));
  await app.register(fastifyStatic, {
    root: web.clientFolder,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders(reply, path) {
      // Names of built assets carry a hash of their content; other files may change under their name.
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}

/** The one script that must run before the first paint may run; no other may. */
function allowInlineScript(reply: FastifyReply, scriptHash: string): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string')
    reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${scriptHash}`));
}
