import { z } from 'zod';
import { PropertyStatus } from './status.ts';

/** The change of a listing's price and status on a day. */
export const ListingChange = z.object({
  /** Day in UTC, YYYY-MM-DD. */
  day: z.iso.date(),
  /** US dollars; a month's rent for FOR_RENT and RENTED. */
  priceBefore: z.number(),
  price: z.number(),
  /** Both prices as they were asked, where they are of one currency and period: '₦2,000,000 a year'; else null. */
  askingPriceBefore: z.string().nullable(),
  askingPrice: z.string().nullable(),
  statusBefore: PropertyStatus,
  status: PropertyStatus,
});

export type ListingChange = z.infer<typeof ListingChange>;
