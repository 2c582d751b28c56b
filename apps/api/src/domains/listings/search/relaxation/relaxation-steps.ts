import type { Amenity } from '@africanscity/contracts/listings/amenities';
import { type Intent, type Keyword, mapEnds, type PartName, type Range } from '../query-parser/parsed-query.ts';
import { type NumberFact, numberFacts } from '../query-parser/number-facts.ts';
import { rangeNames } from './query.sql.ts';
import type { ResolvedQuery } from './resolve-query.ts';
import { mostRankingWords } from './text-query.ts';

/** A query that some listing matches, and the parts that were relaxed. */
export interface RelaxedQuery {
  query: ResolvedQuery;
  /** Parts that were dropped or widened, in order. */
  dropped: PartName[];
  /** The place that replaces one without listings. */
  substitute?: string;
  /** The price and rooms that the nearest listings rank by, where these were relaxed. */
  closest: { price?: number; rooms?: number };
}

/** The opposites of amenities. They rank below homes that state neither. */
const contraries: Partial<Record<Amenity, readonly Amenity[]>> = {
  furnished: ['unfurnished'],
  semi_furnished: ['unfurnished'],
  unfurnished: ['furnished', 'semi_furnished'],
};

const withoutNumberFacts = Object.fromEntries(numberFacts.map((name) => [name, undefined]));

/** Ranks listings by the amenities of an intent that are no longer required. */
export function amenityPreferences({ amenities, excludedAmenities }: Intent) {
  const avoided = [...excludedAmenities, ...amenities.flatMap((amenity) => contraries[amenity] ?? [])];
  return { preferredAmenities: amenities, avoidedAmenities: [...new Set(avoided)] };
}

/**
 * Relaxes in turn: keywords, amenities and facts that are numbers, a tenth of the price, the total to move in, parking, toilets, size,
 * baths, one room, then price and rooms altogether, with the closest ranked first. The keywords `kept` stay required.
 */
export function numberSteps(intent: Intent, whole: RelaxedQuery, kept: Keyword[] = []): RelaxedQuery[] {
  const { amenities, excludedAmenities, price, moveIn, rooms } = whole.query;
  const steps: RelaxedQuery[] = [];
  const then = (name: PartName, changed: Partial<ResolvedQuery>, closest: RelaxedQuery['closest'] = {}) => {
    const { query, dropped } = steps.at(-1) ?? whole;
    steps.push({ query: { ...query, ...changed }, dropped: [...new Set([...dropped, name])], closest });
  };
  const ranking = intent.keywords.slice(0, mostRankingWords).filter(({ isAbsent }) => !isAbsent);
  const optionalWords = [...whole.query.optionalWords, ...ranking.map(({ name }) => name)];
  if (intent.keywords.length) then('word', { keywords: kept, optionalWords });
  if (amenities.length + excludedAmenities.length || numberFacts.some((name) => whole.query[name]))
    then('fact', { amenities: [], excludedAmenities: [], ...withoutNumberFacts, ...amenityPreferences(intent) });
  if (price) then('price', { price: widened(price, (end) => end * 0.1) });
  if (moveIn) then('moveIn', without('moveIn'));
  for (const name of ['garages', 'toilets', 'size', 'baths'] as const) if (whole.query[name]) then(name, without(name));
  if (rooms) then('rooms', { rooms: widened(rooms, () => 1) });
  if (price) then('price', without('price'), closestTo(intent));
  if (rooms) then('rooms', without('rooms'), closestTo(intent));
  return steps;
}

/** Relaxes the place to its surroundings, the kind to its groups, the status, and at last the kind to any. */
export function widerSteps(steps: RelaxedQuery[], around: number[] | null, groups: string[][]): RelaxedQuery[] {
  // The whole query, the last step with rooms or price, and the last step.
  const kept = [steps[0], steps.findLast(({ query }) => query.rooms ?? query.price), steps.at(-1)];
  const from = [...new Set(kept.filter((step) => step !== undefined))];
  const widerBy = (name: PartName, changed: Partial<ResolvedQuery>, of: RelaxedQuery[] = from): RelaxedQuery[] =>
    of.map((step) => ({
      ...step,
      query: { ...step.query, ...changed },
      dropped: [...new Set([...step.dropped, name])],
    }));
  const bare = from.slice(-1);
  const { types, status } = steps[0]!.query;
  const inStatus = [
    // The place is widened before rooms and price are dropped.
    ...(around ? widerBy('place', { places: around, neighbours: around }, steps) : []),
    ...groups.flatMap((group) => widerBy('kind', { types: group })),
  ];
  const anyStatus = status
    ? [bare, ...groups.map((group) => widerBy('kind', { types: group }, bare))].flatMap((of) =>
        widerBy('status', without('status'), of),
      )
    : [];
  const anyKind = types ? widerBy('kind', { types: null }, bare) : [];
  const anything = status ? widerBy('status', without('status'), anyKind) : [];
  return [...inStatus, ...anyStatus, ...anyKind, ...anything];
}

function widened(range: Range, by: (end: number) => number): Range {
  return mapEnds(range, (end, side) => (side === 'min' ? Math.max(0, end - by(end)) : end + by(end)));
}

function without(
  name: 'price' | 'moveIn' | 'rooms' | 'baths' | 'garages' | 'toilets' | 'size' | 'status',
): Partial<ResolvedQuery> {
  return { [name]: undefined } as Partial<ResolvedQuery>;
}

export function closestTo({ price, priceAbout, rooms }: Intent): RelaxedQuery['closest'] {
  const amount = priceAbout ?? price?.max ?? price?.min;
  const count = rooms?.min ?? rooms?.max;
  return { ...(amount && { price: amount }), ...(count !== undefined && { rooms: count }) };
}

/** The parts of an intent. */
export function partsOf(intent: Intent): PartName[] {
  const { amenities, excludedAmenities } = intent;
  const isNumberFact = (name: string): name is NumberFact => numberFacts.some((fact) => fact === name);
  const numbers = ([...rangeNames, 'status'] as const).flatMap((name) =>
    intent[name] && !isNumberFact(name) ? [name] : [],
  );
  const lists = {
    kind: intent.kinds,
    place: intent.places,
    fact: [...amenities, ...excludedAmenities, ...numberFacts.filter((name) => intent[name])],
    word: intent.keywords,
  };
  return [...numbers, ...(Object.keys(lists) as (keyof typeof lists)[]).filter((name) => lists[name].length)];
}
