import { type PricePeriod, pricePeriodNames } from '@africanscity/contracts/listings/asking-price';
import { type Bounds, boundAfter, boundsAt, closedAt, endsOf, hasCurrency } from './bounds.ts';
import { durationAt, type Quantity, quantityAt } from './quantities.ts';
import { areaUnits, countUnits, hasRole, isContext, roleAt } from './lexicon.ts';
import { joinsAnotherCount } from './joined-counts.ts';
import { mapEnds, type Range } from './parsed-query.ts';
import { moveInAfter, moveInAt } from './move-in-totals.ts';
import { halfAt } from './numbers.ts';
import { type NumberFact, numberFactAt } from './number-facts.ts';
import { dimensionsAt, sizeRange, searchedUnits, squareMetresOf } from './sizes.ts';
import type { Token } from './tokens.ts';

export type Unit = 'rooms' | 'baths' | 'garages' | 'toilets' | 'size' | Amount | NumberFact;
type Amount = 'price' | 'moveIn';

/** A count, size, amount of money or other number. */
export interface Measure {
  unit: Unit;
  range: Range;
  /** The amounts of money as written, by bound. */
  amounts?: { min?: Quantity; max?: Quantity; about?: Quantity };
  /** Written as "T3", whose living room counts where French is spoken. */
  isTypology?: boolean;
  /** Names land too, as "half a plot" does, or is likely that of land, as "quarter acre" is. */
  land?: 'named' | 'likely';
  /** The period of a price. */
  per?: PricePeriod;
  next: number;
}

/** Parses the count, size or amount that begins at a token: "at least 3 beds", "300k to 400k", "vyumba vitatu". */
export function measureAt(tokens: Token[], at: number, portuguese: boolean): Measure | undefined {
  return (
    moveInAt(tokens, at, portuguese) ??
    numberFactAt(tokens, at, portuguese) ??
    namedCount(tokens, at) ??
    dimensionsAt(tokens, at) ??
    boundThenUnit(tokens, at, portuguese) ??
    unitThenNumber(tokens, at, portuguese) ??
    numberThenUnit(tokens, at, portuguese)
  );
}

const namedCounts = {
  'two rooms': { unit: 'rooms', value: 2 },
  'two baths': { unit: 'baths', value: 2 },
  'two garages': { unit: 'garages', value: 2 },
  'one room': { unit: 'rooms', value: 1 },
  'one room home': { unit: 'rooms', value: 1 },
} as const;

/** Parses a phrase that contains its number: "غرفتين" is two rooms, "quarto e sala" and "mini flat" are one. */
function namedCount(tokens: Token[], at: number): Measure | undefined {
  const named = roleAt(tokens, at, Object.keys(namedCounts) as (keyof typeof namedCounts)[]);
  if (!named) return undefined;
  // The parser takes the kind of "mini flat" next.
  const next = named.role === 'one room home' ? at + 1 : named.next;
  const { unit, value } = namedCounts[named.role];
  const closed = closedAt(tokens, next, { about: { value, scale: 1, large: false, next }, strict: false, next });
  return { unit, range: countRange(closed), next: closed.next };
}

/** "Angalau vyumba 4", "minimum bedrooms 3". */
function boundThenUnit(tokens: Token[], at: number, portuguese: boolean): Measure | undefined {
  const end = roleAt(tokens, at, ['over', 'under']);
  const unit = end && roleAt(tokens, end.next, countUnits);
  const number = unit && quantityAt(tokens, unit.next, portuguese);
  if (!number || number.large || number.currencies) return undefined;
  return countOf(unit.role, { [end.role === 'over' ? 'min' : 'max']: number.value }, number.next);
}

/** A count of rooms, baths, parking spaces or toilets. One of the main rooms of "4 pièces" is the living room. */
function countOf(unit: (typeof countUnits)[number], range: Range, next: number): Measure {
  return unit === 'main rooms' ? { unit: 'rooms', range: bedroomsOf(range), next } : { unit, range, next };
}

