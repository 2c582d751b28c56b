import { enquiryReportSchemas } from './enquiry-reports.ts';
import { listingModerationSchemas } from './queue.ts';
import { listingReportSchemas } from './reports.ts';

/** Schemas of the domain's operations, by name. */
export const schemas = {
  ...listingModerationSchemas,
  ...listingReportSchemas,
  ...enquiryReportSchemas,
};
