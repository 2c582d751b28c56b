/**
 * Where to go after login: the address inside the site that was asked for, or `/`. Anything that a
 * browser could read as another site, another scheme or the login page itself is `/`.
 */
export function safeReturnUrl(asked: string | null): string {
  if (!asked || !/^\/(?![/\\])/.test(asked) || /[\u0000-\u001f\\]/.test(asked)) return '/';
  const base = 'https://site.invalid';
  const url = URL.parse(asked, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//') || url.pathname === '/login') return '/';
  return url.pathname + url.search + url.hash;
}
