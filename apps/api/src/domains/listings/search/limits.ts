import { mostCounted } from '@africanscity/contracts/listings/values';

/** How many listings a search looks at, at most. */
export interface SearchLimits {
  /** Matches of filters that are counted to the one. */
  counted: number;
  /** Matches of a free text that are counted to the one. Of more, the newest are ranked, and they alone are listed by rank. */
  ranked: number;
  /** Matches whose values facets count. Of more, the newest are counted. */
  faceted: number;
  /** Listings that pages by number lead to, of a list that is not counted to the one. Cursors lead further. */
  numbered: number;
}

export const searchLimits: SearchLimits = { counted: mostCounted, ranked: 2_000, faceted: 10_000, numbered: 1_000 };
