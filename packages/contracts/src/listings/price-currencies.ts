import type { Schemas } from '../call.ts';
import { z } from 'zod';

/** A currency in which a listing can be priced, with its current exchange rate. */
export const PriceCurrency = z.object({
  /** ISO 4217. */
  currency: z.string(),
  /** What a US dollar costs in it; 1 for the dollar itself. */
  rate: z.number(),
  /** First day of the rate, YYYY-MM-DD; null for the dollar. */
  rateDate: z.iso.date().nullable(),
  /** Countries (ISO 3166-1 alpha-2) whose homes are usually priced in it. */
  countries: z.array(z.string()),
});

export type PriceCurrency = z.infer<typeof PriceCurrency>;

/** Request and response schemas of each operation. */
export const priceCurrencySchemas = {
  getPriceCurrencies: {
    summary: 'The currencies in which a listing can be priced: US dollars, and those with an exchange rate.',
    response: z.array(PriceCurrency),
    maxAge: 300,
  },
} satisfies Record<string, Schemas>;
