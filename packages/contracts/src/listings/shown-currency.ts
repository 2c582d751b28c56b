import { z } from 'zod';

/** A currency to show dollars in, with its rate. */
export const ShownCurrency = z.object({
  /** ISO 4217. */
  code: z.string(),
  /** Before an amount: '₦', 'XOF '. */
  sign: z.string(),
  /** Units of the currency for one US dollar. */
  rate: z.number(),
  /** 'Exchange rate of 24 November 2026'. */
  note: z.string(),
  /** Names the day of a rate that is older than a week: 'at the rate of 3 November 2026'; else ''. */
  old: z.string(),
});
