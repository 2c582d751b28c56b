import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ListingCard } from './listings.ts';
import { id } from './wire.ts';

/** Similar listings that are shown at most. */
export const maxSimilarListings = 6;

/** A card, and why it is similar: 'Same area, about the same price'. */
export const SimilarListing = ListingCard.extend({ reason: z.string() });
export type SimilarListing = z.infer<typeof SimilarListing>;

export const getSimilarProperties = defineEndpoint({
  name: 'getSimilarProperties',
  method: 'GET',
  path: 'africanscity/getsimilarproperties',
  access: 'public',
  summary: 'Open listings like one that is named, the most similar first, each with the reason.',
  query: z.object({ id }),
  responds: 'json',
  response: z.array(SimilarListing),
  maxAge: 60,
});

export const similarListingEndpoints = { getSimilarProperties };