/** The bedrooms of a home with some main rooms: one fewer, but one at least. */
export function bedroomsOf(range: Range): Range {
  return mapEnds(range, (end) => Math.max(1, end - 1));
}

/** "T3", "V3" and "tipo 3" are homes of three rooms; "S+3" has a living room besides, as has the French "F4". */
const typologies = /^([tfv]|tipo)$/;

function unitThenNumber(tokens: Token[], at: number, portuguese: boolean): Measure | undefined {
  const word = tokens[at]?.word ?? '';
  const [following, besides] = [tokens[at + 1], tokens[at + 2]];
  if (typologies.test(word) && (following?.glued || word === 'tipo') && (following?.value ?? 12) < 12) {
    const range = exactly(following!.value!);
    return { unit: 'rooms', range: word === 'f' ? bedroomsOf(range) : range, next: at + 2, isTypology: word === 't' };
  }
  if (word === 's' && following?.word === '+' && following.glued && besides?.glued && besides.value !== undefined)
    return { unit: 'rooms', range: exactly(besides.value), next: at + 3 };
  // "Sqm 600", "ekari 5"; but "AC 24 hours" has no acres, and "plot 50" has its number.
  const sized = word.length > 2 ? roleAt(tokens, at, areaUnits) : undefined;
  const unit = sized ?? roleAt(tokens, at, countUnits);
  // "Kodi miezi 3"; but a single "mwezi" follows the rent of a month.
  const counted =
    isContext(word, 'duration') && !roleAt(tokens, at, pricePeriodNames) && quantityAt(tokens, at + 1, false);
  if (counted && !counted.large) return noPrice(counted.next);
  if (!unit) return undefined;
  const bounds = boundsAt(tokens, unit.next, portuguese);
  if (!bounds || !isCount(bounds, sized ? 10_000 : 100)) return undefined;
  // "3 bed 2 bath" has its numbers before what they count.
  const other = roleAt(tokens, bounds.next, [...countUnits, ...searchedUnits, ...pricePeriodNames]);
  if (other && !quantityAt(tokens, other.next, portuguese)) return undefined;
  // "Room 5 minutes from Yaba", "room 10 by 12", "room 2 let".
  const end = tokens[bounds.next]?.word ?? '';
  const isTo =
    /^rooms?$/.test(word) &&
    [2, 4].includes(bounds.about?.value ?? 0) &&
    (hasRole(end, 'rent') || hasRole(end, 'sale'));
  const side = isContext(end, 'by') ? quantityAt(tokens, bounds.next + 1, portuguese) : undefined;
  const isSide = side && !side.large && !side.currencies && !roleAt(tokens, side.next, countUnits);
  if (isContext(end, 'minutes') || isSide || isTo) return undefined;
  if (sized) return sizeOf(bounds, sized.role, bounds.next);
  return countOf(unit.role as (typeof countUnits)[number], countRange(bounds), bounds.next);
}

/** A size. Units of land, but not square metres, may ask for land too: "quarter acre", "half a plot". */
function sizeOf(bounds: Bounds, unit: (typeof searchedUnits)[number], next: number): Measure {
  const area = squareMetresOf(unit);
  const land = unit === 'plots' ? 'named' : 'likely';
  return { unit: 'size', range: sizeRange(bounds, area), ...(area > 1 && { land }), next };
}

