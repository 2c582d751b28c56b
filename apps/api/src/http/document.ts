import { createHash } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { baseStylesFirst } from './base-styles-first.ts';
import { sendNotFound } from './error-handler.ts';
import { headOf } from './document-head.ts';
import { leanTemplate } from './lean-template.ts';
import { createLocalCall } from './operations.ts';
import { answersUnderPressure } from './overload.ts';
import type { WebBundle } from './web-bundle.ts';

/** Serves the web app: its files, and its pages rendered with the data they show. */
export async function registerDocument(app: FastifyInstance, ctx: AppContext, web: WebBundle): Promise<void> {
  await app.register(serveFiles, web);
  const call = createLocalCall(ctx, app.operations);
  const template = baseStylesFirst(web.template);
  const templates = { whole: template, lean: leanTemplate(template) };
  const scriptHash = hashInlineScript(web.template);
  const { apiBasePath, publicUrl, oauthClient } = ctx.config;
  // An identifier that every client of the token call ships, not a secret.
  const clientAuthorization = `Basic ${Buffer.from(`${oauthClient.id}:${oauthClient.secret}`).toString('base64')}`;

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    if (isApiPath(apiBasePath, request.url)) return sendNotFound(request, reply);
    const saveData = request.headers['save-data'] === 'on';
    const page = await web.render({ url: new URL(request.url, publicUrl).href, call, publicUrl, saveData });
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    const state = { apiBasePath, publicUrl, clientAuthorization, saveData, ...page.state };
    const lean = saveData && page.lean;
    const parts = new Map([
      ['head', headOf(web, page, { lean })],
      ['app', page.html],
      ['state', `<script type="application/json" id="state">${escapeJson(state)}</script>`],
    ]);
    allowInlineScript(reply, scriptHash);
    return reply
      .code(page.status)
      .header('cache-control', 'no-cache')
      .header('vary', 'Origin, Save-Data')
      .type('text/html; charset=utf-8')
      .send(
        templates[lean ? 'lean' : 'whole'].replace(
          /<!--(head|app|state)-->/g,
          (_match, part: string) => parts.get(part) ?? '',
        ),
      );
  }

  app.get('/', sendPage);
  app.get('/*', sendPage);
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

/** Whether an address belongs to the API, so that a wrong one is answered as data, not as a page. */
function isApiPath(apiBasePath: string, url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (apiBasePath && (path === apiBasePath || path.startsWith(`${apiBasePath}/`))) return true;
  return /^\/(africanscity|oauth)(\/|$)|^\/logoff$/.test(path);
}

/** The one script of the template that must run before the first paint may run; no other may. */
function allowInlineScript(reply: FastifyReply, scriptHash: string): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string')
    reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${scriptHash}`));
}

function hashInlineScript(template: string): string {
  const script = /<script>([\s\S]*?)<\/script>/.exec(template)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** JSON that cannot end the script element it stands in. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
