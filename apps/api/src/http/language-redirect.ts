import { homeLanguage } from '@africanscity/contracts/brand';
import { type Language, mainLanguage, pathPrefix } from '@africanscity/messages/languages';
import { Negotiator } from '@fastify/accept-negotiator';
import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../context.ts';
import { rememberedSeconds, writeCookie } from '../kernel/cookies.ts';
import { isFromOwnSite } from './request-origin.ts';
import { splitLanguage } from './site-languages.ts';
import { addVary } from './vary.ts';

type LanguageConfig = Pick<Config, 'brand' | 'languages' | 'publicUrl'>;

const name = 'language';

/** The main language's code at the beginning of an address. Its pages have addresses without a prefix. */
const mainPrefix = new RegExp(`^/${mainLanguage}(?=[/?]|$)[/\\\\]*`);

/**
 * Redirects a visitor of the home page to their language: the remembered choice, or else the first of Accept-Language that
 * the site has, or else the brand's. Crawlers send none and are never redirected, and neither is a visitor who follows a link
 * of this site.
 * Redirects the main language's code to addresses without prefix. Remembers the choice of a visitor who changes the
 * language of a page. Returns undefined when the page is to be sent.
 */
export function redirectByLanguage(
  config: LanguageConfig,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  if (config.languages.length < 2) return undefined;
  const { url } = request;
  if (mainPrefix.test(url))
    return reply.header('cache-control', 'no-cache').redirect(url.replace(mainPrefix, '/'), 301);
  const from = previousPage(config, request);
  if (from) keepChoice(config, reply, from, url);
  const [path, query] = url.split('?', 2);
  if (path !== '/' && path !== '/home') return undefined;
  addVary(reply, 'Accept-Language', 'Cookie');
  const language = from === null ? wantedLanguage(config, request) : mainLanguage;
  if (language === mainLanguage) return undefined;
  const location = `${pathPrefix(language)}/home${query ? `?${query}` : ''}`;
  return reply.header('cache-control', 'private, no-store').redirect(location, 302);
}

/** Remembers the language of an address that is the former page in another language. */
function keepChoice(config: LanguageConfig, reply: FastifyReply, from: string, url: string): void {
  const [former, current] = [splitLanguage(config, from), splitLanguage(config, url)];
  if (former.address === current.address && former.language !== current.language)
    reply.header('set-cookie', languageCookie(config, current.language));
}

/** Returns the path of this site's page that links here, '' for an unnamed one, and null for a link of another site. */
function previousPage(config: LanguageConfig, request: FastifyRequest): string | null {
  if (!isFromOwnSite(config, request)) return null;
  const referer = URL.parse(request.headers.referer ?? '');
  return referer ? referer.pathname + referer.search : '';
}

function wantedLanguage(config: LanguageConfig, { headers }: FastifyRequest): Language {
  const chosen = parseCookie(headers.cookie ?? '')[name];
  const accepted = headers['accept-language'];
  return (
    config.languages.find((language) => language === chosen) ??
    (accepted
      ? (acceptedLanguage(config.languages, accepted) ?? homeLanguage(config.brand, config.languages))
      : mainLanguage)
  );
}

function acceptedLanguage(languages: readonly Language[], header: string): Language | null {
  const negotiator = new Negotiator({ supportedValues: [...languages] });
  // Regions are other forms of a language: fr-SN is read as fr.
  const withoutRegions = header.toLowerCase().replaceAll(/([a-z]{2,3})-[\w-]+/g, '$1');
  return negotiator.negotiate(withoutRegions) as Language | null;
}

/** Returns the Set-Cookie header that stores the choice on the device. The document's inline script reads it too. */
function languageCookie(config: LanguageConfig, language: Language): string {
  return writeCookie(config, { name, value: language, maxAge: rememberedSeconds, isReadable: true });
}
