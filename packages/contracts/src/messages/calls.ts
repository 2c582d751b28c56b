import * as announcements from './calls/announcements.ts';
import * as contact from './calls/contact.ts';
import * as enquiries from './calls/enquiries.ts';
import * as feedback from './calls/feedback.ts';
import * as newsletter from './calls/newsletter.ts';
import * as savedSearches from './calls/saved-searches.ts';
import * as unsubscribe from './calls/unsubscribe.ts';

/** Calls of the domain by name. Pages import them from the nouns' files, to load only those in use. */
export const calls = {
  ...announcements,
  ...contact,
  ...enquiries,
  ...feedback,
  ...newsletter,
  ...savedSearches,
  ...unsubscribe,
};
