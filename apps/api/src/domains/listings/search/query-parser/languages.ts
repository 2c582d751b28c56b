import { contextOf, languagesOf, type WordLanguage } from './lexicon.ts';
import { isArabic } from './phonetic-keys.ts';
import type { Token } from './tokens.ts';

/** Languages that a text shows by its words; English and Pidgin always, as people mix them in. */
export type Languages = ReadonlySet<WordLanguage>;

/** Detects the languages of a text: one word means one thing in one language and another in another. */
export function detectLanguages(tokens: Token[]): Languages {
  const shown = new Set<WordLanguage>(['en', 'pcm']);
  for (const { word } of tokens) {
    for (const language of contextOf(word, 'language')) shown.add(language);
    const [only, ...others] = languagesOf(word);
    if (isArabic(word) || (only === 'ar' && !others.length)) shown.add('ar');
  }
  return shown;
}
