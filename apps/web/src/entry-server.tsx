import * as siteTexts from '@africanscity/messages/site';
import type { SiteBrand } from '@africanscity/contracts/brand';
import { inLanguage } from '@africanscity/messages/language';
import type { Language } from '@africanscity/messages/languages';
import { BrandContext } from './ui/brand.tsx';
import type {
  ChosenCurrency,
  FragmentStore,
  PostedForm,
  Rendered,
  SiteLanguage,
  Visitor,
} from '@africanscity/contracts/rendered-page';
import { type ReactElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { ApiFailure, type Call } from './api/call.ts';
import { type DehydratedQueries, dehydrateQueries } from './api/dehydrated-queries.ts';
import { ApiQueryClient } from './api/query-client.ts';
import { prepareStatusLabels } from './api/status-labels.ts';
import type { PageData } from './app/page-meta.ts';
import { basename, localPath, siteUrl } from './ui/local-path.ts';
import { Providers } from './app/providers.tsx';
import { formPages } from './app/form-pages.ts';
import { createRoutes, type LoaderContext, type PageHandle } from './app/router.tsx';
import { createRespell } from './app/spelling.ts';
import { FragmentCache } from './components/loading/cached-fragment.tsx';
import { LanguagesContext } from './components/visitor/language-choice.tsx';
import { CurrencyContext } from './components/visitor/chosen-currency.tsx';
import { SaveData } from './components/visitor/save-data.tsx';
import type { FieldFault } from './components/forms/use-submit.ts';

export interface RenderRequest {
  /** Absolute address of the page, with the prefix of its language. */
  url: string;
  /** The language of the page. */
  language: Language;
  /** Languages that visitors can choose; none where there is one. */
  languages: readonly SiteLanguage[];
  /** Carries out an operation within the process. Rejects with an error that has a `statusCode`. */
  call: Call;
  publicUrl: string;
  /** The visitor asked to be sent as little as possible. */
  saveData: boolean;
  brand: SiteBrand;
  currency: ChosenCurrency | null;
  /** Fragment cache, shared by all pages. */
  fragments: FragmentStore;
  /** The user whose session came with a form that was sent without scripts. */
  visitor?: Visitor;
  /** The submitted form, if the request is a POST. */
  post?: PostedForm;
}

export { firstPaintScript, writeDocument } from './app/document.ts';
export { pageAddress } from './app/page-parameters.ts';

/** Paths of pages that accept forms without scripts. */
export const formPaths = formPages.map((path) => `/${path}`);

/** The routes are the same for every request. The request context has the values that loaders need. */
const routes = createRoutes(({ context }) => context as LoaderContext);
const respell = createRespell(routes);
const handlers = new Map<string, StaticHandler>();

/** Returns the handler of the routes below a prefix. */
function handlerOf(basename: string): StaticHandler {
  const handler = handlers.get(basename) ?? createStaticHandler(routes, { basename });
  handlers.set(basename, handler);
  return handler;
}

/** Renders a page in a language, for an anonymous visitor or for `visitor`. Rejects when a component throws. */
export function render(request: RenderRequest): Promise<Rendered<DehydratedQueries>> {
  return inLanguage(request.language, () => renderPage(request));
}

async function renderPage({
  url,
  language,
  languages,
  call,
  publicUrl,
  saveData,
  brand,
  currency,
  fragments,
  visitor,
  post,
}: RenderRequest): Promise<Rendered<DehydratedQueries>> {
  const queryClient = new ApiQueryClient(translateErrors(call));
  // The server reports a failed query at once. Only browsers retry.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const spelled = respell(siteUrl(url));
  if (spelled !== undefined) return { kind: 'redirect', status: 301, location: localPath(spelled) };
  await prepareStatusLabels(queryClient);
  const requestContext: LoaderContext = {
    queryClient,
    publicUrl: publicUrl + localPath(''),
    brand,
    currency,
    post,
  };
  const handler = handlerOf(basename());
  const context = await handler.query(new Request(url, post && { method: 'POST' }), { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? localPath('/') };
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StrictMode>
      <Providers queryClient={queryClient} saveData={saveData} brand={brand} currency={currency} visitor={visitor}>
        <FragmentCache value={renderFragments(fragments, { language, saveData, brand, currency })}>
          <LanguagesContext value={languages}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </LanguagesContext>
        </FragmentCache>
        {/* Browsers have a second child here. React's ids depend on the position of children. */}
        {null}
      </Providers>
    </StrictMode>,
  );
  const page = context.loaderData[context.matches.at(-1)?.route.id ?? ''] as PageData | null | undefined;
  const { loaderData, actionData, errors } = context;
  // A failed page is not hydrated with its error: the browser runs the loader again.
  const state = {
    queries: dehydrateQueries(queryClient),
    hydration: errors ? null : { loaderData: withoutHead(loaderData), actionData },
  };
  const modules = [
    ...(page?.module ? [page.module] : []),
    ...context.matches.flatMap((match) => (match.route.handle as PageHandle | undefined)?.module ?? []),
  ];
  queryClient.clear();
  return {
    kind: 'page',
    status: errors ? context.statusCode : (page?.status ?? context.statusCode),
    fault: Object.values(errors ?? {}).find(isFault),
    html,
    meta: page?.meta ?? { title: brand.name, noIndex: true },
    minimal: page?.minimal ?? false,
    opened: page?.opened,
    modules,
    state,
  };
}

/** Returns whether an error of a loader is neither a failed call, which the caller knows, nor an address without a page. */
function isFault(error: unknown): boolean {
  return !(error instanceof ApiFailure) && !isRouteErrorResponse(error);
}

/** Renders fragments through the cache. The key also has the values of the request that fragments may depend on. */
function renderFragments(
  fragments: FragmentStore,
  { language, saveData, brand, currency }: Pick<RenderRequest, 'language' | 'saveData' | 'brand' | 'currency'>,
) {
  const prefix = `${language} ${saveData} ${JSON.stringify(brand)} ${currency ? JSON.stringify(currency) : ''}`;
  return (cacheKey: string, element: ReactElement) => {
    const key = `${prefix} ${cacheKey}`;
    const cached = fragments.get(key);
    if (cached !== undefined) return cached;
    const markup = renderToString(
      <BrandContext value={brand}>
        <SaveData value={saveData}>
          <CurrencyContext value={currency}>
            <StaticRouter basename={basename()} location={localPath('/')}>
              {element}
            </StaticRouter>
          </CurrencyContext>
        </SaveData>
      </BrandContext>,
    );
    fragments.set(key, markup);
    return markup;
  };
}

/** Removes the structured data of the document's head, which no browser code reads. */
function withoutHead(loaderData: StaticHandlerContext['loaderData']): StaticHandlerContext['loaderData'] {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, data]) => {
      const { meta } = (data ?? {}) as Partial<PageData>;
      return [id, meta ? { ...data, meta: { ...meta, jsonLd: undefined } } : data];
    }),
  );
}

/** Turns errors of the server into the failures that pages handle. */
function translateErrors(call: Call): Call {
  return (endpoint, input) =>
    call(endpoint, input).catch((error: Error & { statusCode?: number; code?: string; errors?: FieldFault[] }) => {
      throw new ApiFailure(
        error.statusCode ?? 500,
        error.code ?? 'internal',
        error.statusCode ? error.message : siteTexts.wentWrong(),
        error.errors,
      );
    });
}
