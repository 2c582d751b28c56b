import * as texts from '@africanscity/messages/site';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { EmailAddress } from '../accounts/users.ts';
import { priceAnswerShape } from '../listings/price-answer.ts';
import { ShownCurrency } from '../listings/shown-currency.ts';
import { phoneText } from '../phone.ts';
import { honeypot, id, longText, requiredText } from '../wire.ts';

export const EvaluationCategory = z.enum(['apartment', 'house', 'agricultural_land']);

export type EvaluationCategory = z.infer<typeof EvaluationCategory>;

export const PropertyEvaluationForm = z.object({
  category: z.enum(EvaluationCategory.options, { error: texts.categoryNeeded }),
  name: requiredText(100),
  email: EmailAddress,
  phone: phoneText.default(''),
  message: longText(4000).default(''),
});

/** Location of the comparable listings: the same area, or else the same city. */
export const EstimateStep = z.enum(['area', 'city']);

export type EstimateStep = z.infer<typeof EstimateStep>;

/** The middle half of comparable prices, each adjusted to the listing: US dollars, a month's rent for rent. */
export const PriceRange = z.object({
  lowest: z.number(),
  low: z.number(),
  median: z.number(),
  high: z.number(),
  highest: z.number(),
});

/** Origin of the width of a range: asking prices of the city, of the country, or the comparable homes alone. */
export const EstimateCalibrationScope = z.enum(['city', 'country', 'comparables']);

/** A price and the range that holds four of five asking prices: US dollars, a month's rent for rent. */
export const EstimatedPrice = z.object({
  low: z.number(),
  middle: z.number(),
  high: z.number(),
  calibration: EstimateCalibrationScope,
});

/** The comparable homes as a search, with `place` as a slug; `around` says whether some are in neighbouring areas. */
export const EstimateBasis = z.object({
  homes: z.number().int(),
  place: z.string(),
  around: z.boolean(),
  search: z.object({ place: z.string().nullable(), kind: z.string(), status: z.enum(['FOR_SALE', 'FOR_RENT']) }),
});

/**
 * Prices of comparable homes: identical adverts are one. Without `range` there were too few; `step` is then the last one tried.
 * `comparables` counts those in the range, `excluded` the outliers.
 */
export const PriceEstimate = z.object({
  step: EstimateStep,
  place: z.string(),
  /** The shared properties: 'House with 3 rooms for sale'. */
  alike: z.string(),
  price: z.number(),
  /** The price as its owner asks it, in major units; null for one in dollars alone. */
  amount: priceAnswerShape.amount,
  period: priceAnswerShape.period,
  /** The currency in which the owner asks the price; null for US dollars. */
  currency: ShownCurrency.nullable(),
  comparables: z.number().int(),
  excluded: z.number().int(),
  range: PriceRange.nullable(),
  /** Null without `range`. */
  estimate: EstimatedPrice.nullable(),
  basis: EstimateBasis,
});

export type PriceEstimate = z.infer<typeof PriceEstimate>;

/** Schemas of the input and response of each operation. */
export const propertyEvaluationSchemas = {
  getPriceEstimate: {
    summary:
      'Returns the estimated price of a listing with the range that holds four of five asking prices, from comparable homes in its area, beside it, or else in its city.',
    query: z.object({ id }),
    response: PriceEstimate,
    maxAge: 60,
  },
  savePropertyEvaluation: {
    summary: 'Requests an evaluation of a listing by email to the company; the sender gets a confirmation.',
    form: PropertyEvaluationForm.extend({ propertyId: id, topping: honeypot }),
  },
} satisfies Record<string, Schemas>;
