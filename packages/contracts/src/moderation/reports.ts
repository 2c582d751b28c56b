import * as texts from '@africanscity/messages/moderation';
import type { Schemas } from '../call.ts';
import { z } from 'zod';
import { id, longText } from '../wire.ts';
import { maxReportDetails } from './values.ts';

export const ReportReason = z.enum([
  'fraud',
  'wrong_price',
  'gone',
  'wrong_pictures',
  'duplicate',
  'offensive',
  'other',
]);

export type ReportReason = z.infer<typeof ReportReason>;

/** A report. "Something else" requires a text. */
export const ListingReportForm = z
  .object({
    reason: z.enum(ReportReason.options, { error: () => texts.chooseReason() }),
    details: longText(maxReportDetails).default(''),
  })
  .refine(({ reason, details }) => reason !== 'other' || /[^\s\p{Cf}\p{Cc}]/u.test(details), {
    path: ['details'],
    error: () => texts.sayWhatIsWrong(),
  });

/** Schemas of the input and response of each operation. */
export const listingReportSchemas = {
  saveListingReport: {
    summary: "Reports another user's listing to the administrators, once. A second report of it is refused.",
    form: ListingReportForm.safeExtend({ propertyId: id }),
  },
} satisfies Record<string, Schemas>;
