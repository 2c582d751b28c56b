import * as texts from '@africanscity/messages/listings';
import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { flag } from '../wire.ts';

/** A calendar month in UTC: '2026-10'. */
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: texts.monthNeeded });

const numbers = {
  views: z.number().int(),
  contactReveals: z.number().int(),
  /** Current favorites that were saved in the month. */
  saved: z.number().int(),
  enquiries: z.number().int(),
  /** Clicks on WhatsApp and the phone number. */
  taps: z.number().int(),
};

/** What a month brought to the listings of an owner, beside the month before. */
export const MonthlyReport = z.object({
  month: Month,
  /** The first month with a listing, and the present one. */
  firstMonth: Month,
  lastMonth: Month,
  totals: z.object(numbers),
  before: z.object(numbers),
  /** Those with the most views first; at most 50. */
  listings: z.array(
    z.object({
      id: z.number().int(),
      type: z.string(),
      address: z.string(),
      area: z.string(),
      city: z.string(),
      statusReadable: z.string(),
      /** The price as it is asked: '₦1,800,000 a year'. */
      price: z.string(),
      ...numbers,
      viewsBefore: z.number().int(),
    }),
  ),
  /** Listings beyond the first 50. */
  further: z.number().int(),
});

export type MonthlyReport = z.infer<typeof MonthlyReport>;

/** Request and response schemas of each operation. */
export const monthlyReportSchemas = {
  getMonthlyReport: {
    summary:
      "Visitors, favorites, enquiries and taps of each of the caller's listings in a month, and in the month before.",
    query: z.object({ month: Month.optional().describe('The last complete month without it.') }),
    response: MonthlyReport,
  },
  getMonthlyMails: {
    summary: 'Whether the caller is emailed the report of each month.',
    response: z.object({ wanted: z.boolean() }),
  },
  saveMonthlyMails: {
    summary: 'Sets whether the caller is emailed the report of each month, from the present month on.',
    form: z.object({ wanted: flag }),
  },
} satisfies Record<string, Schemas>;
