import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { id } from '../wire.ts';
import { statisticsDays } from './values.ts';

/** Statistics of listings. Days are UTC dates (YYYY-MM-DD), the oldest first, without gaps. */
export const ListingStatistics = z.object({
  views: z.number().int(),
  contactReveals: z.number().int(),
  favorites: z.number().int(),
  /** Enquiries to the owner, and clicks on WhatsApp and the phone number. */
  enquiries: z.number().int(),
  whatsAppTaps: z.number().int(),
  callTaps: z.number().int(),
  /** `saved` counts current favorites by the day on which they were saved. */
  days: z.array(
    z.object({
      day: z.string(),
      views: z.number().int(),
      saved: z.number().int(),
      contactReveals: z.number().int(),
      enquiries: z.number().int(),
      taps: z.number().int(),
    }),
  ),
});

export type ListingStatistics = z.infer<typeof ListingStatistics>;

/** Request and response schemas of each operation. */
export const listingViewSchemas = {
  recordPropertyView: {
    summary:
      "Counts a visitor's view of a listing, once a day; not its owner's, nor those of the owner's company. The address is the connection's; `ip` is ignored.",
    query: z.object({ propertyId: id, ip: z.string().optional() }),
  },
  recordContactTap: {
    summary:
      'Counts that WhatsApp or the telephone was opened from a listing, and nothing of who did. Beyond what a person does in an hour it is not counted.',
    form: z.object({ propertyId: id, kind: z.enum(['whatsapp', 'call']) }),
  },
  getListingStatistics: {
    summary:
      "Visitors, people who saw the contacts, favorites, enquiries and taps: of one of the caller's listings, or of all of them. " +
      `All but the total of favorites are counted over the last ${statisticsDays} days.`,
    query: z.object({ propertyId: id.optional() }),
    response: ListingStatistics,
  },
} satisfies Record<string, Schemas>;
