import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, mainLanguage } from './languages.ts';

const current = new AsyncLocalStorage<Language>();

/** The language of the current request or job. In browsers it is the language of the build. */
export const language = (): Language => current.getStore() ?? mainLanguage;

/** Calls `run`. In all that it starts, messages are in the given language. */
export function inLanguage<Result>(chosen: Language, run: () => Result): Result {
  return current.run(chosen, run);
}
