import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { id } from '../wire.ts';
import { ListingCard } from './listings.ts';

/** What each operation is asked and answers. */
export const favoriteSchemas = {
  getFavorites: {
    summary: "The caller's favorite listings, the latest first. Those that are gone are left out.",
    response: z.array(ListingCard),
  },
  saveFavorite: {
    summary: 'Makes a listing a favorite of the caller. Doing it again changes nothing.',
    form: z.object({ propertyId: id }),
  },
  deleteFavorite: {
    summary: 'Takes a listing off the favorites of the caller. Doing it again changes nothing.',
    form: z.object({ propertyId: id }),
  },
} satisfies Record<string, Schemas>;
