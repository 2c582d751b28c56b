export const maxAnnouncementTitle = 120;

export const maxAnnouncementText = 2000;

/** Audience of an announcement on the site, with labels. */
export const announcementAudiences = { everyone: 'Everyone', users: 'People who are logged in' } as const;

/** Audience of its emails, with labels. */
export const announcementMails = {
  nobody: 'Nobody',
  subscribers: 'All newsletter subscribers',
  users: 'Newsletter subscribers with an account',
} as const;

/** State of an announcement. */
export const announcementStates = {
  draft: 'Draft',
  planned: 'Planned',
  shown: 'On the site',
  ended: 'Ended',
} as const;

/** Characters of a feedback. */
export const maxFeedbackLength = 2000;

/** State of a subscriber. */
export const subscriberStates = {
  subscribed: 'Subscribed',
  waiting: 'Not confirmed',
  unsubscribed: 'Unsubscribed',
} as const;

/** Maximum of searches per user. */
export const maxSavedSearches = 50;

/** Frequency of emails about new listings, with labels. */
export const alertFrequencies = {
  at_once: 'At once',
  daily: 'Every morning',
  weekly: 'Every Monday',
  never: 'Never (paused)',
} as const;

/** Characters of the name of a saved search. */
export const maxSavedSearchName = 80;

/** Characters of one message of an enquiry. */
export const maxEnquiryLength = 2000;

/** Days that an enquiry waits for its emailed link to be opened. */
export const enquiryConfirmationDays = 7;

/** Days ahead for which a viewing can be proposed. */
export const maxViewingDays = 180;

/** States of an enquiry, with labels for both sides. */
export const enquiryStates = {
  unconfirmed: 'Not confirmed',
  new: 'New',
  answered: 'Answered',
  viewing_agreed: 'Viewing agreed',
  closed: 'Closed',
} as const;

/** Minimum of enquiries about an owner's listings for an answer time. */
export const minTimedEnquiries = 5;

/** Characters that a report of an enquiry may have. */
export const maxEnquiryReport = 1000;
