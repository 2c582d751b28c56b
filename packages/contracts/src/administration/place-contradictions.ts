import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { tableQuery } from '../table.ts';
import { id, pageOf } from '../wire.ts';

const decision = z.enum(['known', 'different']);

/** An area that listings put into one city, while a far better known place of its name is in another. */
export const PlaceContradictionRow = z.object({
  id: z.number().int(),
  /** As most owners write it. */
  name: z.string(),
  /** The place that listings put it into, and its parents, the widest last: 'Anambra, Nigeria'. */
  within: z.string(),
  /** The better known place with its number of listings: 'Lekki', 'Lagos, Nigeria'. */
  known: z.object({ id: z.number().int(), name: z.string(), within: z.string(), listings: z.number().int() }),
  /** Listings that wait for the decision, and the latest three of them, with their location texts. */
  listings: z.number().int(),
  examples: z.array(z.object({ id: z.number().int(), says: z.string() })),
  decision: decision.nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});

export type PlaceContradictionRow = z.infer<typeof PlaceContradictionRow>;

const MovedListings = z.object({ listings: z.number().int() });

/** Schemas of the input and response of each operation. */
export const placeContradictionSchemas = {
  getPlaceContradictions: {
    summary: 'Lists areas that contradict a far better known place: waiting or decided ones.',
    query: tableQuery(['name', 'createdAt'], 'createdAt-DESC').extend({
      which: z.enum(['contradictions', 'decided']).default('contradictions'),
    }),
    response: pageOf(PlaceContradictionRow),
  },
  decidePlaceContradiction: {
    summary:
      'Decides that an area is the better known place, which gets its present and later listings, or a different place, which is created. Returns how many listings moved. A decided one is 409.',
    form: z.object({ id, decision }),
    response: MovedListings,
  },
  undoPlaceContradiction: {
    summary:
      'Undoes a decision: the area waits again, with its listings. Returns how many moved. A place that changed since is 409.',
    form: z.object({ id }),
    response: MovedListings,
  },
} satisfies Record<string, Schemas>;
