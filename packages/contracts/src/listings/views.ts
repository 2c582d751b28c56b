import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { id } from '../wire.ts';
import { statisticsDays } from './values.ts';

/** What listings did. Days are UTC dates (YYYY-MM-DD), the oldest first, none left out. */
export const ListingStatistics = z.object({
  views: z.number().int(),
  contactReveals: z.number().int(),
  favorites: z.number().int(),
  days: z.array(z.object({ day: z.string(), views: z.number().int(), contactReveals: z.number().int() })),
});

export type ListingStatistics = z.infer<typeof ListingStatistics>;

/** What each operation is asked and answers. */
export const listingViewSchemas = {
  recordPropertyView: {
    summary: "Counts a visitor's view of a listing, once a day. The address is the connection's; `ip` is ignored.",
    query: z.object({ propertyId: id, ip: z.string().optional() }),
  },
  getListingStatistics: {
    summary:
      "Visitors, people who saw the contacts, and favorites: of one of the caller's listings, or of all of them. " +
      `Visitors and contacts are counted over the last ${statisticsDays} days.`,
    query: z.object({ propertyId: id.optional() }),
    response: ListingStatistics,
  },
} satisfies Record<string, Schemas>;
