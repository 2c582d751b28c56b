import { inLanguage } from '@africanscity/messages/language';
import { type Language, languages, mainLanguage } from '@africanscity/messages/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../context.ts';
import { addVary } from './vary.ts';

/** The header in which a page names its language to the API. Other clients do not send it, and get English. */
export const languageHeader = 'x-language';

/** Handles each request in its language: that of the page's address, or of the page that calls the API. */
export function registerLanguage(app: FastifyInstance, config: Pick<Config, 'languages'>): void {
  if (config.languages.length > 1)
    app.addHook('onRequest', async (request, reply) => {
      // A page has an address for each language.
      if (!request.routeOptions.config.isPage) addVary(reply, 'X-Language');
    });
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done));
  // The end of a body arrives outside of the first hook's context.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request), done));
}

const languageOf = (request: FastifyRequest): Language => namedLanguage(request) ?? mainLanguage;

/** Returns the code of a language that an address begins with: 'fr' of '/fr/home'. */
export const languageCode = (url: string): string | undefined => /^\/([a-z]{2})(?=[/?]|$)/.exec(url)?.[1];

export function namedLanguage({ url, headers }: FastifyRequest): Language | null {
  const named = languageCode(url) ?? headers[languageHeader];
  return languages.find((language) => language === named) ?? null;
}
