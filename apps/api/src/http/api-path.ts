import type { Config } from '../context.ts';

/** Prefix of the API's paths when it is served at the root. Clients always use it. */
const ofClients = /^\/(africanscity|oauth)(\/|$)|^\/logoff$/;
const ofRoot = /^\/(health|dev|docs|pictures)(\/|$)|^\/openapi\.json$/;

/** Returns whether an address belongs to the API. An unknown one then gets a JSON error instead of a page. */
export function isApiPath({ apiBasePath }: Pick<Config, 'apiBasePath'>, url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (ofClients.test(path)) return true;
  return apiBasePath ? path === apiBasePath || path.startsWith(`${apiBasePath}/`) : ofRoot.test(path);
}
