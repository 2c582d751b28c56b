import { numberWords } from './counts.ts';
import { currencyNames } from './currencies.ts';
import { factPhrases } from './facts.ts';
import { phrases, spellings } from './lexicon.ts';

export function wordsIn(texts: Iterable<string>): string[] {
  return [...texts].flatMap((text) => text.split(' '));
}

const ownWords = new Set([
  ...wordsIn(phrases.keys()),
  ...wordsIn(factPhrases.keys()),
  ...numberWords.keys(),
  ...currencyNames.keys(),
  'mini',
  'laki',
]);

/** Whether a word means something without the database. */
export function isUnderstood(word: string): boolean {
  return ownWords.has(word);
}

/** Words of the search's own that people may have misspelt. */
export const ownSpellings: readonly string[] = [
  ...new Set([
    ...spellings,
    ...wordsIn(factPhrases.keys()),
    ...currencyNames.keys(),
    // Of numbers those that Swahili joins to what they count: "fifth" and "tree" are no slips of English ones.
    ...[...numberWords.keys()].filter((word) => /^(vi|wa|ma|ki)[a-z]{3,}$/.test(word) && !/^vin[gt]/.test(word)),
  ]),
].filter((word) => word.length > 3);
