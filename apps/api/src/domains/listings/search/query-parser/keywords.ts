import { isStopWord } from './known-words.ts';
import type { Token } from './tokens.ts';
import { readTable } from './vocabulary/read-table.ts';

/** Whether a token is no keyword: a small number, a sign or a stop word. */
export function isInsignificant({ word, value }: Token): boolean {
  return (value !== undefined && value < 100) || !lettersOf(word) || isStopWord(word);
}

/**
 * Selects the keywords among the unparsed tokens, given by index. A stop word counts beside a keyword, since the two may be a
 * name: "General Mathenge". The tokens of `names` always count.
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

/** The spellings of a word in addresses, the word itself first: "avenue", "ave". */
export function addressVariants(word: string): string[] {
  const whole = abbreviations.find(({ phrase }) => phrase === word)?.word ?? word;
  return [
    ...new Set([word, whole, ...abbreviations.filter((each) => each.word === whole).map(({ phrase }) => phrase)]),
  ];
}
