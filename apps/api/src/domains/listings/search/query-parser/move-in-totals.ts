import { pricePeriodNames } from '@africanscity/contracts/listings/asking-price';
import { type Bounds, boundsAt, endsOf } from './bounds.ts';
import { countUnits, fillerAt, isContext, roleAt } from './lexicon.ts';
import type { Measure } from './measures.ts';
import type { Token } from './tokens.ts';

/** Smaller numbers without a currency are counts: "to move in 3 bed". */
const leastTotal = 50;

/** Signs and words between the phrase and the amount: "total package: about", "to move in, with a budget of". */
const mostBetween = 3;

/**
 * Parses what moving in costs in all, where the phrase comes before the amount: "to move in under 3m", "total package 2.5m naira", "max
 * move in cost 150k". An amount without a bound is the highest.
 */
export function moveInAt(tokens: Token[], at: number, portuguese: boolean): Measure | undefined {
  const end = roleAt(tokens, at, ['under', 'over']);
  const said = phraseAt(tokens, end?.next ?? at);
  const bounds = said && boundsAfter(tokens, said.next, portuguese);
  if (!bounds || !isTotal(tokens, bounds)) return undefined;
  const { min, max, about, next } = bounds;
  const amounts = { ...(min && { min }), ...(max && { max }), ...(about && { [sideOf(end)]: about }) };
  return { unit: 'moveIn', range: {}, amounts, next };
}

/** Makes a price a total to move in where the phrase follows it: "under 3m to move in", "2.5m total package". */
export function moveInAfter(tokens: Token[], price: Measure | undefined, portuguese: boolean): Measure | undefined {
  const said = price?.unit === 'price' && !price.per ? phraseAt(tokens, price.next) : undefined;
  // "Under 3m to move in by May" says when, and in "rent 2m, total package 3m" the phrase belongs to the next amount.
  if (!price || !said || isDateAt(tokens, said.next) || moveInAt(tokens, price.next, portuguese)) return price;
  const { min, max, about } = price.amounts ?? {};
  const highest = max ?? about;
  const amounts = { ...(min && { min }), ...(highest && { max: highest }) };
  return { ...price, unit: 'moveIn', amounts, next: said.next };
}

/** "By May", "in January", "next month". "In Yaba" is a place. */
function isDateAt(tokens: Token[], at: number): boolean {
  const preposition = isContext(tokens[at]?.word, 'in') ? 1 : 0;
  return isContext(tokens[at + preposition]?.word, 'moving date');
}

function sideOf(end: { role: 'under' | 'over' } | undefined): 'min' | 'max' {
  return end?.role === 'over' ? 'min' : 'max';
}

/** The phrase for the total at a token, unless it is part of a longer one such as "move in ready". */
function phraseAt(tokens: Token[], at: number): { next: number } | undefined {
  const said = at < tokens.length ? roleAt(tokens, at, ['move in']) : undefined;
  return said && fillerAt(tokens, at) === said.next ? said : undefined;
}

function boundsAfter(tokens: Token[], from: number, portuguese: boolean): Bounds | undefined {
  for (let at = from, between = 0; at < tokens.length && between <= mostBetween; between += 1) {
    const bounds = boundsAt(tokens, at, portuguese);
    if (bounds) return bounds;
    const isSign = !/[\p{L}\p{N}]/u.test(tokens[at]!.word);
    const word = isSign ? { next: at + 1 } : roleAt(tokens, at, ['stop', 'price']);
    if (!word) return undefined;
    at = word.next;
  }
  return undefined;
}

/** Whether amounts are money for moving in: no count, no size, and no rent of a period. */
function isTotal(tokens: Token[], bounds: Bounds): boolean {
  const unit = roleAt(tokens, bounds.next, [...countUnits, ...pricePeriodNames]);
  return !unit && endsOf(bounds).every(({ value, currencies }) => currencies !== undefined || value >= leastTotal);
}
