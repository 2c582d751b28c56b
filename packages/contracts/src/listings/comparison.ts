import * as siteTexts from '@africanscity/messages/site';
import * as texts from '@africanscity/messages/listings';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { id } from '../wire.ts';
import { AmenityName } from './amenity-name.ts';
import { fieldAnswerShape } from './field-schemas.ts';
import { furtherFieldNames } from './fields.ts';
import { ListingCard } from './listings.ts';
import { moveInAnswer } from './move-in-answer.ts';
import { maxCompared } from './values.ts';

/** A listing in a comparison. Prices are US dollars; the price per square metre is null if the size is unknown. */
export const ComparedListing = ListingCard.extend({
  countryName: z.string().nullable(),
  moveIn: moveInAnswer,
  ...fieldAnswerShape(furtherFieldNames),
  /** What searches find it by: the amenities that its fields state, and others that its description names. */
  amenities: z.array(AmenityName),
  pricePerSquareMeter: z.number().nullable(),
});

export type ComparedListing = z.infer<typeof ComparedListing>;

/** Distinct listing ids separated by commas. */
const ids = z
  .string()
  .max(200, { error: siteTexts.isTooLong })
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(id).max(maxCompared, { error: () => texts.tooManyListings({ count: maxCompared }) }));

/** Request and response schemas of each operation. */
export const comparisonSchemas = {
  getComparedProperties: {
    summary: `Up to ${maxCompared} listings to compare, in the order asked for. Those that left the site are left out.`,
    query: z.object({ ids }),
    response: z.array(ComparedListing),
  },
} satisfies Record<string, Schemas>;