function numberThenUnit(tokens: Token[], at: number, portuguese: boolean): Measure | undefined {
  const bounds = boundsAt(tokens, at, portuguese);
  if (!bounds) return undefined;
  const counted = isCount(bounds) ? roleAt(tokens, bounds.next, countUnits) : undefined;
  if (counted) {
    const { next } = counted;
    const after = joinsAnotherCount(tokens, next) ? { ...bounds, next } : closedAt(tokens, next, bounds);
    return countOf(counted.role, countRange(after), after.next);
  }
  const beds = abbreviatedBeds(tokens, bounds);
  if (beds !== undefined) return { unit: 'rooms', range: exactly(beds), next: bounds.next };
  const sized = roleAt(tokens, bounds.next, searchedUnits);
  if (sized && !hasCurrency(bounds)) {
    // "Un hectare et demi".
    const half = bounds.about && bounds.about.scale === 1 ? halfAt(tokens, sized.next) : undefined;
    const about = half && { ...bounds.about!, value: bounds.about!.value + 0.5 };
    return sizeOf(about ? { ...bounds, about } : bounds, sized.role, half ?? sized.next);
  }
  return moveInAfter(tokens, priceOf(tokens, at, bounds), portuguese);
}

/** "3b duplex": "b" is beds unless a currency or a bound makes it billions. */
function abbreviatedBeds(tokens: Token[], { about, next }: Bounds): number | undefined {
  const count = (about?.value ?? 0) / 1e9;
  const isBeds =
    tokens[next - 1]?.word === 'b' && !about?.currencies && Number.isInteger(count) && count > 0 && count < 10;
  return isBeds ? count : undefined;
}

function isCount(bounds: Bounds, tooMany = 100): boolean {
  return endsOf(bounds).every(({ currencies, scale, value }) => !currencies && scale === 1 && value < tooMany);
}

function exactly(value: number): Range {
  return { min: value, max: value };
}

function countRange({ min, max, about, strict }: Bounds): Range {
  // "1.5 bedroom" is one or two.
  if (about) return { min: Math.floor(about.value), max: Math.ceil(about.value) };
  return {
    ...(min && { min: Math.floor(min.value) + (strict ? 1 : 0) }),
    ...(max && { max: Math.ceil(max.value) - (strict ? 1 : 0) }),
  };
}

/** An amount that says nothing of the price of a home. */
function noPrice(next: number): Measure {
  return { unit: 'price', range: {}, amounts: {}, next };
}

/** Parses a price: a number with a currency, thousands, "budget" or "per month", or one too large to be anything else. */
function priceOf(tokens: Token[], at: number, bounds: Bounds): Measure | undefined {
  const period = roleAt(tokens, bounds.next + (tokens[bounds.next]?.word === '/' ? 1 : 0), pricePeriodNames);
  const quantities = endsOf(bounds);
  // "40k per sqm" and "3 months" are the price of no home.
  const durationEnd = isCount(bounds) ? durationAt(tokens, quantities.at(-1)!) : undefined;
  const perArea = roleAt(tokens, bounds.next, ['per area']);
  const isOfLand = perArea && roleAt(tokens, perArea.next - 1, ['acres', 'hectares', 'feddans', 'plots']);
  const noPriceEnd = perArea?.next ?? durationEnd;
  if (noPriceEnd) return { ...noPrice(noPriceEnd), ...(isOfLand && { land: 'likely' }) };
  const isMoney = quantities.some(({ currencies, scale }) => currencies || scale > 1) || period !== undefined;
  const isSaid =
    roleAt(tokens, at, ['price', 'under', 'over', 'between', 'about']) !== undefined || quantities.length > 1;
  const isFrom = (least: number) => quantities.some(({ value }) => value >= least);
  if (!isMoney && !(isSaid && isFrom(100)) && !(tokens.length > 1 && isFrom(1000))) return undefined;
  const { min, max, about } = bounds;
  const closed = boundAfter(tokens, period?.next ?? bounds.next);
  const suffix =
    about && closed && quantityAt(tokens, closed.next, false) === undefined && !roleAt(tokens, closed.next, ['rooms'])
      ? closed
      : undefined;
  return {
    unit: 'price',
    range: {},
    amounts: {
      ...(min && { min }),
      ...(max && { max }),
      ...(about && (suffix ? { [suffix.role === 'under' ? 'max' : 'min']: about } : { about })),
    },
    ...(period && { per: period.role }),
    next: suffix?.next ?? period?.next ?? bounds.next,
  };
}
