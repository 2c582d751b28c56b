import type { SiteBrand } from '@africanscity/contracts/brand';
import type { ChosenCurrency, Visitor } from '@africanscity/contracts/rendered-page';
import { language } from '@africanscity/messages/language';
import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  type Location,
  RouterProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom';
import { createBrowserCall } from './api/browser-call.ts';
import { type DehydratedQueries, hydrateQueries } from './api/dehydrated-queries.ts';
import { ApiQueryClient } from './api/query-client.ts';
import {
  endOrLeave,
  endSession,
  forgetEndedSession,
  readEndedSession,
  readSession,
  watchSession,
} from './api/session.ts';
import { basename, localPath } from './ui/local-path.ts';
import { retryLazyRoutes } from './app/retry-lazy-routes.tsx';
import { Providers } from './app/providers.tsx';
import { createRoutes } from './app/router.tsx';
import { showIncomplete } from './app/show-incomplete.ts';
import { collectEarlyInput, replayEarlyInput } from './components/forms/early-input.ts';
import { confirmation } from './features/accounts/security/confirmation.ts';
import { logInAgain } from './features/accounts/security/log-in-again.ts';
import { pagePrefetch } from './components/loading/page-prefetch.ts';
import { clearUnsavedInput, hasUnsavedInput, watchInput } from './components/forms/unsaved-input.ts';

/** State that the server embeds in the page. */
interface PageState {
  apiBasePath: string;
  publicUrl: string;
  brand: SiteBrand;
  /** Authorization of the OAuth client, which is an identifier and not a secret. */
  clientAuthorization: string;
  saveData?: boolean;
  currency: ChosenCurrency | null;
  visitor?: Visitor;
  queries?: DehydratedQueries;
  hydration?: HydrationState | null;
}

const pageState = JSON.parse(document.getElementById('state')!.textContent) as PageState;

const queryClient = new ApiQueryClient(
  createBrowserCall({
    language: language(),
    apiBasePath: pageState.apiBasePath,
    clientAuthorization: pageState.clientAuthorization,
    authorization: () => readSession()?.authorization ?? null,
    onUnauthenticated: () => endOrLeave(hasUnsavedInput),
    hasEnded: () => readEndedSession() !== null && !logInAgain.isWanted(),
    logInAgain: () => {
      endSession();
      return logInAgain.ask();
    },
    confirm: () => confirmation.ask(),
  }),
);

watchSession((leadTo) => {
  // Clears the cache, so that the next user does not see another user's data.
  queryClient.clear();
  window.location.assign(localPath(leadTo));
}, hasUnsavedInput);

const carried = pageState.queries && hydrateQueries(pageState.queries, Date.now());
const { brand, currency } = pageState;
const publicUrl = pageState.publicUrl + localPath('');
const loaderContext = { queryClient, publicUrl, brand, currency };
const routes = createRoutes(() => loaderContext);
await loadMatchingRoutes(routes).catch(showIncomplete);
retryLazyRoutes(routes);
pagePrefetch.provide((path) => {
  for (const { route } of matchRoutes(routes, path) ?? []) if (typeof route.lazy === 'function') void route.lazy();
});
const router = createBrowserRouter(routes, { basename: basename(), hydrationData: pageState.hydration ?? undefined });
watchInput();
let openPath = router.state.location.pathname;
router.subscribe(({ location }) => {
  if (location.pathname === openPath) return;
  openPath = location.pathname;
  clearUnsavedInput();
  forgetEndedSession();
});
window.addEventListener('vite:preloadError', () => void openAnew(router.state.navigation.location));
const root = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <Providers
      queryClient={queryClient}
      state={carried}
      saveData={pageState.saveData ?? false}
      brand={brand}
      currency={currency}
      visitor={pageState.visitor}
    >
      <RouterProvider router={router} />
      <Hydrated />
    </Providers>
  </StrictMode>
);
collectEarlyInput();
if (pageState.hydration) hydrateRoot(root, app);
else createRoot(root).render(app);

/** Replays the input from before hydration, and tells the document's inline script that the app has taken over. */
function Hydrated(): null {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event('rendered'));
    // As a microtask: within React's own commit, event handlers could not change state at once.
    queueMicrotask(replayEarlyInput);
  }, []);
  useEffect(() => {
    // Components that render again after hydration have done so.
    const told = setTimeout(() => {
      document.documentElement.dataset.hydrated = '';
      window.dispatchEvent(new Event('hydrated'));
    });
    return () => clearTimeout(told);
  }, []);
  return null;
}

/** Loads the server-rendered page's module before React hydrates it. */
async function loadMatchingRoutes(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, window.location, basename()) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, { ...loaded, lazy: undefined });
    }),
  );
}

/** A deployment removes the scripts that an open page would load next. A new document names the new ones. */
async function openAnew(wanted: Location | undefined): Promise<void> {
  if (!wanted) return;
  const address = createPath(wanted);
  const isServed = await fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  // Offline, the page stays and offers to try again.
  if (isServed) window.location.assign(address);
}
