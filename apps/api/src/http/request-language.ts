import { inLanguage } from '@africanscity/messages/language';
import { type Language, mainLanguage, offeredLanguages } from '@africanscity/messages/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The header in which a page names its language to the API. Other clients do not send it, and get English. */
const languageHeader = 'x-language';

/** Handles each request in its language: that of the page's address, or of the page that calls the API. */
export function registerLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done));
  // The end of a body arrives outside of the first hook's context.
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request), done));
}

function languageOf({ url, headers }: FastifyRequest): Language {
  const named = /^\/([a-z]{2})(?:[/?]|$)/.exec(url)?.[1] ?? headers[languageHeader];
  return offeredLanguages.find((language) => language === named) ?? mainLanguage;
}
