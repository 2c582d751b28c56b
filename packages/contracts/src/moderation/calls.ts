import * as enquiryReports from './calls/enquiry-reports.ts';
import * as listings from './calls/listings.ts';
import * as queue from './calls/queue.ts';

/** Every call of the domain by its name. Pages import the nouns, and get what they call. */
export const calls = { ...listings, ...queue, ...enquiryReports };
