import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { shortText } from '../wire.ts';
import { maxSearchText, openStatuses } from './values.ts';

/** What somebody may mean who is typing: a place or a type of property. */
export const SearchSuggestion = z.object({
  kind: z.enum(['area', 'city', 'country', 'type']),
  name: z.string(),
  /** What to filter by: a place's slug, or the type's name. */
  value: z.string(),
  /** The city or country that a place lies in, '' for none. */
  within: z.string(),
  /** Open listings; of a thousand and more a few minutes old. */
  listings: z.number().int(),
  /** How many of the last words that were typed it stands for. */
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
