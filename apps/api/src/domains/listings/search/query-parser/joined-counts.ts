import { hasRole } from './lexicon.ts';
import type { Measure } from './measures.ts';
import { conjunctions } from './owned-kinds.ts';
import type { Range } from './parsed-query.ts';
import type { ParserState } from './parser-state.ts';
import type { Token } from './tokens.ts';

/** "At least 4 bedrooms and 3 baths" asks for three baths or more. */
export function inheritMinimum({ measures, tokens }: ParserState, at: number, { unit, range }: Measure): Range {
  const before = measures.at(-1);
  const isJoined = before?.next === at - 1 && conjunctions.test(tokens[at - 1]?.word ?? '');
  const wasAtLeast = before?.range.min !== undefined && before.range.max === undefined;
  const isCount = unit !== 'price' && unit !== 'size' && range.min === range.max;
  return isJoined && wasAtLeast && isCount && range.min !== undefined ? { min: range.min } : range;
}

/** "Six bedrooms plus six baths": "plus" joins another count. In "5br+ lekki" it means "or more". */
export function joinsAnotherCount(tokens: Token[], at: number): boolean {
  const [sign, then] = [tokens[at], tokens[at + 1]];
  const joins = sign?.word === 'plus' || (sign?.word === '+' && (!sign.glued || then?.glued));
  return joins === true && then !== undefined && !hasRole(then.word, 'stop');
}
