import { inLanguage } from '@africanscity/messages/language';
import { type Language, languages, mainLanguage, offeredLanguages } from '@africanscity/messages/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The header in which a page names its language to the API. Other clients do not send it, and get English. */
export const languageHeader = 'x-language';

/** Handles each request in its language: that of the page's address, or of the page that calls the API. */
export function registerLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done));
  // The end of a body arrives outside of the first hook's context.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request), done));
}

const languageOf = (request: FastifyRequest): Language => namedLanguage(request) ?? mainLanguage;

/** Returns the language that a request names, or null. Pages exist in offered languages, other texts in all. */
export function namedLanguage({ url, headers }: FastifyRequest): Language | null {
  const prefix = /^\/([a-z]{2})(?:[/?]|$)/.exec(url)?.[1];
  const ofPage = offeredLanguages.find((language) => language === prefix);
  return ofPage ?? languages.find((language) => language === headers[languageHeader]) ?? null;
}
