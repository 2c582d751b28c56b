import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { landingStatuses } from './addresses.ts';

const LandingStatus = z.enum(Object.keys(landingStatuses) as (keyof typeof landingStatuses)[]);

/** Another landing page, and how many homes it had when they were last counted. */
const LandingLink = z.object({
  path: z.string(),
  /** What differs from the page that links: a place or a kind. */
  name: z.string(),
  /** The place that a place lies in. */
  within: z.string().nullable(),
  homes: z.number().int(),
  /** US dollars. */
  usualPrice: z.number().nullable(),
});

export type LandingLink = z.infer<typeof LandingLink>;

/** All homes of a status, within a place, of a kind. Amounts are US dollars, a month's for rent. */
export const Landing = z.object({
  /** Its one address. Asked by another, pages lead to it. */
  path: z.string(),
  status: LandingStatus,
  /** Null for everywhere. `slug` is what the filter `place` takes. */
  place: z
    .object({
      name: z.string(),
      slug: z.string(),
      kind: z.enum(['country', 'city', 'area']),
      within: z.array(z.string()),
    })
    .nullable(),
  /** Null for any. */
  kind: z.string().nullable(),
  /** Homes when they were last counted; null when they are too few for a page of their own. */
  homes: z.number().int().nullable(),
  /** The middle of the prices. */
  usualPrice: z.number().nullable(),
  /** The middle of the prices of a square metre, of at least five that say how large they are. */
  squareMeterPrice: z.number().nullable(),
  /** By how much of itself the usual price of homes listed within a year differs from that of the year before: 0.08 for 8 % more. Null when there are fewer than five in either year. */
  yearChange: z.number().nullable(),
  /** The widest first: everywhere, the country, the city; then the same place with any kind, or a wider one. */
  above: z.array(LandingLink),
  /** What lies in the place. */
  places: z.array(LandingLink),
  kinds: z.array(LandingLink),
  /** Of a kind: the same in the places around. Areas beside an area, other cities of a country, other countries. */
  beside: z.array(LandingLink),
  /** The same under the other status. */
  other: LandingLink.nullable(),
});

export type Landing = z.infer<typeof Landing>;

/** A listing as a line of a list of all. */
const ListedLine = z.object({
  id: z.number().int(),
  type: z.string(),
  area: z.string(),
  city: z.string(),
  numRoom: z.number().int().nullable(),
  price: z.number(),
  forRent: z.boolean(),
});

/** Request and response schemas of each operation. */
export const landingSchemas = {
  getLanding: {
    summary:
      'The homes of a status, a place and a kind, as an address such as /for-sale/nigeria/lagos/duplexes names them, in numbers and with links to others.',
    query: z.object({
      path: z
        .string()
        .max(1000, 'must be at most 1000 characters')
        .regex(/^[\p{L}\p{N}\p{M}/-]+$/u, 'must be names of places in an address, such as /for-sale/nigeria/lagos')
        .describe('Such as /for-sale/nigeria/lagos/duplexes.'),
    }),
    response: Landing,
    maxAge: 60,
  },
  getListingParts: {
    summary: 'The parts of the list of all open listings, by their numbers, with how many are in each.',
    response: z.array(z.object({ part: z.number().int(), listings: z.number().int() })),
    maxAge: 60,
  },
  getListingPart: {
    summary: 'The open listings of a part: those with numbers from a thousand times the part on.',
    query: z.object({
      part: z
        .string()
        .regex(/^\d{1,7}$/, 'must be a whole number from 0')
        .transform(Number),
    }),
    response: z.array(ListedLine),
    maxAge: 60,
  },
} satisfies Record<string, Schemas>;
