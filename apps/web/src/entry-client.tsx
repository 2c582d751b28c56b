import type { Visitor } from '@africanscity/contracts/rendered-page';
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
import { retryLazyRoutes } from './app/retry-lazy-routes.tsx';
import { Providers } from './app/providers.tsx';
import { createRoutes } from './app/router.tsx';
import { showIncomplete } from './app/show-incomplete.ts';
import { collectEarlyInput, replayEarlyInput } from './components/early-input.ts';
import { confirmation } from './components/confirmation.ts';
import { logInAgain } from './components/log-in-again.ts';
import { pagePrefetch } from './components/page-prefetch.ts';
import { clearUnsavedInput, hasUnsavedInput, watchInput } from './components/unsaved-input.ts';

/** What the server left in the page. */
interface PageState {
  apiBasePath: string;
  publicUrl: string;
  /** What the token call wants of clients: an identifier, not a secret. */
  clientAuthorization: string;
  saveData?: boolean;
  visitor?: Visitor;
  queries?: DehydratedQueries;
  hydration?: HydrationState | null;
}

const pageState = JSON.parse(document.getElementById('state')!.textContent) as PageState;

const queryClient = new ApiQueryClient(
  createBrowserCall({
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
  // What one person saw must not be left for the next.
  queryClient.clear();
  window.location.assign(leadTo);
}, hasUnsavedInput);

const carried = pageState.queries && hydrateQueries(pageState.queries, Date.now());
const loaderContext = { queryClient, publicUrl: pageState.publicUrl };
const routes = createRoutes(() => loaderContext);
await loadMatchingRoutes(routes).catch(showIncomplete);
retryLazyRoutes(routes);
pagePrefetch.provide((path) => {
  for (const { route } of matchRoutes(routes, path) ?? []) if (typeof route.lazy === 'function') void route.lazy();
});
const router = createBrowserRouter(routes, { hydrationData: pageState.hydration ?? undefined });
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

/** Hands the input from before hydration to the app, and tells the script of the document that the app answers now. */
function Hydrated(): null {
  // As a microtask: within React's own commit, handlers of events could not change a state at once.
  useLayoutEffect(() => queueMicrotask(replayEarlyInput), []);
  useEffect(() => {
    // What renders once more because it is in a browser now has done so.
    const told = setTimeout(() => {
      document.documentElement.dataset.hydrated = '';
      window.dispatchEvent(new Event('hydrated'));
    });
    return () => clearTimeout(told);
  }, []);
  return null;
}

/** The page that the server rendered must be loaded before React takes it over. */
async function loadMatchingRoutes(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, { ...loaded, lazy: undefined });
    }),
  );
}

/** An upgrade takes the scripts away that an open page would fetch for the next one; a new document names the new ones. */
async function openAnew(wanted: Location | undefined): Promise<void> {
  if (!wanted) return;
  const address = createPath(wanted);
  const isServed = await fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  // Without a connection the page stays, and offers to try again.
  if (isServed) window.location.assign(address);
}
