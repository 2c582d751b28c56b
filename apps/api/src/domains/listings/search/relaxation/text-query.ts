import type { Intent, Keyword } from '../query-parser/parsed-query.ts';

/** The tsquery that requires all keywords; null without any. */
export function keywordsQuery(words: Keyword[]): string | null {
  return joined(
    words.map(({ name, phrases }) => ({ name, phrases: widest(phrases) })),
    ' & ',
  );
}

/** The phrases without those that contain all words of another one: a match of "bachelor flat" is a match of "flat". */
function widest(phrases: readonly string[]): string[] {
  const kept: string[][] = [];
  const byLength = phrases.map((phrase) => phrase.split(' ')).sort((one, other) => one.length - other.length);
  for (const words of byLength)
    if (!kept.some((fewer) => fewer.every((word) => words.includes(word)))) kept.push(words);
  return kept.map((words) => words.join(' '));
}

/** Matches are ranked by the first words of a text, so many at most: each takes half a millisecond for 2,000 matches. */
export const mostRankingWords = 8;

/** The tsquery that ranks matches: any keyword or optional word; null without any. */
export function rankingQuery({ keywords, optionalWords }: Pick<Intent, 'keywords' | 'optionalWords'>): string | null {
  const words = [...keywords, ...optionalWords.map((word) => ({ name: word, phrases: [word] }))];
  return joined(words.slice(0, mostRankingWords), ' | ');
}

/** The tsquery of any of the phrases. */
export function anyPhrase(phrases: readonly string[]): string {
  return phrases.map(lexemes).join(' | ');
}

function joined(meant: Keyword[], operator: ' & ' | ' | '): string | null {
  return meant.length ? meant.map(({ phrases }) => `(${phrases.map(lexemes).join(' | ')})`).join(operator) : null;
}

/** The tsquery of all words of a phrase. Words are letters and digits. */
function lexemes(phrase: string): string {
  const words = phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length > 1 ? `(${words.map((word) => `'${word}'`).join(' & ')})` : `'${words[0] ?? phrase}'`;
}
