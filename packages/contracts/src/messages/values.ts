import * as texts from '@africanscity/messages/messages';

export const maxAnnouncementTitle = 120;

export const maxAnnouncementText = 2000;

/** Audience of an announcement on the site, with labels. */
export const announcementAudiences = { everyone: texts.everyone, users: texts.loggedInPeople } as const;

/** Audience of its emails, with labels. */
export const announcementMails = {
  nobody: texts.nobody,
  subscribers: texts.allSubscribers,
  users: texts.subscribersWithAccount,
} as const;

/** State of an announcement. */
export const announcementStates = {
  draft: texts.stateDraft,
  planned: texts.statePlanned,
  shown: texts.stateOnSite,
  ended: texts.stateEnded,
} as const;

/** Characters of a feedback. */
export const maxFeedbackLength = 2000;

/** State of a subscriber. */
export const subscriberStates = {
  subscribed: texts.stateSubscribed,
  waiting: texts.stateNotConfirmed,
  unsubscribed: texts.stateUnsubscribed,
} as const;

/** Maximum of searches per user. */
export const maxSavedSearches = 50;

/** Frequency of emails about new listings, with labels. */
export const alertFrequencies = {
  at_once: texts.atOnce,
  daily: texts.everyMorning,
  weekly: texts.everyMonday,
  never: texts.neverPaused,
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
  unconfirmed: texts.enquiryNotConfirmed,
  new: texts.enquiryNew,
  answered: texts.enquiryAnswered,
  viewing_agreed: texts.viewingAgreed,
  closed: texts.enquiryClosed,
} as const;

/** Minimum of enquiries about an owner's listings for an answer time. */
export const minTimedEnquiries = 5;

/** Characters that a report of an enquiry may have. */
export const maxEnquiryReport = 1000;
