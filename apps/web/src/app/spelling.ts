import { matchRoutes, type RouteObject } from 'react-router-dom';
import { listAddress, readListQuery } from '../features/listings/query/list-query.ts';
import { paths } from './paths.ts';

/** Returns the function that redirects alternative spellings of the routes' addresses. */
export function createRespell(routes: RouteObject[]): (url: URL) => string | undefined {
  const written = new Set(pathsOf(routes));
  return (url) => respell(url, written.has(url.pathname) ? url.pathname : spellPath(routes, url.pathname));
}

/** Paths of routes that name their whole address. */
function pathsOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path = '', children = [] }) => [
    ...(/^[\w/-]+$/.test(path) ? [`/${path}`] : []),
    ...pathsOf(children),
  ]);
}

/**
 * Returns the canonical spelling of an address: letter case, trailing slash, unknown filters, order of parameters.
 * Undefined when the address is canonical.
 */
function respell(url: URL, path: string): string | undefined {
  const search = path === paths.properties() ? spellListSearch(url.searchParams) : url.searchParams.toString();
  const same = path === url.pathname && search === url.searchParams.toString();
  return same ? undefined : `${path}${search && `?${search}`}`;
}

/** Spells the static segments of a path as the route does, and keeps its parameters. */
function spellPath(routes: RouteObject[], pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  const route = matchRoutes(routes, trimmed)
    ?.map(({ route: { path } }) => path)
    .filter(Boolean)
    .join('/');
  if (!route || route === '*') return pathname;
  const named = route.split('/');
  const segments = trimmed.split('/').slice(1);
  return `/${segments.map((segment, at) => (/^[\w-]+$/.test(named[at] ?? ':') ? named[at] : segment)).join('/')}`;
}

function spellListSearch(asked: URLSearchParams): string {
  const query = readListQuery(asked);
  const { page, cursor, mistyped, drawnArea = query.unreadableArea } = query;
  // Invalid prices and areas stay in the address, because the list shows their error.
  return listAddress(query, { page, cursor, drawnArea, ...mistyped }).split('?')[1] ?? '';
}
