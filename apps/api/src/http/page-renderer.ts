import type { PostedForm, Visitor } from '@africanscity/contracts/rendered-page';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppContext, RequestContext } from '../context.ts';
import type { ApiError } from '../errors.ts';
import { translate } from './error-handler.ts';
import { createLocalCall, type LocalCall } from './operations.ts';
import type { PageOutcome } from './page-cache/page-cache.ts';
import { packPage } from './page-cache/packed-page.ts';
import { siteLanguages } from './site-languages.ts';
import type { PageRequest, WebBundle } from './web-bundle.ts';

/** About a thousand cards, with the menus and the footer's groups. */
const fragmentCacheBytes = 6 * 1024 * 1024;

/** The parts of a request that rendering needs beside the address. */
export interface Visit {
  log: FastifyBaseLogger;
  /** Replicas that show the changes of this visitor; undefined for the primary alone. */
  replicas: AppContext['replicas'];
  /** Set for an administrator who previews it. */
  previewedDraft?: RequestContext['previewedDraft'];
}

/** The parts of a rendered page that belong to one visitor. */
export interface OwnPage {
  /** Executes operations for this visitor. */
  call: LocalCall;
  visitor?: Visitor | undefined;
  post?: PostedForm;
}

/**
 * Renders pages as anonymous visitors see them. From the request it uses only the parts of the cache key. Data of one visitor
 * are passed in.
 */
export function createRenderer(app: FastifyInstance, ctx: AppContext, web: WebBundle) {
  const fragments = createFragmentCache();
  const { apiBasePath, publicUrl, oauthClient } = ctx.config;
  const languages = siteLanguages(ctx.config);
  // An identifier that every client of the token call contains, not a secret.
  const clientAuthorization = `Basic ${Buffer.from(`${oauthClient.id}:${oauthClient.secret}`).toString('base64')}`;

  return async (asked: PageRequest, { log, replicas, previewedDraft }: Visit, own?: OwnPage): Promise<PageOutcome> => {
    const { visitor, post } = own ?? {};
    // The list, its facets and its map run the same queries.
    const anonymousCall = createLocalCall({ ...ctx, replicas, previewedDraft, memo: new Map() }, app.operations);
    // Page content is the same for all visitors; a form belongs to its sender.
    const { call, failures } = watch(
      (operation, input) => (own && operation.method === 'POST' ? own.call : anonymousCall)(operation, input),
      log,
    );
    const renderedAt = ctx.clock().getTime();
    const page = await web
      .render({ ...asked, call, publicUrl, languages, fragments, visitor, post })
      .catch((error: Error) => {
        throw failures[0]?.error ?? error;
      });
    // A page that failed without the database says so, and when to try again.
    const unavailable = failures.find(({ failure }) => failure.statusCode === 503);
    if (page.kind === 'page' && page.status >= 500 && unavailable) throw unavailable.error;
    if (page.kind === 'redirect') return page;
    const { language, saveData, brand, isPreview, currency } = asked;
    const state = {
      apiBasePath,
      publicUrl,
      brand,
      clientAuthorization,
      saveData,
      currency,
      visitor,
      ...page.state,
    };
    const assets = web.assetsOf(page.modules, language);
    const options = { language, languages, publicUrl, assets, apiBasePath, saveData, brand, isPreview };
    const packed = await packPage(page.status, web.writeDocument(page, state, options), { saveData });
    // A failed page may succeed for the next visitor.
    const isForAll = page.status === 200 && failures.length === 0;
    const cause = page.status >= 500 ? (failures[0]?.error ?? page.fault) : undefined;
    return { kind: 'page', page: packed, renderedAt: isForAll ? renderedAt : null, cause };
  };
}

/** A failed call: what the renderer gets, and its cause. */
interface FailedCall {
  failure: ApiError;
  error: Error;
}

/** Wraps a call to record its error, because a renderer passes on less. */
function watch(localCall: LocalCall, log: FastifyBaseLogger): { call: LocalCall; failures: FailedCall[] } {
  const failures: FailedCall[] = [];
  const call: LocalCall = (endpoint, input) =>
    localCall(endpoint, input).catch((error: Error) => {
      const failure = translate(error);
      if (failure.statusCode >= 500) {
        log.error({ err: error, operation: endpoint.name }, 'a page got no answer');
        failures.push({ failure, error });
      }
      throw failure;
    });
  return { call, failures };
}

/** As bytes, because React builds markup of thousands of small strings, each of which costs as much as its text. */
function createFragmentCache() {
  const cached = new LRUCache<string, Buffer>({
    maxSize: fragmentCacheBytes,
    sizeCalculation: (markup, key) => markup.length + key.length,
  });
  return {
    get: (key: string) => cached.get(key)?.toString(),
    set: (key: string, markup: string) => void cached.set(key, Buffer.from(markup)),
  };
}
