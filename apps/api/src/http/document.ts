import { pathPrefix } from '@africanscity/messages/languages';
import { refreshBrand } from '../kernel/brand.ts';
import { siteBrandOf } from '@africanscity/contracts/brand';
import { createHash } from 'node:crypto';
import { loggedInUserFullName } from '@africanscity/contracts/accounts/calls/login';
import type { Token } from '@africanscity/contracts/accounts/login';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, RequestContext } from '../context.ts';
import { Unavailable } from '../errors.ts';
import { isApiPath } from './api-path.ts';
import { requestContextOf } from './bind-endpoint.ts';
import { sendNotFound } from './error-handler.ts';
import { isKnown } from './etag.ts';
import { createFormCall } from './operations.ts';
import { answersWhenOverloaded } from './overload.ts';
import { createCurrencyReader, currencyCookie } from './page-cache/chosen-currency.ts';
import { hasChanged } from './page-cache/changed-cookie.ts';
import { encodingFor, etagOf, type PackedPage, repackPage } from './page-cache/packed-page.ts';
import { PageCache, type PageOutcome } from './page-cache/page-cache.ts';
import { readPreviewedBrand } from './page-cache/previewed-brand.ts';
import { readPageActor, sessionCookie } from './page-cache/page-session.ts';
import { saveDataCookie, savesData } from './page-cache/save-data.ts';
import { checkCsrf } from './page-cache/csrf-check.ts';
import { createRenderer, type OwnPage, type Visit } from './page-renderer.ts';
import { noteWrites, replicasFor } from './replicas/own-writes.ts';
import { redirectByLanguage } from './language-redirect.ts';
import { splitLanguage } from './site-languages.ts';
import { readPlainForm } from './read-form.ts';
import { extraCosts, hasText } from './request-costs.ts';
import { addVary } from './vary.ts';
import type { PageRequest, WebBundle } from './web-bundle.ts';
import { sendNoFile, serveFiles } from './web-files.ts';

/** About a thousand pages. */
const keptBytes = 24 * 1024 * 1024;

