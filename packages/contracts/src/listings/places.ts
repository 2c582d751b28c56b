import * as texts from '@africanscity/messages/listings';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { shortText } from '../wire.ts';

/** A place in the listing form: area, city and country, with its centre in decimal degrees. */
export const PlaceParts = z.object({
  kind: z.enum(['area', 'city']),
  /** '' for a city. */
  area: z.string(),
  /** '' for an area without a city. */
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export type PlaceParts = z.infer<typeof PlaceParts>;

/** A coordinate on Earth. */
const degrees = (limit: number) => {
  const message = () => texts.degreesNumberBetween({ limit: String(limit) });
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, { error: message })
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, { error: message });
};

/** Request and response schemas of each operation. */
export const listingPlaceSchemas = {
  getPlaceCompletions: {
    summary:
      'At most eight confirmed areas and cities whose names a text begins, or nearly spells, whether they have listings ' +
      'or not; those that it begins first, and among these what has the most listings.',
    query: z.object({ text: shortText(120) }),
    response: z.array(PlaceParts),
    maxAge: 60,
  },
  getPlaceAt: {
    summary:
      'The confirmed area whose centre is nearest to a point, at most five kilometres away; else the nearest city, at ' +
      'most fifty kilometres away; else null.',
    query: z.object({ latitude: degrees(90), longitude: degrees(180) }),
    response: PlaceParts.nullable(),
  },
} satisfies Record<string, Schemas>;
