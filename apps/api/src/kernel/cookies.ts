import { stringifySetCookie } from 'cookie';
import type { Config } from '../context.ts';

/** Seconds for which a device remembers a choice. */
export const rememberedSeconds = 365 * 24 * 60 * 60;

export interface OwnCookie {
  name: string;
  value: string;
  /** Seconds; 0 deletes the cookie. */
  maxAge: number;
  /** Path of the cookie; '/' by default. */
  path?: string;
  sameSite?: 'lax' | 'strict';
  /** Scripts can read the cookie. */
  isReadable?: true;
}

/** Returns a Set-Cookie header for a cookie that scripts cannot read, unless it says so. It is sent over TLS only where the site has TLS. */
export function writeCookie(config: Pick<Config, 'publicUrl'>, { isReadable, ...cookie }: OwnCookie): string {
  return stringifySetCookie({ path: '/', sameSite: 'lax', ...cookie, httpOnly: !isReadable, secure: isSecure(config) });
}

/** Returns whether visitors reach the site over TLS. */
export function isSecure({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:');
}
