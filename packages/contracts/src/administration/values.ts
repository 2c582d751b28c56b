export const userKinds = ['all', 'owners', 'customers', 'administrators', 'disabled'] as const;

/**
 * Kinds of open cases: the name on the overview, and the part of the administration with its list, if any, with the query of
 * the list.
 */
export const attentionKinds = {
  listingReports: { text: 'Reports of listings', path: 'moderation' },
  reportedEnquiries: { text: 'Reported conversations', path: 'moderation' },
  suspiciousListings: { text: 'Suspicious listings', path: 'moderation' },
  messages: { text: 'Unanswered messages', path: 'messages' },
  spamForms: { text: 'Forms held as spam in the last 7 days', path: 'spam' },
  evaluations: { text: 'Property evaluations', path: 'evaluations' },
  reportedRequests: { text: 'Reported requests', path: 'requests' },
  unverifiedAgencies: { text: 'Agencies to verify', path: 'agencies' },
  waitingPlaces: { text: 'Places to confirm', path: 'places' },
  placeContradictions: {
    text: 'Areas that contradict a better known place',
    path: 'places',
    query: 'which=contradictions',
  },
  bankTransfers: { text: 'Bank transfers to confirm', path: 'payments' },
  heldPayments: { text: 'Held payments', path: 'payments' },
  disputedPayments: { text: 'Disputed payments', path: 'payments' },
  unansweredPayments: { text: 'Payments without an answer', path: 'payments' },
  missingRate: { text: 'Exchange rate to set: without one ZiG and mobile money are not offered', path: 'payments' },
  oldRates: { text: 'Exchange rates older than a week', path: 'payments' },
  overdueAds: { text: 'Overdue ads', path: 'ad-tasks' },
  failedMails: { text: 'Emails that failed in the last 7 days', path: 'failures' },
  failedJobs: { text: 'Jobs that failed', path: 'failures' },
  untrustedProxies: {
    text: 'Proxies that the setting TRUST_PROXY does not name: all their visitors share one request limit',
    path: null,
  },
} as const satisfies Record<string, { text: string; path: string | null; query?: string }>;

export const timelineDays = ['30', '90', '365'] as const;

/** Pictures of the brand: logos on light and on dark surfaces, and the icon. */
export const brandPictureKinds = ['logo', 'darkLogo', 'icon'] as const;

/** Files that show the draft of the brand. */
export const brandSampleKinds = ['email', 'receipt', 'card'] as const;
