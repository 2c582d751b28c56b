import { type ReactElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { ApiFailure, type Call } from './api/call.ts';
import { type CarriedQueries, packQueries } from './api/carried-queries.ts';
import { ApiQueryClient } from './api/query-client.ts';
import { prepareStatusLabels } from './api/status-labels.ts';
import type { PostedForm } from './app/form-action.ts';
import { siteName, type PageData, type PageMeta } from './app/page-meta.ts';
import { Providers } from './app/providers.tsx';
import { formPages } from './app/form-pages.ts';
import { createRoutes, type LoaderContext, type PageHandle } from './app/router.tsx';
import { createRespell } from './app/spelling.ts';
import { KeepParts, type KeptMarkup } from './components/kept-part.tsx';
import { SaveData } from './components/save-data.tsx';
import type { FieldFault } from './components/use-submit.ts';
import type { Visitor } from './components/visitor.tsx';

export interface RenderRequest {
  /** Absolute address of the page. */
  url: string;
  /** Carries out an operation within the process. Rejects with an error that has a `statusCode`. */
  call: Call;
  publicUrl: string;
  /** The visitor asked to be sent as little as possible. */
  saveData: boolean;
  /** Keeps the markup of what many pages show. */
  parts: KeptMarkup;
  /** Who logged in without scripts. */
  visitor?: Visitor;
  /** The form that the page is sent, when it is. */
  post?: PostedForm;
}

export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      html: string;
      meta: PageMeta;
      /** Whether the page is whole without its scripts. */
      lean: boolean;
      /** What is called once the page is open, below the API's base path. */
      opened: string | undefined;
      /** Source files of the page, whose scripts and styles the document links. */
      modules: string[];
      /** What the browser continues with: what was asked, and the loaders' data. */
      state: { queries: CarriedQueries; hydration: unknown };
    };

export { firstPaintScript, writeDocument } from './app/document.ts';
export { pageAddress } from './app/page-parameters.ts';

/** Addresses of pages that take forms without scripts. */
export const formPaths = formPages.map((path) => `/${path}`);

/** The tree of addresses is the same for every request, which brings what its loaders work with. */
const routes = createRoutes(({ context }) => context as LoaderContext);
const handler = createStaticHandler(routes);
const respell = createRespell(routes);

/** Renders a page as an anonymous visitor sees it, or as the `visitor` does. Rejects when a component throws. */
export async function render({
  url,
  call,
  publicUrl,
  saveData,
  parts,
  visitor,
  post,
}: RenderRequest): Promise<Rendered> {
  const queryClient = new ApiQueryClient(translateErrors(call));
  // Whoever waits for a page is told at once; only browsers ask again.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const spelled = respell(new URL(url));
  if (spelled !== undefined) return { kind: 'redirect', status: 301, location: spelled };
  await prepareStatusLabels(queryClient);
  const requestContext: LoaderContext = { queryClient, publicUrl, post };
  const context = await handler.query(new Request(url, post && { method: 'POST' }), { requestContext });
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StrictMode>
      <Providers queryClient={queryClient} saveData={saveData} visitor={visitor}>
        <KeepParts value={keepIn(parts, saveData)}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </KeepParts>
        {/* Browsers have a second child here, and React's ids follow the places of children. */}
        {null}
      </Providers>
    </StrictMode>,
  );
  const page = context.loaderData[context.matches.at(-1)?.route.id ?? ''] as PageData | null | undefined;
  const { loaderData, actionData, errors } = context;
  // A failed page is not hydrated with its error: the browser runs the loader again, and may succeed.
  const state = {
    queries: packQueries(queryClient),
    hydration: errors ? null : { loaderData: withoutHead(loaderData), actionData },
  };
  const modules = context.matches.flatMap((match) => (match.route.handle as PageHandle | undefined)?.module ?? []);
  queryClient.clear();
  return {
    kind: 'page',
    status: errors ? context.statusCode : (page?.status ?? context.statusCode),
    html,
    meta: page?.meta ?? { title: siteName, noIndex: true },
    lean: page?.lean ?? false,
    opened: page?.opened,
    modules,
    state,
  };
}

/** What a part may depend on beside what it shows is in its key. */
function keepIn(parts: KeptMarkup, saveData: boolean) {
  return (shows: string, part: ReactElement) => {
    const key = `${saveData} ${shows}`;
    const kept = parts.get(key);
    if (kept !== undefined) return kept;
    const markup = renderToString(
      <SaveData value={saveData}>
        <StaticRouter location="/">{part}</StaticRouter>
      </SaveData>,
    );
    parts.set(key, markup);
    return markup;
  };
}

/** Data of loaders without what only the document's head has, and nobody reads in a browser. */
function withoutHead(loaderData: StaticHandlerContext['loaderData']): StaticHandlerContext['loaderData'] {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, data]) => {
      const { meta } = (data ?? {}) as Partial<PageData>;
      return [id, meta ? { ...data, meta: { ...meta, jsonLd: undefined } } : data];
    }),
  );
}

/** The server's errors, as pages know them. */
function translateErrors(call: Call): Call {
  return (endpoint, input) =>
    call(endpoint, input).catch((error: Error & { statusCode?: number; code?: string; errors?: FieldFault[] }) => {
      throw new ApiFailure(
        error.statusCode ?? 500,
        error.code ?? 'internal',
        error.statusCode ? error.message : 'Something went wrong.',
        error.errors,
      );
    });
}
