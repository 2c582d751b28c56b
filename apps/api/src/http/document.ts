import type { Visitor, PostedForm } from '@africanscity/contracts/rendered-page';
import { createHash } from 'node:crypto';
import { loggedInUserFullName } from '@africanscity/contracts/accounts/calls/login';
import type { Token } from '@africanscity/contracts/accounts/login';
import fastifyStatic from '@fastify/static';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Actor, AppContext } from '../context.ts';
import { type ApiError, Unavailable } from '../errors.ts';
import { isApiPath } from './api-path.ts';
import { requestContextOf } from './bind-endpoint.ts';
import { sendNotFound, translate } from './error-handler.ts';
import { isKnown } from './etag.ts';
import { createFormCall, createLocalCall, type LocalCall } from './operations.ts';
import { answersWhenOverloaded } from './overload.ts';
import { hasChanged } from './page-cache/changed-cookie.ts';
import { encodingFor, etagOf, packPage, type PackedPage, repackPage } from './page-cache/packed-page.ts';
import { PageCache, type PageOutcome } from './page-cache/page-cache.ts';
import { readPageActor, sessionCookie } from './page-cache/page-session.ts';
import { saveDataCookie, savesData } from './page-cache/save-data.ts';
import { checkCsrf } from './page-cache/csrf-check.ts';
import { readPlainForm } from './read-form.ts';
import { extraCosts, hasText } from './request-costs.ts';
import { shortenHeaders } from './security-headers.ts';
import { addVary } from './vary.ts';
import type { PageRequest, WebBundle } from './web-bundle.ts';

/** About a thousand pages. */
const keptBytes = 24 * 1024 * 1024;
/** About a thousand cards, with the menus and the footer's groups. */
const fragmentCacheBytes = 6 * 1024 * 1024;

