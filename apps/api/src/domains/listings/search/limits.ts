import { mostCounted } from '@africanscity/contracts/listings/values';

/** How many listings a search by words looks at, at most. */
export interface TextLimits {
  /** Up to here all that have the words are found, and often nearly half as many more: a sample says whether there are. */
  found: number;
  /** Of words that more have, so many are found, */
  taken: number;
  /** and so many where the sample says that more match than are counted. */
  shown: number;
  /** And so many are looked at for them. */
  looked: number;
  /** So many, the newest, are put in order by how well they match; older ones follow. */
  ranked: number;
}

export const textLimits: TextLimits = { found: 10_000, taken: 10_000, shown: 1_000, looked: 20_000, ranked: 5_000 };

/** How many listings a search without words looks at, at most, where very many match. */
interface WalkLimits {
  /** Pages have numbers up to here; beyond, cursors lead on. */
  numbered: number;
  /** So many, and twenty for each of a page, are looked at in the order of an index, before all that match are gathered. */
  walked: number;
}

/** What tells whether more listings match than are counted one by one. */
export interface SampleLimits {
  /** Up to so many that match are counted to the one. */
  counted: number;
  /** So many of the sample are enough to estimate shares from. */
  sampled: number;
}

export interface SearchLimits extends TextLimits, SampleLimits, WalkLimits {}

export const searchLimits: SearchLimits = {
  ...textLimits,
  counted: mostCounted,
  sampled: 2_000,
  numbered: 1_000,
  walked: 20_000,
};
