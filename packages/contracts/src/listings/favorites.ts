import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { flag, id, shortText } from '../wire.ts';
import { ListingCard } from './listings.ts';
import { maxFavoriteNote } from './values.ts';

/** A favorite with its note ('' for none) and the price when it was saved; null if unknown. */
export const FavoriteListing = ListingCard.extend({ note: z.string(), savedPrice: z.number().nullable() });

export type FavoriteListing = z.infer<typeof FavoriteListing>;

/** A private note on a favorite. */
export const FavoriteNoteForm = z.object({ note: shortText(maxFavoriteNote) });

/** Request and response schemas of each operation. */
export const favoriteSchemas = {
  getFavorites: {
    summary: "The caller's favorite listings, the latest first. Those that are gone are left out.",
    response: z.array(FavoriteListing),
  },
  saveFavorite: {
    summary: 'Makes a listing a favorite of the caller, at what it costs now. Doing it again changes nothing.',
    form: z.object({ propertyId: id }),
  },
  saveFavoriteNote: {
    summary: "Sets the note on one of the caller's favorites; '' takes it away.",
    form: FavoriteNoteForm.extend({ propertyId: id }),
  },
  getFavoriteMails: {
    summary: 'Whether the caller is mailed when the price of a favorite falls.',
    response: z.object({ wanted: z.boolean() }),
  },
  saveFavoriteMails: {
    summary: 'Sets whether the caller is mailed when the price of a favorite falls.',
    form: z.object({ wanted: flag }),
  },
  deleteFavorite: {
    summary: 'Takes a listing off the favorites of the caller, with its note. Doing it again changes nothing.',
    form: z.object({ propertyId: id }),
  },
} satisfies Record<string, Schemas>;
