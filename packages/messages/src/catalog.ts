import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from './languages.ts';
import { mainLanguage } from './languages.ts';

const folder = join(import.meta.dirname, '..');

/** ICU messages by key. */
export type Messages = Record<string, string>;

/** The names of the message files: the domains, and those of parts that all domains share. */
export function domains(): string[] {
  return globSync('*.json', { cwd: join(folder, mainLanguage) })
    .map((file) => basename(file, '.json'))
    .sort();
}

/** Reads the messages of a domain in one language, as they are in its file. A missing file has none. */
export function readMessages(language: Language, domain: string): Messages {
  try {
    const text = readFileSync(join(folder, language, `${domain}.json`), 'utf8');
    refuseRepeatedKeys(text, `${language}/${domain}.json`);
    return JSON.parse(text) as Messages;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Throws for a key that a file has twice: JSON takes the last one, and a merge of two branches doubles keys without a conflict. */
export function refuseRepeatedKeys(text: string, file: string): void {
  const keys = [...text.matchAll(/^ {2}"(\w+)":/gm)].map(([, key]) => key);
  const repeated = keys.find((key, at) => keys.indexOf(key) < at);
  if (repeated) throw new Error(`${file} has the key ${repeated} twice. Delete one, or rename it.`);
}

/** Reads all messages of a domain. A message that is not translated yet is in the main language. */
export function readAllMessages(language: Language, domain: string): Messages {
  return withTranslations(readMessages(mainLanguage, domain), readMessages(language, domain));
}

/** Returns the translations of the keys of `main`, and the message of `main` where there is none. */
export function withTranslations(main: Messages, translated: Messages): Messages {
  return Object.fromEntries(Object.entries(main).map(([key, message]) => [key, translated[key] ?? message]));
}
