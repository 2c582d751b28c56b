import stopWordLists from 'stopwords-iso/stopwords-iso.json' with { type: 'json' };
import { correctableAmenityWords, amenityPhrases } from './amenity-phrases.ts';
import { currencyNames } from './currencies.ts';
import { normalize } from './normalize.ts';
import { phrases, correctableLexiconWords, type WordLanguage } from './lexicon.ts';
import { fractionWords, numberWords } from './numbers.ts';

const languages = ['en', 'fr', 'pt', 'sw', 'ar'] as const;
const stopWordsOf = new Map(languages.map((language) => [language, new Set(stopWordLists[language].map(normalize))]));

/** Words of five languages that say nothing about a home, and are no slip of the name of a place. */
const stopWords: ReadonlySet<string> = new Set([...stopWordsOf.values()].flatMap((words) => [...words]));

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** The languages whose stop words hold a word. */
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
  ...currencyNames.keys(),
  ...fractionWords.keys(),
]);

/** Whether a word means something without the database. */
export function isKnownWord(word: string): boolean {
  return knownWords.has(word);
}

/** Words of the search's own that people may have misspelt. */
export const correctableWords: readonly string[] = [
  ...new Set([
    ...correctableLexiconWords,
    ...correctableAmenityWords,
    ...currencyNames.keys(),
    // Of numbers those that Swahili joins to what they count: "fifth" and "tree" are no slips of English ones.
    ...[...numberWords.keys()].filter((word) => /^(vi|wa|ma|ki)[a-z]{3,}$/.test(word) && !/^vin[gt]/.test(word)),
  ]),
].filter((word) => word.length > 3);
