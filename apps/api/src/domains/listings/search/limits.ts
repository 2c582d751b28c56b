import { mostCounted } from '@africanscity/contracts/listings/values';

/** Limits of the listings that a search reads. */
export interface SearchLimits {
  /** Matches of filters that are counted exactly. */
  counted: number;
  /** Matches of a free text that are counted exactly. Of more, only the newest are ranked and listed. */
  ranked: number;
  /** Matches that facets count. Of more, the newest are counted. */
  faceted: number;
  /** Listings on numbered pages of a list that is not counted exactly. Cursors reach further. */
  numbered: number;
}

export const searchLimits: SearchLimits = { counted: mostCounted, ranked: 2_000, faceted: 10_000, numbered: 1_000 };
