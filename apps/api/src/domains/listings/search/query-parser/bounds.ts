import { type Quantity, quantityAt } from './quantities.ts';
import { fillerAt, isContext, phraseOf, roleAt } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** The ends of a range, and the token after it. */
export interface Bounds {
  min?: Quantity;
  max?: Quantity;
  about?: Quantity;
  /** Whether the range excludes its end: "more than 3". */
  strict: boolean;
  next: number;
}

export function endsOf({ min, max, about }: Pick<Bounds, 'min' | 'max' | 'about'>): Quantity[] {
  return [min, max, about].filter((quantity) => quantity !== undefined);
}

export function hasCurrency(bounds: Bounds): boolean {
  return endsOf(bounds).some(({ currencies }) => currencies);
}

/** Parses a number with its bound: "under 5", "5+", "3 to 4", "between 3 and 4", "5 or more". */
export function boundsAt(tokens: Token[], at: number, portuguese: boolean): Bounds | undefined {
  const quantity = (from: number) => quantityAt(tokens, from, portuguese);
  const said = roleAt(tokens, at, ['under', 'over', 'between', 'about', 'from', 'price']) ?? negatedBoundAt(tokens, at);
  // "Plus" joins two counts in "five beds plus two baths"; it is a bound in "5 plus" and "plus d'un million".
  if (said?.next === at + 1 && tokens[at]?.word === 'plus' && tokens[said.next]?.word !== 'd') return undefined;
  // "for 50m", "budget of 50m", "budget under 50m".
  if (said?.role === 'price') return boundsAt(tokens, skipFiller(tokens, said.next), portuguese);
  const start = said ? skipFiller(tokens, said.next) : at;
  const first = quantity(start);
  if (!first) return undefined;
  const to =
    roleAt(tokens, first.next, ['to']) ?? roleAt(tokens, first.next, [said?.role === 'between' ? 'and' : 'or']);
  const second = to && quantity(to.next);
  if (second && said?.role !== 'under') {
    const [low, high] = shareScale(first, second, roleAt(tokens, second.next, ['rooms', 'baths']) !== undefined);
    if (low.value <= high.value) return { min: low, max: high, strict: false, next: second.next };
  }
  if (said?.role === 'under')
    return closedAt(tokens, first.next, { max: first, strict: isStrict(tokens, at, said.next), next: first.next });
  // The Portuguese "de 4 quartos" is no range.
  if (said?.role === 'from' && /^(de|من)$/.test(phraseOf(tokens, at, said.next - at)))
    return closedAt(tokens, first.next, { about: first, strict: false, next: first.next });
  const most = said?.role === 'over' ? roleAt(tokens, first.next, ['under']) : undefined;
  const last = most && quantity(most.next);
  if (last && first.value <= last.value) return { min: first, max: last, strict: false, next: last.next };
  if (said?.role === 'over' || said?.role === 'from')
    return { min: first, strict: isStrict(tokens, at, said.next), next: first.next };
  if (said?.role === 'about') return { about: first, strict: false, next: first.next };
  if (said) return undefined;
  return closedAt(tokens, first.next, { about: first, strict: false, next: first.next });
}

/** "Can't pay more than 60k": a negated "over" is "under", and the reverse. */
function negatedBoundAt(tokens: Token[], at: number): { role: 'under' | 'over'; next: number } | undefined {
  const not = roleAt(tokens, at, ['negation']);
  if (!not) return undefined;
  const end = roleAt(tokens, (roleAt(tokens, not.next, ['spend']) ?? not).next, ['over', 'under']);
  return end && { role: end.role === 'over' ? 'under' : 'over', next: end.next };
}

/** "budget is 50m", "max of 3". */
function skipFiller(tokens: Token[], at: number): number {
  return ['of', 'is', 'de', 'd', 'da', 'na', 'ni', 'like', 'around', 'about', ':'].includes(tokens[at]?.word ?? '') &&
    tokens[at + 1]
    ? at + 1
    : at;
}

/** The bound after a number, unless it is part of a longer phrase: "3m plus", but not "3m plus service charge". */
export function boundAfter(tokens: Token[], at: number): { role: 'over' | 'under'; next: number } | undefined {
  const end = at < tokens.length ? roleAt(tokens, at, ['over', 'under']) : undefined;
  return end && fillerAt(tokens, at) === end.next ? end : undefined;
}

/** "50k and above", "3+", "5 or more", "2000 max". */
export function closedAt(tokens: Token[], at: number, bounds: Bounds): Bounds {
  if (!bounds.about) return { ...bounds, next: at };
  const isJoined = ['and', 'or', 'na', 'et', 'e', 'ou', 'au', 'ama', 'او', 'و'].includes(tokens[at]?.word ?? '');
  const joined = isJoined ? at + 1 : at;
  const end = boundAfter(tokens, at) ?? boundAfter(tokens, joined);
  // In "3 bed under 50m" the bound belongs to the next number, in "35m max 3 bed" and "35m or less 3 bed" to the price before it.
  const following = end && quantityAt(tokens, end.next, true);
  const isCounted = following && !following.large && roleAt(tokens, following.next, ['rooms', 'main rooms', 'baths']);
  const closesPrice =
    isCounted &&
    bounds.about.large &&
    (isJoined || /^(max|maximum|maxi|maximo|tops|min|minimum|minimo)$/.test(tokens[end.next - 1]?.word ?? ''));
  // "R5000 min R9000 max".
  const isPair = following && end && boundAfter(tokens, following.next);
  const isOthers =
    end &&
    !closesPrice &&
    !isPair &&
    (following !== undefined || /^[$₦€£]|^(ksh|n|usd|ngn|kes)$/.test(tokens[end.next]?.word ?? ''));
  const isSign = tokens[at]?.word === '+';
  if (!end || (isOthers && !isSign)) return { ...bounds, next: at };
  const { role, next } = end;
  return role === 'over' ? { min: bounds.about, strict: false, next } : { max: bounds.about, strict: false, next };
}

function isStrict(tokens: Token[], from: number, to: number): boolean {
  return isContext(phraseOf(tokens, from, to - from), 'strictly');
}

/** "300 to 400k", "milioni 9 hadi 15": both ends share the multiplier and the currency, unless the second is a count. */
function shareScale(first: Quantity, second: Quantity, isCount: boolean): [Quantity, Quantity] {
  const currencies = first.currencies ?? second.currencies;
  const lent = (to: Quantity, from: Quantity): Quantity => {
    const scale = to.scale === 1 && from.scale > 1 && to.value < 1000 ? from.scale : 1;
    return { ...to, value: to.value * scale, large: to.large || scale > 1, ...(currencies && { currencies }) };
  };
  return [lent(first, second), isCount ? second : lent(second, first)];
}
