import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { shortText } from '../wire.ts';
import { maxSearchText, openStatuses } from './values.ts';

/** A suggestion for typed text: a place or a property type. */
export const SearchSuggestion = z.object({
  kind: z.enum(['area', 'city', 'country', 'type']),
  name: z.string(),
  /** Filter value: a place's slug, or the name of a type. */
  value: z.string(),
  /** City or country of a place, '' for none. */
  within: z.string(),
  /** Open listings; from a thousand on, the count may be a few minutes old. */
  listings: z.number().int(),
  /** Number of typed words at the end that it replaces. */
  words: z.number().int(),
});

export type SearchSuggestion = z.infer<typeof SearchSuggestion>;

/** Request and response schemas of each operation. */
export const searchSuggestionSchemas = {
  getSearchSuggestions: {
    summary:
      'At most eight places and types of property that have listings and whose names the end of a text begins, or nearly ' +
      'spells; the names that it begins first, and among these what has the most listings.',
    query: z.object({ text: shortText(maxSearchText), status: z.enum(openStatuses).optional() }),
    response: z.array(SearchSuggestion),
    maxAge: 60,
  },
} satisfies Record<string, Schemas>;
