import * as texts from '@africanscity/messages/administration';

export const userKinds = ['all', 'owners', 'customers', 'administrators', 'disabled'] as const;

/**
 * Kinds of open cases: the name on the overview, and the part of the administration with its list, if any, with the query of
 * the list.
 */
export const attentionKinds = {
  listingReports: { text: texts.listingReports, path: 'moderation' },
  reportedEnquiries: { text: texts.reportedConversations, path: 'moderation' },
  suspiciousListings: { text: texts.suspiciousListings, path: 'moderation' },
  messages: { text: texts.unansweredMessages, path: 'messages' },
  spamForms: { text: texts.spamForms, path: 'spam' },
  evaluations: { text: texts.propertyEvaluations, path: 'evaluations' },
  reportedRequests: { text: texts.reportedRequests, path: 'requests' },
  unverifiedAgencies: { text: texts.agenciesToVerify, path: 'agencies' },
  waitingPlaces: { text: texts.placesToConfirm, path: 'places' },
  placeContradictions: {
    text: texts.contradictingAreas,
    path: 'places',
    query: 'which=contradictions',
  },
  bankTransfers: { text: texts.transfersToConfirm, path: 'payments' },
  heldPayments: { text: texts.heldPayments, path: 'payments' },
  disputedPayments: { text: texts.disputedPayments, path: 'payments' },
  unansweredPayments: { text: texts.unansweredPayments, path: 'payments' },
  missingRate: { text: texts.rateToSet, path: 'payments' },
  oldRates: { text: texts.oldRates, path: 'payments' },
  overdueAds: { text: texts.overdueAds, path: 'ad-tasks' },
  failedMails: { text: texts.failedEmails, path: 'failures' },
  failedJobs: { text: texts.failedJobs, path: 'failures' },
  untrustedProxies: {
    text: texts.unknownProxies,
    path: null,
  },
} as const satisfies Record<string, { text: () => string; path: string | null; query?: string }>;

export const timelineDays = ['30', '90', '365'] as const;

/** Pictures of the brand: logos on light and on dark surfaces, and the icon. */
export const brandPictureKinds = ['logo', 'darkLogo', 'icon'] as const;

/** Files that show the draft of the brand. */
export const brandSampleKinds = ['email', 'receipt', 'card'] as const;
