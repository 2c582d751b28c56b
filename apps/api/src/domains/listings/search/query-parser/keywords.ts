import { isStopWord } from './known-words.ts';
import type { Token } from './tokens.ts';
import { readTable } from './vocabulary/read-table.ts';

/** Small numbers say nothing by themselves, nor do signs and the words that every text has. */
export function isInsignificant({ word, value }: Token): boolean {
  return (value !== undefined && value < 100) || !lettersOf(word) || isStopWord(word);
}

/**
 * Of the tokens that nothing else was made of, by their places, the words to look for. One that says nothing is looked for
 * beside one that does, as in "General Mathenge": the two may be a name. So is one of `names`, whatever it says.
 */
export function keywordsIn(tokens: Token[], left: number[], names: number[] = []): { word: string; at: number }[] {
  const tells = new Set(left.filter((at) => names.includes(at) || !isInsignificant(tokens[at]!)));
  const isName = (at: number) => isStopWord(tokens[at]!.word) && (tells.has(at - 1) || tells.has(at + 1));
  return left.filter((at) => tells.has(at) || isName(at)).map((at) => ({ word: lettersOf(tokens[at]!.word), at }));
}

function lettersOf(word: string): string {
  return word.replace(/[^\p{L}\p{N}]+/gu, '');
}

const abbreviations = readTable('address-abbreviations');

/** What else a word may be written as in an address, itself first: "avenue", "ave". */
export function addressVariants(word: string): string[] {
  const whole = abbreviations.find(({ phrase }) => phrase === word)?.word ?? word;
  return [
    ...new Set([word, whole, ...abbreviations.filter((each) => each.word === whole).map(({ phrase }) => phrase)]),
  ];
}
