import * as enquiryReports from './calls/enquiry-reports.ts';
import * as listings from './calls/listings.ts';
import * as queue from './calls/queue.ts';

/** Calls of the domain by name. Pages import them from the nouns' files, to load only those in use. */
export const calls = { ...listings, ...queue, ...enquiryReports };
