import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { shortText } from '../wire.ts';

const Point = z.object({ latitude: z.number(), longitude: z.number() });

/** What the server finds about a location that a listing's form holds. Points are in decimal degrees. */
export const PinCheck = z.object({
  /** Null for a link without coordinates, and for what cannot be read. */
  point: Point.nullable(),
  /** Why the location cannot be read, to be shown at its field. */
  fault: z.string().nullable(),
  /**
   * Why the point is doubted: it is in another country than the listing, in none, or far from the listing's area or city,
   * which is where its numbers lead with other signs or swapped. Such a listing is shown at its place instead.
   */
  doubt: z.enum(['country', 'sea', 'place']).nullable(),
  /** The name of the country that the point is in; null on the high seas. */
  pinCountry: z.string().nullable(),
  /** The name of the listing's country, or of the country of its place; null when neither is known. */
  listingCountry: z.string().nullable(),
  /** The point in the listing's country that a doubted one becomes with its numbers swapped, or with other signs. */
  corrected: Point.nullable(),
});

export type PinCheck = z.infer<typeof PinCheck>;

/** Request and response schemas of each operation. */
export const pinSchemas = {
  checkPin: {
    summary:
      'Reads a location in any form that people copy: coordinates, a Plus Code, a geo: URI, or a link of a map. Says which ' +
      'country it is in, and whether that is the country of a listing with this area, city and country.',
    query: z.object({
      location: shortText(500),
      area: shortText(120).default(''),
      city: shortText(120).default(''),
      country: shortText(80).default(''),
    }),
    response: PinCheck,
  },
} satisfies Record<string, Schemas>;
