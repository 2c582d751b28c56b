export const maxAnnouncementTitle = 120;

export const maxAnnouncementText = 2000;

/** Who sees an announcement on the site, with what administrators read. */
export const announcementAudiences = { everyone: 'Everyone', users: 'People who are logged in' } as const;

/** Who gets it by email as well, with what administrators read. */
export const announcementMails = {
  nobody: 'Nobody',
  subscribers: 'All newsletter subscribers',
  users: 'Newsletter subscribers with an account',
} as const;

/** What has become of an announcement. */
export const announcementStates = {
  draft: 'Draft',
  planned: 'Planned',
  shown: 'On the site',
  ended: 'Ended',
} as const;

/** Characters of a feedback. */
export const maxFeedbackLength = 2000;

/** What became of an address. */
export const subscriberStates = {
  subscribed: 'Subscribed',
  waiting: 'Not confirmed',
  unsubscribed: 'Unsubscribed',
} as const;

/** Searches that one user can keep. */
export const maxSavedSearches = 50;

/** When new listings are emailed, with what people read. */
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

/** Days ahead that a viewing can be proposed. */
export const maxViewingDays = 180;

/** Where an enquiry stands, with what both sides read. */
export const enquiryStates = {
  unconfirmed: 'Not confirmed',
  new: 'New',
  answered: 'Answered',
  viewing_agreed: 'Viewing agreed',
  closed: 'Closed',
} as const;

/** Enquiries about an owner's listings that are needed before their answer time is told. */
export const minTimedEnquiries = 5;

/** Characters that a report of an enquiry may have. */
export const maxEnquiryReport = 1000;
