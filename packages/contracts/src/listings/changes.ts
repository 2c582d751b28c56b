import { z } from 'zod';
import { PropertyStatus } from './status.ts';

/** The change of a listing's price and status on a day. */
export const ListingChange = z.object({
  /** Day in UTC, YYYY-MM-DD. */
  day: z.iso.date(),
  /** US dollars; a month's rent for FOR_RENT and RENTED. */
  priceBefore: z.number(),
  price: z.number(),
  /** The prices as they were asked, in another currency or period: '₦2,000,000 a year'; null for a price in dollars alone. */
  askingPriceBefore: z.string().nullable(),
  askingPrice: z.string().nullable(),
  statusBefore: PropertyStatus,
  status: PropertyStatus,
  /** The changes in words, the last first: 'Reduced from $90,000 to $85,000 (−6%)'. */
  events: z.array(z.string()),
});

export type ListingChange = z.infer<typeof ListingChange>;

/** A price that was asked from a day on. */
const PriceStep = z.object({
  /** Day in UTC, YYYY-MM-DD. */
  day: z.iso.date(),
  /** In the currency and for the period of all steps. */
  value: z.number(),
  /** The same as text: '₦2,000,000 a year'. */
  text: z.string(),
});

/**
 * The steps of a price since it was last asked in another currency or for another period, the oldest first. The first step is the price
 * before the first recorded change, on the day of that change: when it was first asked is unknown. Empty without a recorded change.
 */
export const PriceSteps = z.array(PriceStep);

export type PriceSteps = z.infer<typeof PriceSteps>;
