import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../context.ts';
import { rememberedSeconds, writeCookie } from '../../kernel/cookies.ts';

const name = 'save-data';

/** Returns whether a visitor wants minimal pages: by their choice on the site, or else by their browser's header. */
export function savesData({ headers }: FastifyRequest): boolean {
  const chosen = parseCookie(headers.cookie ?? '')[name];
  return chosen === undefined ? headers['save-data'] === 'on' : chosen === 'on';
}

/** Returns the Set-Cookie header that stores the choice on the device: 'on' or 'off', without personal data. */
export function saveDataCookie(config: Pick<Config, 'publicUrl'>, saves: boolean): string {
  return writeCookie(config, { name, value: saves ? 'on' : 'off', maxAge: rememberedSeconds });
}
