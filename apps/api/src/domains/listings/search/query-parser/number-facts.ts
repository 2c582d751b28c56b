import { type Bounds, boundsAt, hasCurrency } from './bounds.ts';
import { floorAt } from './floors.ts';
import { isContext } from './lexicon.ts';
import type { Measure } from './measures.ts';
import type { Range } from './parsed-query.ts';
import type { Token } from './tokens.ts';

/** Facts of a listing that are numbers, in the order of relaxed queries. */
export const numberFacts = [
  'tankLitres',
  'solarKva',
  'powerHours',
  'leaseYears',
  'yearBuilt',
  'floor',
  'storeys',
] as const;
export type NumberFact = (typeof numberFacts)[number];

/** Fewer litres are those of an engine. */
const leastLitres = 100;
/** A lease of fewer years is a tenancy, unless the text says that they are left. */
const leastLease = 10;
/** Most words between a number and what it is of: "20 years left on the lease". */
const mostBetween = 4;

/**
 * Parses a number of litres, kVA of solar power, hours of power a day, years of a lease, a year of building: "5000 litre tank",
 * "10kva solar", "at least 12 hours of power", "20 years left on lease", "built after 2015", or what `floorAt` parses. A number without
 * a bound is the lowest.
 */
export function numberFactAt(tokens: Token[], at: number, portuguese: boolean): Measure | undefined {
  return (
    builtAt(tokens, at) ?? leaseAt(tokens, at, portuguese) ?? amountAt(tokens, at, portuguese) ?? floorAt(tokens, at)
  );
}

type Role = Parameters<typeof isContext>[1];

function amountAt(tokens: Token[], at: number, portuguese: boolean): Measure | undefined {
  const bounds = boundsAt(tokens, at, portuguese);
  if (!bounds || hasCurrency(bounds)) return undefined;
  const { next } = bounds;
  const unit = tokens[next]?.word;
  if (isContext(unit, 'litres') && lowest(bounds) >= leastLitres) {
    const end = isContext(tokens[next + 1]?.word, 'tank') ? next + 2 : next + 1;
    return { unit: 'tankLitres', range: rangeOf(bounds), next: end };
  }
  const isSolar = () => tokens.slice(Math.max(0, at - 3), next + 4).some(({ word }) => isContext(word, 'solar'));
  if (isContext(unit, 'kva') && isSolar()) return { unit: 'solarKva', range: rangeOf(bounds), next: next + 1 };
  const power = isContext(unit, 'hours') && lowest(bounds) <= 24 && after(tokens, next + 1, 'power', ['day']);
  if (power) return { unit: 'powerHours', range: rangeOf(bounds), next: power };
  const left = isContext(tokens[next + 1]?.word, 'left') ? next + 2 : undefined;
  const lease = isContext(unit, 'years') && (after(tokens, next + 1, 'lease', ['left', 'on the lease']) ?? left);
  const areLeft = lease && tokens.slice(next + 1, lease).some(({ word }) => isContext(word, 'left'));
  if (!lease || (!areLeft && lowest(bounds) < leastLease)) return undefined;
  return { unit: 'leaseYears', range: rangeOf(bounds), next: lease };
}

/** "Lease of 20 years"; "leasehold 99 years" is what the lease was made for. */
function leaseAt(tokens: Token[], at: number, portuguese: boolean): Measure | undefined {
  if (!isContext(tokens[at]?.word, 'lease')) return undefined;
  const start = /^(of|with|has|de|com)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const bounds = boundsAt(tokens, start, portuguese);
  if (!bounds || hasCurrency(bounds) || !isContext(tokens[bounds.next]?.word, 'years')) return undefined;
  const isLeft = isContext(tokens[bounds.next + 1]?.word, 'left');
  if (!isLeft && lowest(bounds) < leastLease) return undefined;
  return { unit: 'leaseYears', range: rangeOf(bounds), next: bounds.next + (isLeft ? 2 : 1) };
}

/** "Built after 2015", "built in 2020", "built 2018". */
function builtAt(tokens: Token[], at: number): Measure | undefined {
  if (!isContext(tokens[at]?.word, 'built')) return undefined;
  const said = tokens[at + 1]?.word;
  const sides = (['year after', 'year before', 'year from', 'year in'] as const).filter((role) =>
    isContext(said, role),
  );
  // "Depois de 2015", "baada ya 2015".
  const start = at + (sides.length ? 2 : 1);
  const number = /^(de|ya|d)$/.test(tokens[start]?.word ?? '') ? start + 1 : start;
  const token = tokens[number];
  if (!token || !/^(1[89]|20)\d\d$/.test(token.word)) return undefined;
  const year = token.value!;
  const range: Record<(typeof sides)[number], Range> = {
    'year after': { min: year + 1 },
    'year before': { max: year - 1 },
    'year from': { min: year },
    'year in': { min: year, max: year },
  };
  return { unit: 'yearBuilt', range: range[sides[0] ?? 'year in'], next: number + 1 };
}

/** The token after a word with a role, which others may precede. */
function after(tokens: Token[], from: number, role: Role, between: Role[]): number | undefined {
  for (let at = from; at <= from + mostBetween; at += 1) {
    const word = tokens[at]?.word;
    if (isContext(word, role)) return at + 1;
    if (!between.some((each) => isContext(word, each)) && word !== '/') return undefined;
  }
  return undefined;
}

function lowest({ min, max, about }: Bounds): number {
  return (min ?? about ?? max)!.value;
}

function rangeOf({ min, max, about }: Bounds): Range {
  const least = min ?? about;
  return { ...(least && { min: least.value }), ...(max && { max: max.value }) };
}
