import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import type { Messages } from './catalog.ts';
import { isolateTexts } from './isolate.ts';
import { directionOf, type Language } from './languages.ts';

export interface CompiledMessages {
  /** Import statements that the functions need. */
  imports: string[];
  /** The source of each function by key: `(d) => "Hello " + d.name`. */
  functions: Map<string, string>;
}

/** Compiles messages of one language to functions. Throws if a message is not ICU, or lacks a plural form. */
export function compileMessages(language: Language, messages: Messages): CompiledMessages {
  const shown = directionOf(language) === 'ltr' ? messages : isolateAll(messages);
  const source = compileModule(new MessageFormat(pluralLocale(language)), shown);
  const lines = source.split('\n');
  const functions = new Map<string, string>();
  // One message is one line: line breaks of texts are escaped.
  for (const line of lines) {
    const [, key, code] = /^ {2}(\w+): (.*?),?$/.exec(line) ?? [];
    if (key && code) functions.set(key, code);
  }
  for (const key of Object.keys(messages))
    if (!functions.has(key)) throw new Error(`The key ${key} must be a name such as noHomesFound.`);
  return { imports: lines.filter((line) => line.startsWith('import ')), functions };
}

const isolateAll = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, isolateTexts(message)]));

/** Portuguese of Africa counts as that of Portugal: '0 anúncios', while Brazil says '0 anúncio'. */
function pluralLocale(language: Language): string {
  return language === 'pt' ? 'pt-PT' : language;
}
