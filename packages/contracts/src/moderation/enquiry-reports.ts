import { z } from 'zod';
import type { Schemas } from '../call.ts';
import { EnquiryEntry, EnquirySide, EnquiryState, whichEnquiry } from '../messages/enquiries.ts';
import { maxEnquiryReport } from '../messages/values.ts';
import { reason } from '../table.ts';
import { id, pageNumber, pageOf, pageSize, requiredLongText } from '../wire.ts';

/** A side's reason to report the other. */
const EnquiryReportForm = z.object({ details: requiredLongText(maxEnquiryReport) });

/** A reported conversation with all its messages: administrators see only reported ones. */
export const ReportedEnquiry = z.object({
  /** The report's number. */
  id: z.number().int(),
  reportedBy: EnquirySide,
  details: z.string(),
  createdAt: z.string(),
  state: EnquiryState,
  listing: z.object({ id: z.number().int(), title: z.string() }),
  asker: z.object({ id: z.number().int().nullable(), name: z.string() }),
  owner: z.object({ id: z.number().int(), name: z.string() }),
  entries: z.array(EnquiryEntry),
});

export type ReportedEnquiry = z.infer<typeof ReportedEnquiry>;

/** `dismiss` changes nothing. `uphold` ends the conversation, and blocks a reported asker for this owner. */
export const EnquiryDecision = z.enum(['dismiss', 'uphold']);

export type EnquiryDecision = z.infer<typeof EnquiryDecision>;

/** Schemas of the input and response of each operation. */
export const enquiryReportSchemas = {
  reportEnquiry: {
    summary:
      'Reports the other side of a thread to the administrators, who can then read it; once for each side. A second report is 409 already_reported.',
    form: EnquiryReportForm.extend(whichEnquiry),
  },
  getReportedEnquiries: {
    summary: 'Lists undecided reported conversations, the oldest report first.',
    query: z.object({ page: pageNumber, size: pageSize }),
    response: pageOf(ReportedEnquiry),
  },
  decideEnquiryReport: {
    summary: 'Decides a report of a conversation once. A later decision is 409 already_decided.',
    form: z.object({ id, decision: EnquiryDecision, reason }),
  },
} satisfies Record<string, Schemas>;
