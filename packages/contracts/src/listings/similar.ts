import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { id } from '../wire.ts';
import { ListingCard } from './listings.ts';

/** A card, and why it is similar: 'Same area, about the same price'. */
export const SimilarListing = ListingCard.extend({ reason: z.string() });

export type SimilarListing = z.infer<typeof SimilarListing>;

/** What each operation is asked and answers. */
export const similarListingSchemas = {
  getSimilarProperties: {
    summary: 'Open listings like one that is named, the most similar first, each with the reason.',
    query: z.object({ id }),
    response: z.array(SimilarListing),
    maxAge: 60,
  },
} satisfies Record<string, Schemas>;
