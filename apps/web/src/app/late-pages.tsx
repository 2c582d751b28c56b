import type { LazyRouteFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';

type Loaded = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

/**
 * Has the loader of a page whose script did not arrive ask for it once more. Of a loader that fails people are told,
 * with a way to try again; where `lazy` fails, the router shows nothing at all.
 */
export function expectLatePages(routes: RouteObject[]): void {
  for (const route of routes) {
    const { lazy, children } = route;
    if (typeof lazy === 'function') route.lazy = () => lazy().catch(() => latePage(lazy));
    if (children) expectLatePages(children);
  }
}

function latePage(lazy: LazyRouteFunction<RouteObject>): Loaded {
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
