import type { Languages } from './lexicon.ts';
import { contextOf, isContext } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** The preposition before a token. `in` always introduces a place; `near` may introduce an amount as well. */
export function prepositionBefore(tokens: Token[], at: number, languages: Languages): 'in' | 'near' | undefined {
  const before = tokens[at - 1];
  if (!before) return undefined;
  const { word, typed } = before;
  if (contextOf(word, 'in').intersection(languages).size) return 'in';
  // "à Salé", "maison a kira". The English "a" is an article.
  const isFrench = typed.toLowerCase() === 'à' || contextOf(tokens[at - 2]?.word, 'language').has('fr');
  if (word === 'a' && isFrench) return 'in';
  return isContext(word, 'toward') ? 'near' : undefined;
}

/** Whether a place type is beside the name: "Wa town", "town of Wa", "ville de Say". */
export function isBesidePlaceType(tokens: Token[], at: number, next: number): boolean {
  const [before, earlier, after] = [tokens[at - 1]?.word, tokens[at - 2]?.word, tokens[next]?.word];
  if (contextOf(after, 'place type').has('en')) return true;
  return isContext(before, 'place type') || (isContext(before, 'of') && isContext(earlier, 'place type'));
}

/**
 * Whether the capital letter of a word is evidence of a name: the word is not the first, and the text has long words in lower
 * case.
 */
export function isCapital(tokens: Token[], at: number): boolean {
  const { typed } = tokens[at]!;
  const isLarge = (text: string) => /^\p{Lu}/u.test(text);
  if (!isLarge(typed) || at === 0) return false;
  return tokens.some(({ typed: other }, index) => index !== at && /^\p{Ll}{4,}/u.test(other));
}
