import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { PartName, Range, Intent, Keyword } from '../query-parser/parsed-query.ts';
import type { ResolvedQuery } from './resolve-query.ts';

/** A wish as far as listings meet it, and what was let go for that. */
export interface RelaxedQuery {
  query: ResolvedQuery;
  /** Parts that were widened or left out, as they were given up. */
  dropped: PartName[];
  /** The place that is shown instead of one that has no listings. */
  substitute?: string;
  /** What the closest are nearest to, where a price or a number of rooms is not met. */
  closest: { price?: number; rooms?: number };
}

/** The amenities that contradict one: a user who wants an unfurnished home takes one that says neither before a furnished one. */
const contraries: Partial<Record<Amenity, readonly Amenity[]>> = {
  furnished: ['unfurnished'],
  semi_furnished: ['unfurnished'],
  unfurnished: ['furnished', 'semi_furnished'],
};

/** What ranks listings by the amenities of an intent where they are no longer required. */
export function amenityPreferences({ amenities, excludedAmenities }: Intent) {
  const avoided = [...excludedAmenities, ...amenities.flatMap((amenity) => contraries[amenity] ?? [])];
  return { preferredAmenities: amenities, avoidedAmenities: [...new Set(avoided)] };
}

/** The first of some steps that any listing meets. */
export type FirstMatched = (steps: RelaxedQuery[]) => Promise<RelaxedQuery | undefined>;

/**
 * Words that no listing has, then amenities, a price by a tenth, parking, toilets, size, baths, rooms by one; then price
 * and rooms altogether, the closest to them first. `kept` are words that are asked for to the end.
 */
export function numberSteps(asked: Intent, whole: RelaxedQuery, kept: Keyword[] = []): RelaxedQuery[] {
  const { amenities, excludedAmenities, price, rooms } = whole.query;
  const steps: RelaxedQuery[] = [];
  const then = (name: PartName, changed: Partial<ResolvedQuery>, closest: RelaxedQuery['closest'] = {}) => {
    const { query, dropped } = steps.at(-1) ?? whole;
    steps.push({ query: { ...query, ...changed }, dropped: [...new Set([...dropped, name])], closest });
  };
  const optionalWords = [...whole.query.optionalWords, ...asked.keywords.map(({ name }) => name)];
  if (asked.keywords.length) then('word', { keywords: kept, optionalWords });
  if (amenities.length + excludedAmenities.length)
    then('fact', { amenities: [], excludedAmenities: [], ...amenityPreferences(asked) });
  if (price) then('price', { price: widened(price, (end) => end * 0.1) });
  for (const name of ['garages', 'toilets', 'size', 'baths'] as const) if (whole.query[name]) then(name, without(name));
  if (rooms) then('rooms', { rooms: widened(rooms, () => 1) });
  if (price) then('price', without('price'), closestTo(asked));
  if (rooms) then('rooms', without('rooms'), closestTo(asked));
  return steps;
}

/** The place for what is around it, the status, the kind for its group and that for its own; then any kind in the place. */
export function widerSteps(steps: RelaxedQuery[], around: number[] | null, groups: string[][]): RelaxedQuery[] {
  // All of it, with rooms and price as near as they can be had, and without them.
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
    // What is let go first is let go before rooms and price are, which a place with nothing in it has not refused.
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

function widened({ min, max }: Range, by: (end: number) => number): Range {
  return {
    ...(min !== undefined && { min: Math.max(0, min - by(min)) }),
    ...(max !== undefined && { max: max + by(max) }),
  };
}

function without(
  name: 'price' | 'rooms' | 'baths' | 'garages' | 'toilets' | 'size' | 'status',
): Partial<ResolvedQuery> {
  return { [name]: undefined } as Partial<ResolvedQuery>;
}

export function closestTo({ price, priceAbout, rooms }: Intent): RelaxedQuery['closest'] {
  const amount = priceAbout ?? price?.max ?? price?.min;
  const count = rooms?.min ?? rooms?.max;
  return { ...(amount && { price: amount }), ...(count !== undefined && { rooms: count }) };
}

/** What a wish asks for. */
export function partsOf(asked: Intent): PartName[] {
  const numbers = (['rooms', 'baths', 'garages', 'toilets', 'price', 'size', 'status'] as const).filter(
    (name) => asked[name],
  );
  return [
    ...numbers,
    ...(asked.kinds.length ? (['kind'] as const) : []),
    ...(asked.places.length ? (['place'] as const) : []),
    ...(asked.amenities.length + asked.excludedAmenities.length ? (['fact'] as const) : []),
    ...(asked.keywords.length ? (['word'] as const) : []),
  ];
}
