import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/listings';
import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { Picture } from '../picture.ts';
import { id } from '../wire.ts';
import { ListingCard, ShowcaseListing } from './listings.ts';
import { maxNewCounted, maxRecentlySeen } from './values.ts';

/** A city with its number of open listings, including those of its areas, and a picture of one. */
export const BusyCity = z.object({
  /** Value of the filter `place`. */
  slug: z.string(),
  name: z.string(),
  countryName: z.string().nullable(),
  forSale: z.number().int(),
  forRent: z.number().int(),
  picture: Picture.nullable(),
  /** Its areas with the most open listings, at most three, the busiest first. */
  areas: z.array(z.object({ slug: z.string(), name: z.string() })),
});

export type BusyCity = z.infer<typeof BusyCity>;

/** Listings since a time: their number, at most `maxNewCounted`, and the newest few. */
export const NewListings = z.object({
  count: z.number().int(),
  /** Whether the real number is higher. */
  more: z.boolean(),
  listings: z.array(ShowcaseListing),
});

export type NewListings = z.infer<typeof NewListings>;

/** Distinct listing ids separated by commas. */
const ids = z
  .string()
  .max(200, { error: siteTexts.isTooLong })
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(id).max(maxRecentlySeen, { error: () => texts.tooManyListings({ count: maxRecentlySeen }) }));

/** Request and response schemas of each operation. */
export const discoverySchemas = {
  getBusiestCities: {
    summary:
      'The cities with the most open listings, those of the home country of the site first, at most twelve and five of a country, each with a picture. Numbers are a few minutes old.',
    response: z.array(BusyCity),
    maxAge: 60,
  },
  getNewProperties: {
    summary: `Open listings that came since a moment, of the last 30 days: how many, up to ${maxNewCounted}, and the newest four.`,
    query: z.object({
      since: z.iso.datetime({ error: () => siteTexts.timeNeeded({ example: '2026-01-31T08:00:00Z' }) }),
    }),
    response: NewListings,
  },
  getPropertiesByIds: {
    summary: `Cards of up to ${maxRecentlySeen} listings, in the order asked for. Those that left the site are left out.`,
    query: z.object({ ids }),
    response: z.array(ListingCard),
  },
} satisfies Record<string, Schemas>;
