import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { ListingFilter } from './listing-filter.ts';
import { ListingCard } from './listings.ts';

/** Request and response schemas of each operation. */
export const featuredListingSchemas = {
  getFeaturedProperties: {
    summary:
      'Featured listings that match, four at a time; who is shown changes every five minutes, each as often as any other.',
    query: ListingFilter,
    response: z.array(ListingCard),
    maxAge: 60,
  },
} satisfies Record<string, Schemas>;