/** Serves the web app: its files, and its pages rendered with their data. */
export async function registerDocument(app: FastifyInstance, ctx: AppContext, web: WebBundle): Promise<void> {
  await app.register(serveFiles, web);
  const scriptHash = `'sha256-${createHash('sha256').update(web.firstPaintScript).digest('base64')}'`;
  const cache = new PageCache({ maxBytes: keptBytes, freshMs: ctx.config.pageCacheSeconds * 1000 });
  app.pageCache = cache;
  const renderPage = createRenderer(app, ctx, web);

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    if (!isPage(request.url)) return sendNotFound(ctx.config, request, reply);
    if (namesFile(request.url)) return sendNoFile(reply);
    const asked = readAsked(ctx, web, request);
    const actor = await readPageActor(ctx, request);
    const isOverloaded = app.isOverloaded();
    if (actor && isOverloaded) throw new Unavailable();
    // A page rendered for a logged-in user is neither read from the cache nor stored in it.
    if (actor) {
      const own = await openOwn(request, actor);
      return sendOwn(request, reply, await renderFor(request, asked, own));
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const render = async () => {
      // Cached pages cost almost nothing; rendering causes overload.
      if (isOverloaded) throw new Unavailable();
      return renderFor(request, asked);
    };
    const outcome = await (hasChanged(request) && !isOverloaded
      ? cache.renew(asked, encoding, render)
      : cache.get(asked, encoding, ctx.clock().getTime(), render));
    if (outcome.kind === 'redirect') return sendRedirect(reply, outcome);
    allowInlineScript(reply, scriptHash);
    return sendPacked(request, reply, outcome.page);
  }

  /** Renders a page that is not cached. It uses more of the allowance, and searches of one network run a few at a time. */
  async function renderFor(request: FastifyRequest, asked: PageRequest, own?: OwnPage): Promise<PageOutcome> {
    if (!hasText(request.query)) {
      request.spend(extraCosts.renderedPage);
      return renderPage(asked, request.log, own);
    }
    request.spend(extraCosts.renderedSearch);
    return request.inShare(() => renderPage(asked, request.log, own));
  }

  /** Executes a form that was sent without scripts, and responds with its page or redirects to the page of its success. */
  async function takeForm(request: FastifyRequest, reply: FastifyReply) {
    const own = await openOwn(request, await readPageActor(ctx, request));
    const keepSession = (token: Token | null) => void reply.header('set-cookie', sessionCookie(ctx.config, token));
    const keepSaveData = (saves: boolean) => void reply.header('set-cookie', saveDataCookie(ctx.config, saves));
    const post = { fields: readPlainForm(request), keepSession, keepSaveData };
    return sendOwn(request, reply, await renderPage(readAsked(ctx, web, request), request.log, { ...own, post }));
  }

  async function openOwn(request: FastifyRequest, actor: Actor | null): Promise<OwnPage> {
    const call = createFormCall(app.operations, requestContextOf(ctx, request, actor));
    const visitor = actor ? { fullName: String(await call(loggedInUserFullName, {})) } : undefined;
    return { call, visitor };
  }

  async function sendOwn(request: FastifyRequest, reply: FastifyReply, outcome: PageOutcome) {
    if (outcome.kind === 'redirect') return sendRedirect(reply, outcome);
    allowInlineScript(reply, scriptHash);
    const page = await repackPage(outcome.page, encodingFor(request.headers['accept-encoding']));
    reply.code(page.status).header('cache-control', 'private, no-store');
    return sendBytes(reply, page);
  }

  const isPage = (url: string) => !isApiPath(ctx.config, url);
  // Pages are compressed once, not at each response.
  const options = { config: { isPage, ...answersWhenOverloaded }, compress: false } as const;
  app.get('/', options, sendPage);
  app.get('/*', options, sendPage);
  for (const path of web.formPaths) {
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

/** The parts of a rendered page that belong to one visitor. */
interface OwnPage {
  /** Executes operations for this visitor. */
  call: LocalCall;
  visitor?: Visitor | undefined;
  post?: PostedForm;
}

function readAsked({ config }: AppContext, web: WebBundle, request: FastifyRequest): PageRequest {
  return { url: web.pageAddress(new URL(request.url, config.publicUrl)), saveData: savesData(request) };
}

/**
 * Renders pages as anonymous visitors see them. From the request it uses only the parts of the cache key. Data of one visitor
 * are passed in.
 */
function createRenderer(app: FastifyInstance, ctx: AppContext, web: WebBundle) {
  const fragments = new LRUCache<string, string>({
    maxSize: fragmentCacheBytes,
    sizeCalculation: (markup, key) => markup.length + key.length,
  });
  const { apiBasePath, publicUrl, oauthClient } = ctx.config;
  // An identifier that every client of the token call contains, not a secret.
  const clientAuthorization = `Basic ${Buffer.from(`${oauthClient.id}:${oauthClient.secret}`).toString('base64')}`;

  return async (asked: PageRequest, log: FastifyBaseLogger, own?: OwnPage): Promise<PageOutcome> => {
    const { visitor, post } = own ?? {};
    // The list, its facets and its map run the same queries.
    const anonymousCall = createLocalCall({ ...ctx, memo: new Map() }, app.operations);
    // Page content is the same for all visitors; a form belongs to its sender.
    const { call, failures } = watch(
      (operation, input) => (own && operation.method === 'POST' ? own.call : anonymousCall)(operation, input),
      log,
    );
    const renderedAt = ctx.clock().getTime();
    const page = await web.render({ ...asked, call, publicUrl, fragments, visitor, post }).catch((error: Error) => {
      throw failures[0] ?? error;
    });
    // A page that failed without the database says so, and when to try again.
    const unavailable = failures.find((failure) => failure.statusCode === 503);
    if (page.kind === 'page' && page.status >= 500 && unavailable) throw unavailable;
    if (page.kind === 'redirect') return page;
    const { saveData } = asked;
    const state = { apiBasePath, publicUrl, clientAuthorization, saveData, visitor, ...page.state };
    const options = { assets: web.assetsOf(page.modules), apiBasePath, saveData };
    const packed = await packPage(page.status, web.writeDocument(page, state, options), { saveData });
    // A failed page may succeed for the next visitor.
    const isForAll = page.status === 200 && failures.length === 0;
    return { kind: 'page', page: packed, renderedAt: isForAll ? renderedAt : null };
  };
}

function sendRedirect(reply: FastifyReply, { location, status }: Extract<PageOutcome, { kind: 'redirect' }>) {
  // Addresses follow titles, which may change back: a browser that cached both redirects would loop.
  return reply.header('cache-control', 'no-cache').redirect(location, status);
}

/** Sends a shared page, or 304 when the client has it. */
function sendPacked(request: FastifyRequest, reply: FastifyReply, page: PackedPage): FastifyReply {
  addVary(reply, 'Accept-Encoding', 'Save-Data');
  reply.code(page.status).header('cache-control', 'no-cache');
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

/** Wraps a call to record its error, because a renderer passes on less. */
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

/** Returns whether an address has a file extension. Existing files have their own routes. */
function namesFile(url: string): boolean {
  return /^\/(assets|\.well-known)\/|\.[a-z][a-z0-9]{0,10}$/i.test(url.split('?', 1)[0] ?? '');
}

function sendNoFile(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found.\n');
}

/** Serves the built files, under overload too: a page without its script is useless. */
async function serveFiles(app: FastifyInstance, web: WebBundle): Promise<void> {
  app.addHook('onRoute', (route) => void Object.assign((route.config ??= {}), answersWhenOverloaded));
  await app.register(fastifyStatic, {
    root: web.clientFolder,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    // Precompressed variants are served for the file beside them, never under their own names.
    globIgnore: ['**/*.{br,gz}'],
    setHeaders(reply, path) {
      shortenHeaders(reply, path.replace(/\.(br|gz)$/, ''));
      // Names of built assets contain a hash of their content; other files may change under their name.
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}

/** Only the inline script that must run before the first paint is allowed. */
function allowInlineScript(reply: FastifyReply, scriptHash: string): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string')
    reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${scriptHash}`));
}
