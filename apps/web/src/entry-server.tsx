import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ApiFailure, type Call } from './api/call.ts';
import { ApiQueryClient } from './api/query-client.ts';
import { prepareStatusLabels } from './api/status-labels.ts';
import { siteName, type PageData, type PageMeta } from './app/page-meta.ts';
import { Providers } from './app/providers.tsx';
import { createRoutes, type PageHandle } from './app/router.tsx';

export interface RenderRequest {
  /** Absolute address of the page. */
  url: string;
  /** Carries out an operation within the process. Rejects with an error that has a `statusCode`. */
  call: Call;
  publicUrl: string;
  /** The visitor asked to be sent as little as possible. */
  saveData: boolean;
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
      /** Source files of the page, whose scripts and styles the document links. */
      modules: string[];
      /** What the browser continues with: the query cache and the loaders' data. */
      state: { queries: unknown; hydration: unknown };
    };

export { firstPaintScript, writeDocument } from './app/document.ts';

/** Renders a page as an anonymous visitor sees it. Rejects when a component throws. */
export async function render({ url, call, publicUrl, saveData }: RenderRequest): Promise<Rendered> {
  const queryClient = new ApiQueryClient(translateErrors(call));
  // Whoever waits for a page is told at once; only browsers ask again.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  await prepareStatusLabels(queryClient);
  const handler = createStaticHandler(createRoutes({ queryClient, publicUrl }));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StrictMode>
      <Providers queryClient={queryClient} saveData={saveData}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
  );
  const page = context.loaderData[context.matches.at(-1)?.route.id ?? ''] as PageData | null | undefined;
  const { loaderData, errors } = context;
  // A failed page is not hydrated with its error: the browser runs the loader again, and may succeed.
  const state = { queries: dehydrate(queryClient), hydration: errors ? null : { loaderData } };
  const modules = context.matches.flatMap((match) => (match.route.handle as PageHandle | undefined)?.module ?? []);
  queryClient.clear();
  return {
    kind: 'page',
    status: errors ? context.statusCode : (page?.status ?? context.statusCode),
    html,
    meta: page?.meta ?? { title: siteName, noIndex: true },
    lean: page?.lean ?? false,
    modules,
    state,
  };
}

/** The server's errors, as pages know them. */
function translateErrors(call: Call): Call {
  return (endpoint, input) =>
    call(endpoint, input).catch((error: Error & { statusCode?: number; code?: string }) => {
      throw new ApiFailure(
        error.statusCode ?? 500,
        error.code ?? 'internal',
        error.statusCode ? error.message : 'Something went wrong.',
      );
    });
}
