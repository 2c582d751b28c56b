import type { PartName, Range, Wish, WordsMeant } from '../query-parser/parsed-query.ts';
import type { MetWish } from './query-sql.ts';

/** A wish as far as listings meet it, and what was let go for that. */
export interface Settled {
  wish: MetWish;
  /** Parts that were widened or left out, as they were given up. */
  leftOut: PartName[];
  /** The place that is shown instead of one that has no listings. */
  instead?: string;
  /** What the closest are nearest to, where a price or a number of rooms is not met. */
  closest: { price?: number; rooms?: number };
}

/** The first of some steps that any listing meets. */
export type Met = (steps: Settled[]) => Promise<Settled | undefined>;

/**
 * Words that no listing has, then amenities, a price by a tenth, parking, toilets, size, baths, rooms by one; then price
 * and rooms altogether, the closest to them first. `kept` are words that are asked for to the end.
 */
export function numberSteps(asked: Wish, whole: Settled, kept: WordsMeant[] = []): Settled[] {
  const { amenities, withoutAmenities, price, rooms } = whole.wish;
  const steps: Settled[] = [];
  const then = (name: PartName, changed: Partial<MetWish>, closest: Settled['closest'] = {}) => {
    const { wish, leftOut } = steps.at(-1) ?? whole;
    steps.push({ wish: { ...wish, ...changed }, leftOut: [...new Set([...leftOut, name])], closest });
  };
  const praise = [...whole.wish.praise, ...asked.words.map(({ name }) => name)];
  if (asked.words.length) then('word', { words: kept, praise });
  if (amenities.length + withoutAmenities.length)
    then('fact', { amenities: [], withoutAmenities: [], likedAmenities: amenities });
  if (price) then('price', { price: widened(price, (end) => end * 0.1) });
  for (const name of ['garages', 'toilets', 'size', 'baths'] as const) if (whole.wish[name]) then(name, without(name));
  if (rooms) then('rooms', { rooms: widened(rooms, () => 1) });
  if (price) then('price', without('price'), closestTo(asked));
  if (rooms) then('rooms', without('rooms'), closestTo(asked));
  return steps;
}

/** The place for what is around it, the status, the kind for its group and that for its own; then any kind in the place. */
export function widerSteps(steps: Settled[], around: number[] | null, groups: string[][]): Settled[] {
  // All of it, with rooms and price as near as they can be had, and without them.
  const kept = [steps[0], steps.findLast(({ wish }) => wish.rooms ?? wish.price), steps.at(-1)];
  const from = [...new Set(kept.filter((step) => step !== undefined))];
  const widerBy = (name: PartName, changed: Partial<MetWish>, of: Settled[] = from): Settled[] =>
    of.map((step) => ({ ...step, wish: { ...step.wish, ...changed }, leftOut: [...new Set([...step.leftOut, name])] }));
  const bare = from.slice(-1);
  const { types, status } = steps[0]!.wish;
  const inStatus = [
    // What is let go first is let go before rooms and price are, which a place with nothing in it has not refused.
    ...(around ? widerBy('place', { places: around, beside: around }, steps) : []),
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

function without(name: 'price' | 'rooms' | 'baths' | 'garages' | 'toilets' | 'size' | 'status'): Partial<MetWish> {
  return { [name]: undefined } as Partial<MetWish>;
}

export function closestTo({ price, priceAbout, rooms }: Wish): Settled['closest'] {
  const amount = priceAbout ?? price?.max ?? price?.min;
  const count = rooms?.min ?? rooms?.max;
  return { ...(amount && { price: amount }), ...(count !== undefined && { rooms: count }) };
}

/** What a wish asks for. */
export function partsOf(asked: Wish): PartName[] {
  const numbers = (['rooms', 'baths', 'garages', 'toilets', 'price', 'size', 'status'] as const).filter(
    (name) => asked[name],
  );
  return [
    ...numbers,
    ...(asked.kinds.length ? (['kind'] as const) : []),
    ...(asked.places.length ? (['place'] as const) : []),
    ...(asked.amenities.length + asked.withoutAmenities.length ? (['fact'] as const) : []),
    ...(asked.words.length ? (['word'] as const) : []),
  ];
}
