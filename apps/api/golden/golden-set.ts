import type { Listing } from './facts.ts';
import { importedRates, readRates } from './rates.ts';
import { readListings, readWrittenListings } from './read-listings.ts';
import { type GoldenQuery, readQueries } from './read-queries.ts';

/** Queries and all listings of the server that they are asked of. */
export interface GoldenSet {
  queries: GoldenQuery[];
  listings: Listing[];
}

/** The queries of `queries`, about the listings of a file that the server has imported. */
export function importedSet(file: string): GoldenSet {
  return { queries: readQueries('queries', importedRates), listings: readListings(file) };
}

/** The queries of `queries-written`, about the listings of `listings.csv`. */
export function writtenSet(): GoldenSet {
  return { queries: readQueries('queries-written', readRates()), listings: readWrittenListings() };
}
