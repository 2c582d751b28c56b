import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { id } from '../wire.ts';
import { ListingCard } from './listings.ts';
import { maxAlikeListings } from './values.ts';

/** Distance class of two listings: same place, adjacent place, same city, same country. */
export const Nearness = z.enum(['place', 'beside', 'city', 'country']);

export type Nearness = z.infer<typeof Nearness>;

/** A card with its distance class and the reason for its similarity: 'Same area, about the same price'. */
export const SimilarListing = ListingCard.extend({ near: Nearness, reason: z.string() });

export type SimilarListing = z.infer<typeof SimilarListing>;

/** Data of an unavailable listing, and similar open ones. `forGood`: deleted, not hidden. */
export const GoneListing = z.object({
  type: z.string(),
  area: z.string(),
  city: z.string(),
  forRent: z.boolean(),
  forGood: z.boolean(),
  listings: z.array(SimilarListing),
});

export type GoneListing = z.infer<typeof GoneListing>;

/** Adverts with the same content as a listing, apart from the owner and the pictures: their number and the newest. */
export const AlikeListings = z.object({
  total: z.number().int(),
  listings: z.array(ListingCard).max(maxAlikeListings),
});

export type AlikeListings = z.infer<typeof AlikeListings>;

/** Request and response schemas of each operation. */
export const similarListingSchemas = {
  getSimilarProperties: {
    summary: 'Open listings like one that is named, the nearest first, each with the reason.',
    query: z.object({ id }),
    response: z.array(SimilarListing),
    maxAge: 60,
  },
  getGoneProperty: {
    summary:
      'What a listing was that has left the site, and open ones like it; 404 for one that is there, or never was.',
    query: z.object({ id }),
    response: GoneListing,
    maxAge: 60,
  },
  getAlikeProperties: {
    summary: 'Open listings that are equal in all they show to one that is named, the newest first.',
    query: z.object({ id }),
    response: AlikeListings,
    maxAge: 60,
  },
} satisfies Record<string, Schemas>;
