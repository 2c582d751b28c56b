/**
 * Returns the path to open after login: `asked` if it is within the site, else `/`. Rejects anything a browser could
 * read as another site or scheme, and the login page itself.
 */
export function safeReturnUrl(asked: string | null): string {
  if (!asked || !/^\/(?![/\\])/.test(asked) || /[\u0000-\u001f\\]/.test(asked)) return '/';
  const base = 'https://site.invalid';
  const url = URL.parse(asked, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//') || url.pathname === '/login') return '/';
  return url.pathname + url.search + url.hash;
}
