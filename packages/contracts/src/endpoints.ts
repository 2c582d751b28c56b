import { adEndpoints } from './ads.ts';
import { adminPeopleEndpoints } from './admin-people.ts';
import { agencyEndpoints } from './agencies.ts';
import { agencyMemberEndpoints } from './agency-members.ts';
import { agentEndpoints } from './agents.ts';
import { announcementEndpoints } from './announcements.ts';
import { authEndpoints } from './auth.ts';
import { billingEndpoints } from './billing.ts';
import { comparisonEndpoints } from './comparison.ts';
import { contactEndpoints } from './contact.ts';
import { contactShareEndpoints } from './contact-shares.ts';
import { adminEndpoints } from './admin.ts';
import { adminUserEndpoints } from './admin-users.ts';
import { auditEndpoints } from './audit.ts';
import type { Endpoint } from './endpoint.ts';
import { exportEndpoints } from './exports.ts';
import { favoriteEndpoints } from './favorites.ts';
import { featuredListingEndpoints } from './featured-listings.ts';
import { feedbackEndpoints } from './feedback.ts';
import { homeEndpoints } from './home.ts';
import { listingImportEndpoints } from './listing-imports.ts';
import { listingModerationEndpoints } from './listing-moderation.ts';
import { listingMapEndpoints } from './listing-map.ts';
import { listingReportEndpoints } from './listing-reports.ts';
import { listingViewEndpoints } from './listing-views.ts';
import { listingEndpoints } from './listings.ts';
import { lookupEndpoints } from './lookups.ts';
import { messageEndpoints } from './messages.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { overviewEndpoints } from './overview.ts';
import { ownListingEndpoints } from './own-listings.ts';
import { adminPaymentEndpoints } from './admin-payments.ts';
import { paymentEndpoints } from './payments.ts';
import { pictureEndpoints } from './pictures.ts';
import { propertyEvaluationEndpoints } from './property-evaluations.ts';
import { propertyRequestEndpoints } from './property-requests.ts';
import { requestAnswerEndpoints } from './request-answers.ts';
import { similarListingEndpoints } from './similar-listings.ts';
import { receiptEndpoints } from './receipts.ts';
import { subscriptionEndpoints } from './subscriptions.ts';
import { savedSearchEndpoints } from './saved-searches.ts';
import { unsubscribeEndpoints } from './unsubscribe.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { siteSettingEndpoints } from './site-settings.ts';
import { userEndpoints } from './users.ts';

/** Every operation of the API, by domain: the table of contents of the contract. */
export const endpoints = {
  auth: authEndpoints,
  users: userEndpoints,
  listings: listingEndpoints,
  pictures: pictureEndpoints,
  'listing-views': listingViewEndpoints,
  'listing-reports': listingReportEndpoints,
  'similar-listings': similarListingEndpoints,
  comparison: comparisonEndpoints,
  'listing-map': listingMapEndpoints,
  'listing-moderation': listingModerationEndpoints,
  'listing-imports': listingImportEndpoints,
  exports: exportEndpoints,
  messages: messageEndpoints,
  'site-settings': siteSettingEndpoints,
  'own-listings': ownListingEndpoints,
  favorites: favoriteEndpoints,
  feedback: feedbackEndpoints,
  lookups: lookupEndpoints,
  admin: adminEndpoints,
  'second-factor': secondFactorEndpoints,
  'admin-users': adminUserEndpoints,
  audit: auditEndpoints,
  overview: overviewEndpoints,
  home: homeEndpoints,
  billing: billingEndpoints,
  subscriptions: subscriptionEndpoints,
  receipts: receiptEndpoints,
  ads: adEndpoints,
  'featured-listings': featuredListingEndpoints,
  payments: paymentEndpoints,
  'admin-payments': adminPaymentEndpoints,
  contact: contactEndpoints,
  'contact-shares': contactShareEndpoints,
  agencies: agencyEndpoints,
  agents: agentEndpoints,
  'agency-members': agencyMemberEndpoints,
  'property-requests': propertyRequestEndpoints,
  'request-answers': requestAnswerEndpoints,
  'property-evaluations': propertyEvaluationEndpoints,
  'admin-people': adminPeopleEndpoints,
  'saved-searches': savedSearchEndpoints,
  newsletter: newsletterEndpoints,
  unsubscribe: unsubscribeEndpoints,
  announcements: announcementEndpoints,
} as const;

export const allEndpoints: Endpoint[] = Object.values(endpoints).flatMap(
  (domain) => Object.values(domain) as Endpoint[],
);
