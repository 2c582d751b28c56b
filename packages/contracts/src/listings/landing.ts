import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/listings';
import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { landingStatuses } from './addresses.ts';
import { ShownCurrency } from './shown-currency.ts';
import { priceAnswerShape } from './price-answer.ts';

const LandingStatus = z.enum(Object.keys(landingStatuses) as (keyof typeof landingStatuses)[]);

/** A link to a landing page with its number of homes at the last count. */
const LandingLink = z.object({
  path: z.string(),
  /** The place or type in which it differs from the linking page. */
  name: z.string(),
  /** Parent of the place. */
  within: z.string().nullable(),
  homes: z.number().int(),
  /** In US dollars. */
  usualPrice: z.number().nullable(),
});

export type LandingLink = z.infer<typeof LandingLink>;

/** All homes of a status in a place and of a type. Amounts are US dollars, for rent per month. */
export const Landing = z.object({
  /** Canonical path. Other spellings redirect to it. */
  path: z.string(),
  status: LandingStatus,
  /** Null for all places. `slug` is the value of the filter `place`. */
  place: z
    .object({
      name: z.string(),
      slug: z.string(),
      kind: z.enum(['country', 'city', 'area']),
      within: z.array(z.string()),
    })
    .nullable(),
  /** Null for all types. */
  kind: z.string().nullable(),
  /** Homes at the last count; null if there are too few for a landing page. */
  homes: z.number().int().nullable(),
  /** The currency in which homes of the place are priced; null for all places, for US dollars, and without a rate. */
  currency: ShownCurrency.nullable(),
  /** Median price. */
  usualPrice: z.number().nullable(),
  /** Median price per square metre, from at least five homes of known size. */
  squareMeterPrice: z.number().nullable(),
  /**
   * Relative change of the median price of homes listed within a year, compared to the year before: 0.08 for 8 % more.
   * Null with fewer than five homes in either year.
   */
  yearChange: z.number().nullable(),
  /** Parent pages, the widest first: everywhere, country, city; then the same place with all types or a wider type. */
  above: z.array(LandingLink),
  /** Places within the place, with the most homes first; of all places the countries, with the home country of the site first. */
  places: z.array(LandingLink),
  kinds: z.array(LandingLink),
  /**
   * For a type: the same type in nearby places. Else areas beside an area, other cities of a country, other countries.
   */
  beside: z.array(LandingLink),
  /** The same page for the other status. */
  other: LandingLink.nullable(),
});

export type Landing = z.infer<typeof Landing>;

/** A listing as a line in the list of all homes. */
const ListedLine = z.object({
  id: z.number().int(),
  type: z.string(),
  area: z.string(),
  city: z.string(),
  numRoom: z.number().int().nullable(),
  price: z.number(),
  askingPrice: priceAnswerShape.askingPrice,
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
        .max(1000, { error: () => siteTexts.atMostCharacters({ max: '1000' }) })
        .regex(/^[\p{L}\p{N}\p{M}/-]+$/u, { error: texts.landingPathNeeded })
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
        .regex(/^\d{1,7}$/, { error: texts.wholeNumberFrom })
        .transform(Number),
    }),
    response: z.array(ListedLine),
    maxAge: 60,
  },
} satisfies Record<string, Schemas>;
