import type { LazyRouteFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';

type Loaded = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

/**
 * Retries the script of a page in the page's loader. When a loader fails, the error page offers to try again; when
 * `lazy` fails, the router shows nothing at all.
 */
export function retryLazyRoutes(routes: RouteObject[]): void {
  for (const route of routes) {
    const { lazy, children } = route;
    if (typeof lazy === 'function') route.lazy = () => lazy().catch(() => retriedPage(lazy));
    if (children) retryLazyRoutes(children);
  }
}

function retriedPage(lazy: LazyRouteFunction<RouteObject>): Loaded {
  let loaded: Loaded | undefined;
  return {
    async loader(args: LoaderFunctionArgs) {
      loaded = await lazy();
      return typeof loaded.loader === 'function' ? loaded.loader(args) : null;
    },
    Component() {
      const Page = loaded?.Component;
      return Page ? <Page /> : null;
    },
  };
}