/** Serves the web app: its files, and its pages rendered with their data. */
export async function registerDocument(app: FastifyInstance, ctx: AppContext, web: WebBundle): Promise<void> {
  await app.register((files) => serveFiles(files, ctx, web));
  const scriptHash = `'sha256-${createHash('sha256').update(web.firstPaintScript).digest('base64')}'`;
  const cache = new PageCache({ maxBytes: keptBytes, freshMs: ctx.config.pageCacheSeconds * 1000 });
  app.pageCache = cache;
  const renderPage = createRenderer(app, ctx, web);
  const readCurrency = createCurrencyReader(app, ctx);

  async function readAsked(request: FastifyRequest): Promise<PageRequest> {
    refreshBrand(ctx);
    const url = web.pageAddress(new URL(request.url, ctx.config.publicUrl));
    return {
      url,
      language: splitLanguage(ctx.config, request.url).language,
      saveData: savesData(request),
      brand: siteBrandOf(ctx.config.brand),
      currency: await readCurrency(request),
    };
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    if (!isPage(request.url)) return sendNotFound(ctx.config, request, reply);
    if (namesFile(request.url)) return sendNoFile(reply);
    const redirect = redirectByLanguage(ctx.config, request, reply);
    if (redirect) return redirect;
    const asked = await readAsked(request);
    const actor = await readPageActor(ctx, request);
    const isOverloaded = app.isOverloaded();
    if (actor && isOverloaded) throw new Unavailable();
    const preview = await readPreviewedBrand(ctx, request);
    if (preview) {
      const drafted: PageRequest = { ...asked, brand: siteBrandOf(preview), isPreview: true };
      const own = actor ? await openOwn(requestContextOf(ctx, request, actor)) : undefined;
      return sendOwn(request, reply, await renderFor(request, drafted, { own, previewedDraft: preview }));
    }
    // A page rendered for a logged-in user is neither read from the cache nor stored in it.
    if (actor) {
      const own = await openOwn(requestContextOf(ctx, request, actor));
      return sendOwn(request, reply, await renderFor(request, asked, { own }));
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const render = async () => {
      // Cached pages cost almost nothing; rendering causes overload.
      if (isOverloaded) throw new Unavailable();
      return renderFor(request, asked);
    };
    // A shared list is private: no cache may show it after its link ends.
    if (splitLanguage(ctx.config, request.url).address.startsWith('/shared-list/'))
      return sendOwn(request, reply, await render());
    const outcome = await (hasChanged(request) && !isOverloaded
      ? cache.renew(asked, encoding, render)
      : cache.get(asked, encoding, ctx.clock().getTime(), render));
    if (outcome.kind === 'redirect') return sendRedirect(reply, outcome);
    allowInlineScript(reply, scriptHash);
    logCause(request, outcome);
    return sendPacked(request, reply, outcome.page);
  }

  function visitOf(request: FastifyRequest): Visit {
    return { log: request.log, replicas: ctx.replicas && replicasFor(ctx.replicas, request) };
  }

  /** Renders a page that is not cached. It uses more of the allowance, and pages of one network are rendered a few at a time. */
  async function renderFor(
    request: FastifyRequest,
    asked: PageRequest,
    { own, previewedDraft }: { own?: OwnPage | undefined; previewedDraft?: Visit['previewedDraft'] } = {},
  ): Promise<PageOutcome> {
    request.spend(hasText(request.query) ? extraCosts.renderedSearch : extraCosts.renderedPage);
    return request.inShare(() => renderPage(asked, { ...visitOf(request), previewedDraft }, own));
  }

  /** Executes a form that was sent without scripts, and responds with its page or redirects to the page of its success. */
  async function takeForm(request: FastifyRequest, reply: FastifyReply) {
    const sender = requestContextOf(ctx, request, await readPageActor(ctx, request));
    const own = await openOwn(sender);
    const keepSession = (token: Token | null) => void reply.header('set-cookie', sessionCookie(ctx.config, token));
    const keepSaveData = (saves: boolean) => void reply.header('set-cookie', saveDataCookie(ctx.config, saves));
    const keepCurrency = (code: string) => void reply.header('set-cookie', currencyCookie(ctx.config, code));
    const post = { fields: readPlainForm(request), keepSession, keepSaveData, keepCurrency };
    const outcome = await renderPage(
      await readAsked(request),
      { log: request.log, replicas: undefined },
      { ...own, post },
    );
    await noteWrites(ctx, reply);
    if (sender.setCookie) reply.header('set-cookie', sender.setCookie);
    return sendOwn(request, reply, outcome);
  }

  async function openOwn(sender: RequestContext): Promise<OwnPage> {
    const call = createFormCall(app.operations, sender);
    const visitor = sender.actor ? { fullName: String(await call(loggedInUserFullName, {})) } : undefined;
    return { call, visitor };
  }

  async function sendOwn(request: FastifyRequest, reply: FastifyReply, outcome: PageOutcome) {
    if (outcome.kind === 'redirect') return sendRedirect(reply, outcome);
    allowInlineScript(reply, scriptHash);
    logCause(request, outcome);
    const page = await repackPage(outcome.page, encodingFor(request.headers['accept-encoding']));
    reply.code(page.status).header('cache-control', 'private, no-store');
    return sendBytes(reply, page);
  }

  const isPage = (url: string) => !isApiPath(ctx.config, url);
  // Pages are compressed once, not at each response.
  const options = { config: { isPage, ...answersWhenOverloaded }, compress: false } as const;
  app.get('/', options, sendPage);
  app.get('/*', options, sendPage);
  const prefixes = ctx.config.languages.map(pathPrefix);
  for (const path of prefixes.flatMap((prefix) => web.formPaths.map((form) => prefix + form))) {
    app.post(
      path,
      {
        config: { isPage, bucket: 'calls' },
        compress: false,
        onRequest: async (request) => checkCsrf(ctx.config, request),
      },
      takeForm,
    );
  }
}

function sendRedirect(reply: FastifyReply, { location, status }: Extract<PageOutcome, { kind: 'redirect' }>) {
  // Addresses follow titles, which may change back: a browser that cached both redirects would loop.
  return reply.header('cache-control', 'no-cache').redirect(location, status);
}

/** Logs why a page failed, for each visitor who gets it. */
function logCause({ log }: FastifyRequest, { cause }: Extract<PageOutcome, { kind: 'page' }>): void {
  if (cause !== undefined) log.error({ err: cause }, 'request failed');
}

/** Sends a shared page, or 304 when the client has it. */
function sendPacked(request: FastifyRequest, reply: FastifyReply, page: PackedPage): FastifyReply {
  addVary(reply, 'Accept-Encoding', 'Save-Data');
  reply.code(page.status).header('cache-control', reply.hasHeader('set-cookie') ? 'private, no-cache' : 'no-cache');
  if (page.status === 200) {
    const etag = etagOf(page);
    reply.header('etag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return sendBytes(reply, page);
}

function sendBytes(reply: FastifyReply, page: PackedPage): FastifyReply {
  if (page.encoding !== 'identity') reply.header('content-encoding', page.encoding);
  return reply.type('text/html; charset=utf-8').send(page.bytes);
}

/** Returns whether an address has a file extension. Existing files have their own routes. */
function namesFile(url: string): boolean {
  return /^\/(assets|\.well-known)\/|\.[a-z][a-z0-9]{0,10}$/i.test(url.split('?', 1)[0] ?? '');
}

/** Only the inline script that must run before the first paint is allowed. */
function allowInlineScript(reply: FastifyReply, scriptHash: string): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string')
    reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${scriptHash}`));
}
