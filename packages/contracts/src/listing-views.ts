import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './wire.ts';

export const recordPropertyView = defineEndpoint({
  name: 'recordPropertyView',
  method: 'POST',
  path: 'africanscity/recordpropertyview',
  access: 'public',
  summary: "Counts a visitor's view of a listing, once a day. The address is the connection's; `ip` is ignored.",
  query: z.object({ propertyId: id, ip: z.string().optional() }),
  responds: 'empty',
});

/** Days that the statistics of a listing cover, today included. */
export const statisticsDays = 30;

/** What listings did. Days are UTC dates (YYYY-MM-DD), the oldest first, none left out. */
export const ListingStatistics = z.object({
  views: z.number().int(),
  contactReveals: z.number().int(),
  favorites: z.number().int(),
  days: z.array(z.object({ day: z.string(), views: z.number().int(), contactReveals: z.number().int() })),
});
export type ListingStatistics = z.infer<typeof ListingStatistics>;

export const getListingStatistics = defineEndpoint({
  name: 'getListingStatistics',
  method: 'GET',
  path: 'africanscity/getlistingstatistics',
  access: 'user',
  summary:
    "Visitors, people who saw the contacts, and favorites: of one of the caller's listings, or of all of them. " +
    `Visitors and contacts are counted over the last ${statisticsDays} days.`,
  query: z.object({ propertyId: id.optional() }),
  responds: 'json',
  response: ListingStatistics,
});

export const listingViewEndpoints = { recordPropertyView, getListingStatistics };
