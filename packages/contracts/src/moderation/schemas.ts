import { enquiryReportSchemas } from './enquiry-reports.ts';
import { listingModerationSchemas } from './queue.ts';
import { listingReportSchemas } from './reports.ts';

/** Every operation of the domain by its name, with what it is asked and answers. */
export const schemas = {
  ...listingModerationSchemas,
  ...listingReportSchemas,
  ...enquiryReportSchemas,
};
