import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { shortText } from '../wire.ts';

const Point = z.object({ latitude: z.number(), longitude: z.number() });

/** The server's check of a location. Points are in decimal degrees. */
export const PinCheck = z.object({
  /** Null for a link without coordinates, and for unreadable text. */
  point: Point.nullable(),
  /** Reason why the location cannot be read, for its field. */
  fault: z.string().nullable(),
  /**
   * Reason for doubt: the point is in another country, in none, or far from the area or city, to which its numbers lead
   * with other signs or swapped. The map then shows the listing's place instead.
   */
  doubt: z.enum(['country', 'sea', 'place']).nullable(),
  /** Country of the point; null on the high seas. */
  pinCountry: z.string().nullable(),
  /** Country of the listing, or of its place; null if both are unknown. */
  listingCountry: z.string().nullable(),
  /** The point in the listing's country that results from swapped numbers or other signs. */
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
