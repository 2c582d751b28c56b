import { announcementSchemas } from './announcements.ts';
import { contactSchemas } from './contact.ts';
import { enquirySchemas } from './enquiries.ts';
import { feedbackSchemas } from './feedback.ts';
import { messageSchemas } from './messages.ts';
import { newsletterSchemas } from './newsletter.ts';
import { savedSearchSchemas } from './saved-searches.ts';
import { unsubscribeSchemas } from './unsubscribe.ts';

/** Schemas of the domain's operations, by name. */
export const schemas = {
  ...announcementSchemas,
  ...contactSchemas,
  ...enquirySchemas,
  ...feedbackSchemas,
  ...messageSchemas,
  ...newsletterSchemas,
  ...savedSearchSchemas,
  ...unsubscribeSchemas,
};
