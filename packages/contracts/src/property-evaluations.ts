import { z } from 'zod';
import { honeypot } from './contact.ts';
import { phoneNumber } from './directory.ts';
import { defineEndpoint } from './endpoint.ts';
import { EmailAddress } from './users.ts';
import { id, requiredText, shortText } from './wire.ts';

/** What is to be evaluated, with what people read. */
export const evaluationCategories = {
  APARTMENT: 'Apartment',
  HOUSE: 'House',
  AGRICULTURAL_LAND: 'Agricultural Land',
} as const;

export const EvaluationCategory = z.enum(['APARTMENT', 'HOUSE', 'AGRICULTURAL_LAND']);
export type EvaluationCategory = z.infer<typeof EvaluationCategory>;

export const PropertyEvaluationForm = z.object({
  category: z.enum(EvaluationCategory.options, 'must be one of the categories'),
  name: requiredText(100),
  email: EmailAddress,
  phone: phoneNumber.default(''),
  message: shortText(4000).default(''),
});

/** With fewer comparable listings than this, a range would say nothing. */
export const fewestComparables = 5;

/** Where comparable listings were found: in the same area, else anywhere in the same city. */
export const EstimateStep = z.enum(['area', 'city']);
export type EstimateStep = z.infer<typeof EstimateStep>;

/** The middle half of comparable prices: US dollars, a month's rent for rent. */
export const PriceRange = z.object({
  lowest: z.number(),
  low: z.number(),
  median: z.number(),
  high: z.number(),
  highest: z.number(),
});

/**
 * What comparable listings ask for. Without `range` there were too few; `step` is then where the search ended.
 * `comparables` counts those the range is made of, `excluded` those left out as far off the rest.
 */
export const PriceEstimate = z.object({
  step: EstimateStep,
  place: z.string(),
  /** What is the same: 'House with 3 rooms for sale'. */
  alike: z.string(),
  price: z.number(),
  comparables: z.number().int(),
  excluded: z.number().int(),
  range: PriceRange.nullable(),
});
export type PriceEstimate = z.infer<typeof PriceEstimate>;

export const getPriceEstimate = defineEndpoint({
  name: 'getPriceEstimate',
  method: 'GET',
  path: 'africanscity/getpriceestimate',
  access: 'public',
  summary: 'The range of prices of listings comparable to one: same kind in the same area, else in the same city.',
  query: z.object({ id }),
  responds: 'json',
  response: PriceEstimate,
  maxAge: 60,
});

export const savePropertyEvaluation = defineEndpoint({
  name: 'savePropertyEvaluation',
  method: 'POST',
  path: 'africanscity/savepropertyevaluation',
  access: 'public',
  summary: 'Asks the company what a listing is worth; it is mailed, and the sender gets a confirmation.',
  form: PropertyEvaluationForm.extend({ propertyId: id, fax: honeypot }),
  responds: 'empty',
});

export const propertyEvaluationEndpoints = { getPriceEstimate, savePropertyEvaluation };
