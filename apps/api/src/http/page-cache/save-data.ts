import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../context.ts';
import { writeCookie } from '../../kernel/cookies.ts';

const name = 'save-data';
const year = 365 * 24 * 60 * 60;

/** Whether somebody is to be sent as little as possible: as they chose on the site, or else as their browser says. */
export function savesData({ headers }: FastifyRequest): boolean {
  const chosen = parseCookie(headers.cookie ?? '')[name];
  return chosen === undefined ? headers['save-data'] === 'on' : chosen === 'on';
}

/** The Set-Cookie header that keeps the choice on the device: 'on' or 'off', and nothing of anybody. */
export function saveDataCookie(config: Pick<Config, 'publicUrl'>, saves: boolean): string {
  return writeCookie(config, { name, value: saves ? 'on' : 'off', maxAge: year });
}
