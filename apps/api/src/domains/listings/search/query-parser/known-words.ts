import stopWordLists from 'stopwords-iso/stopwords-iso.json' with { type: 'json' };
import { correctableAmenityWords, amenityPhrases } from './amenity-phrases.ts';
import { currencyNames } from './currencies.ts';
import { normalize } from '../../core/normalize.ts';
import { contextPhrases, correctableLexiconWords, phrases, type WordLanguage } from './lexicon.ts';
import { ordinalWords } from './floors.ts';
import { fractionWords, numberWords } from './numbers.ts';

const languages = ['en', 'fr', 'pt', 'sw', 'ar'] as const;
const stopWordsOf = new Map(languages.map((language) => [language, new Set(stopWordLists[language].map(normalize))]));

/** Stop words of five languages. Spell correction leaves them alone. */
const stopWords: ReadonlySet<string> = new Set([...stopWordsOf.values()].flatMap((words) => [...words]));

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** The languages that have a word as a stop word. */
export function stopWordLanguages(word: string): WordLanguage[] {
  return languages.filter((language) => stopWordsOf.get(language)!.has(word));
}

export function wordsIn(texts: Iterable<string>): string[] {
  return [...texts].flatMap((text) => text.split(' '));
}

const knownWords = new Set([
  ...wordsIn(phrases.keys()),
  ...wordsIn(amenityPhrases.keys()),
  ...numberWords.keys(),
  ...wordsIn(currencyNames.keys()),
  ...fractionWords.keys(),
  ...ordinalWords.keys(),
  // "20 years left" is no misspelt lift.
  ...wordsIn(contextPhrases),
]);

/** Whether the vocabulary files know a word. */
export function isKnownWord(word: string): boolean {
  return knownWords.has(word);
}

/** Words of the vocabulary files that are targets of spell correction. */
export const correctableWords: readonly string[] = [
  ...new Set([
    ...correctableLexiconWords,
    ...correctableAmenityWords,
    ...[...currencyNames.keys()].filter((name) => !name.includes(' ')),
    // Of numbers only the Swahili ones with a noun prefix: "tree" is no misspelling of "three".
    ...[...numberWords.keys()].filter((word) => /^(vi|wa|ma|ki)[a-z]{3,}$/.test(word) && !/^vin[gt]/.test(word)),
  ]),
].filter((word) => word.length > 3);
