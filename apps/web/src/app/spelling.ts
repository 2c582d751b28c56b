import { matchRoutes, type RouteObject } from 'react-router-dom';
import { listAddress, readListQuery } from '../features/listings/list/list-query.ts';
import { paths } from './paths.ts';

/** What tells where an address of this tree is to lead. */
export function createRespell(routes: RouteObject[]): (url: URL) => string | undefined {
  const written = new Set(pathsOf(routes));
  return (url) => respell(url, written.has(url.pathname) ? url.pathname : spellPath(routes, url.pathname));
}

/** Of the routes that name all of their address. */
function pathsOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path = '', children = [] }) => [
    ...(/^[\w/-]+$/.test(path) ? [`/${path}`] : []),
    ...pathsOf(children),
  ]);
}

/**
 * Where an address is to lead that is another spelling of one of ours: in its case, with a slash at its end, with what a
 * list does not know or in another order. Undefined when it is spelled as links are.
 */
function respell(url: URL, path: string): string | undefined {
  const search = path === paths.properties() ? spellListSearch(url.searchParams) : url.searchParams.toString();
  const same = path === url.pathname && search === url.searchParams.toString();
  return same ? undefined : `${path}${search && `?${search}`}`;
}

/** Segments that a route names are spelled as it names them; those that say which one stay. */
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
  // What is wrong with a price is said by the list, which has to be told.
  return listAddress(query, { page: query.page, cursor: query.cursor, ...query.mistyped }).split('?')[1] ?? '';
}
