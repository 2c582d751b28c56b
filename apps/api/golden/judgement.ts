import { type Facts, hasKind, type Listing, liesIn, meets } from './facts.ts';

/** A first page. */
export const pageSize = 10;

/** What a query's first page is judged by. */
export interface Expectation {
  /** How many listings have all facts, those that look the same counted once. */
  met: number;
  /** How many of the first cards are judged, at most. */
  judged: number;
  isGood: (card: Listing) => boolean;
}

/**
 * What can be asked of a first page for these facts. Where no listing has all of them, cards shall keep place and kind
 * as far as these exist: both, else the place, else the kind or the country around the place.
 */
export function expectationOf(listings: readonly Listing[], facts: Facts): Expectation {
  const meeting = listings.filter((listing) => meets(listing, facts));
  const met = countDistinct(meeting);
  if (met) {
    // A server at another rate need not show the listings at the limit, but may.
    const sure = countDistinct(meeting.filter((listing) => meets(listing, { ...facts, price: facts.surePrice })));
    return { met, judged: Math.min(pageSize, sure || met), isGood: (card) => meets(card, facts) };
  }
  const isGood = keptBy(listings, facts);
  return { met, judged: Math.min(pageSize, countDistinct(listings.filter(isGood))), isGood };
}

function keptBy(listings: readonly Listing[], facts: Facts): (listing: Listing) => boolean {
  const { kinds, places } = facts;
  const both = (listing: Listing) => liesIn(listing, facts) && hasKind(listing, facts);
  if (listings.some(both)) return both;
  if (places.length && listings.some((listing) => liesIn(listing, { places })))
    return (listing) => liesIn(listing, { places });
  const around = { places: places.map((path) => path.slice(0, -1)).filter((path) => path.length) };
  const either = (listing: Listing) =>
    (kinds.length > 0 && hasKind(listing, { kinds })) || (around.places.length > 0 && liesIn(listing, around));
  return listings.some(either) ? either : () => true;
}

/** Lists may show adverts that are equal in all they show as one. */
function countDistinct(listings: readonly Listing[]): number {
  return new Set(
    listings.map(({ status, type, address, area, city, price, numRoom, numBathroom }) =>
      JSON.stringify([status, type, address, area, city, price, numRoom, numBathroom]),
    ),
  ).size;
}

/**
 * The part of the first cards that is good, 0 to 1; an empty page has 0. Where listings have all facts, the part is of as many
 * cards as there could be; otherwise of those that came.
 */
export function scorePage({ met, judged, isGood }: Expectation, cards: readonly Listing[]): number {
  const first = cards.slice(0, judged);
  if (!first.length) return 0;
  return first.filter(isGood).length / (met ? judged : first.length);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
