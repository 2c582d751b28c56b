import { language } from '@africanscity/messages/language';
import { pathPrefix } from '@africanscity/messages/languages';

// A build for browsers has one prefix, which costs no code when it is empty.

/** The prefix of addresses in the page's language, as routers take it. */
export const basename = (): string =>
  (import.meta.env.SSR ? pathPrefix(language()) : (import.meta.env.LANGUAGE_PREFIX as string)) || '/';

/**
 * Returns the address of a path of the site in the page's language: '/fr/home' for '/home'. The router's links,
 * `SiteLink` and redirects of loaders and actions take the path itself.
 */
export function localPath(path: string): string {
  if (import.meta.env.SSR) return pathPrefix(language()) + path;
  return import.meta.env.LANGUAGE_PREFIX ? (import.meta.env.LANGUAGE_PREFIX as string) + path : path;
}

/** Returns a path of the site without the prefix of the page's language. */
export function sitePath(pathname: string): string {
  if (!import.meta.env.SSR && !import.meta.env.LANGUAGE_PREFIX) return pathname;
  const prefix = basename();
  const isWithin = pathname === prefix || pathname.startsWith(`${prefix}/`);
  return isWithin ? pathname.slice(prefix.length) || '/' : pathname;
}

/** Returns the URL of a page without the prefix of the page's language. */
export function siteUrl(address: string): URL {
  const url = new URL(address);
  url.pathname = sitePath(url.pathname);
  return url;
}
