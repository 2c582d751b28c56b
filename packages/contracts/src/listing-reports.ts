import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, shortText } from './wire.ts';

/** What can be wrong with a listing, with what people read. */
export const reportReasons = {
  FRAUD: 'It is a fraud, or I was asked to pay before seeing it',
  WRONG_PRICE: 'The price is wrong',
  GONE: 'It is sold or let already',
  WRONG_PICTURES: 'The pictures show another place',
  DUPLICATE: 'It is listed twice',
  OFFENSIVE: 'It is offensive or breaks the law',
  OTHER: 'Something else',
} as const;

export const ReportReason = z.enum([
  'FRAUD',
  'WRONG_PRICE',
  'GONE',
  'WRONG_PICTURES',
  'DUPLICATE',
  'OFFENSIVE',
  'OTHER',
]);
export type ReportReason = z.infer<typeof ReportReason>;

/** Characters that a report may add to its reason. */
export const maxReportDetails = 1000;

/** A report. What is "something else" has to be said in words. */
export const ListingReportForm = z
  .object({
    reason: z.enum(ReportReason.options, 'choose a reason'),
    details: shortText(maxReportDetails).default(''),
  })
  .refine(({ reason, details }) => reason !== 'OTHER' || /[^\s\p{Cf}\p{Cc}]/u.test(details), {
    path: ['details'],
    message: 'say what is wrong',
  });

export const saveListingReport = defineEndpoint({
  name: 'saveListingReport',
  method: 'POST',
  path: 'africanscity/savelistingreport',
  access: 'user',
  summary: "Reports somebody else's listing to the administrators, once. A second report of it is refused.",
  form: ListingReportForm.safeExtend({ propertyId: id }),
  responds: 'empty',
});

export const listingReportEndpoints = { saveListingReport };
