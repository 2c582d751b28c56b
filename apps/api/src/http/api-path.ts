import type { Config } from '../context.ts';

/** Where the API's own addresses begin, when it answers at the root. Paths of its clients mean it wherever it is. */
const ofClients = /^\/(africanscity|oauth)(\/|$)|^\/logoff$/;
const ofRoot = /^\/(health|dev|docs|pictures)(\/|$)|^\/openapi\.json$/;

/** Whether an address belongs to the API, so that a wrong one is answered as data, not as a page. */
export function isApiPath({ apiBasePath }: Pick<Config, 'apiBasePath'>, url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (ofClients.test(path)) return true;
  return apiBasePath ? path === apiBasePath || path.startsWith(`${apiBasePath}/`) : ofRoot.test(path);
}
