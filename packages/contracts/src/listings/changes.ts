import { z } from 'zod';
import { PropertyStatus } from './status.ts';

/** The change of a listing's price and status on a day. */
export const ListingChange = z.object({
  /** Day in UTC, YYYY-MM-DD. */
  day: z.iso.date(),
  /** US dollars; a month's rent for FOR_RENT and RENTED. */
  priceBefore: z.number(),
  price: z.number(),
  statusBefore: PropertyStatus,
  status: PropertyStatus,
});

export type ListingChange = z.infer<typeof ListingChange>;
