import { announcementSchemas } from './announcements.ts';
import { contactSchemas } from './contact.ts';
import { enquirySchemas } from './enquiries.ts';
import { feedbackSchemas } from './feedback.ts';
import { messageSchemas } from './messages.ts';
import { newsletterSchemas } from './newsletter.ts';
import { savedSearchSchemas } from './saved-searches.ts';
import { unsubscribeSchemas } from './unsubscribe.ts';

/** Every operation of the domain by its name, with what it is asked and answers. */
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
