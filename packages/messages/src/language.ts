import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { type Language, languages, mainLanguage } from './languages.ts';

const current = new AsyncLocalStorage<Language>();

/** The language of the current request or job. In browsers it is the language of the build. */
export const language = (): Language => current.getStore() ?? mainLanguage;

/** Calls `run`. In all that it starts, messages are in the given language. */
export function inLanguage<Result>(chosen: Language, run: () => Result): Result {
  return current.run(chosen, run);
}

const require = createRequire(import.meta.url);

/**
 * The messages of a domain by language. Those of other languages than the main one are loaded when they are first used: each
 * language takes 4 MB of a server.
 */
export function loadedOnUse<Messages extends object>(domain: string, main: Messages): Record<Language, Messages> {
  const all = { [mainLanguage]: main } as Record<Language, Messages>;
  for (const name of languages.filter((other) => other !== mainLanguage)) {
    Object.defineProperty(all, name, {
      configurable: true,
      get: () => {
        const messages = require(`../generated/${name}/${domain}.ts`) as Messages;
        Object.defineProperty(all, name, { value: messages });
        return messages;
      },
    });
  }
  return all;
}
