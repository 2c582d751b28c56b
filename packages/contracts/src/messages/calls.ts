import * as announcements from './calls/announcements.ts';
import * as contact from './calls/contact.ts';
import * as enquiries from './calls/enquiries.ts';
import * as feedback from './calls/feedback.ts';
import * as newsletter from './calls/newsletter.ts';
import * as savedSearches from './calls/saved-searches.ts';
import * as unsubscribe from './calls/unsubscribe.ts';

/** Every call of the domain by its name. Pages import the nouns, and get what they call. */
export const calls = {
  ...announcements,
  ...contact,
  ...enquiries,
  ...feedback,
  ...newsletter,
  ...savedSearches,
  ...unsubscribe,
};
