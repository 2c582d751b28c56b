import { deleteExpiredLinks } from './domains/accounts/links.ts';
import { deleteOldChallenges } from './domains/accounts/second-factor/challenges.ts';
import { deleteEndedSessions } from './domains/accounts/sessions.ts';
import { convertPhones, repeatPhoneConversion } from './domains/administration/phone-conversion.ts';
import { sumUpViews } from './domains/administration/timeline.ts';
import { deleteOldInvitations } from './domains/companies/invitations.ts';
import { deleteOldDeliveries } from './domains/companies/webhooks/deliveries.ts';
import { sendWebhooks } from './domains/companies/webhooks/send-webhooks.ts';
import { findContradictions } from './domains/listings/places/find-contradictions.ts';
import { sweepCards } from './domains/listings/seo/card.ts';
import { confirmListings, hideTakenListings } from './domains/listings/confirmation/confirm-listings.ts';
import { countLandings } from './domains/listings/landing/count-landings.ts';
import { reparseListings } from './domains/listings/own/reparse-listings.ts';
import { repriceListings } from './domains/listings/core/reprice-listings.ts';
import { placeListings } from './domains/listings/places/place-listings.ts';
import { countPlaces } from './domains/listings/places/count-places.ts';
import { hashPictures } from './domains/listings/pictures/hash-pictures.ts';
import { sweepPictureBytes, sweepPictures } from './domains/listings/pictures/sweep-pictures.ts';
import { fetchDueFeeds } from './domains/listings/import/fetching/fetch-feed.ts';
import { withdrawGoneListings } from './domains/listings/import/feeds.ts';
import { deleteOldImports } from './domains/listings/import/uploaded-imports.ts';
import { emailNewComments } from './domains/listings/shortlists/comment-emails.ts';
import { compareViews } from './domains/listings/views/compare-views.ts';
import { emailMonthlyReports } from './domains/listings/views/monthly-emails.ts';
import { forgetVisitors } from './domains/listings/views/views.ts';
import { deleteUnconfirmedEnquiries } from './domains/messages/enquiries/enquiries.ts';
import { deleteSearchRequests } from './domains/messages/saved-searches/searches-by-email.ts';
import { deleteUnconfirmedSubscribers } from './domains/messages/newsletter.ts';
import { sendAlerts } from './domains/messages/saved-searches/alerts.ts';
import { refreshTexts } from './domains/messages/saved-searches/filter-columns.ts';
import { referenceRates } from './domains/listings/search/query-parser/currencies.ts';
import { findSuspicions } from './domains/moderation/suspicions.ts';
import { checkSubscriptions } from './domains/payments/subscription-checks.ts';
import { loadExchangeRates } from './domains/payments/load-exchange-rates.ts';
import { settleDuePayments } from './domains/payments/polling.ts';
import { calibrateEstimates } from './domains/requests/estimates/calibrate-estimates.ts';
import { matchNewListings } from './domains/requests/matching.ts';
import type { Schedule } from './kernel/jobs/jobs.ts';
import { deleteOldCounters } from './kernel/limits.ts';
import { deleteOldEmails } from './kernel/outbox/emails.ts';
import { deleteOldSpamForms } from './kernel/spam-forms.ts';

/** All recurring work. Times are UTC. Each run happens once, however many copies of the server run. */
export const schedule: Record<string, Schedule> = {
  'check-subscriptions': { cron: '*/5 * * * *', work: (ctx) => checkSubscriptions(ctx) },
  'settle-due-payments': { cron: '* * * * *', work: (ctx) => settleDuePayments(ctx) },
  // Daily and weekly emails, and listings that were imported or became visible again.
  'send-due-alerts': { cron: '*/5 * * * *', work: (ctx) => sendAlerts(ctx) },
  'refresh-saved-texts': { cron: '30 1 * * *', work: (ctx) => refreshTexts(ctx) },
  'delete-unconfirmed-subscribers': { cron: '17 * * * *', work: (ctx) => deleteUnconfirmedSubscribers(ctx) },
  'delete-unconfirmed-searches': { cron: '37 * * * *', work: (ctx) => deleteSearchRequests(ctx) },
  'delete-unconfirmed-enquiries': { cron: '27 1 * * *', work: (ctx) => deleteUnconfirmedEnquiries(ctx) },
  'delete-old-counters': { cron: '*/15 * * * *', work: async (ctx) => void (await deleteOldCounters(ctx)) },
  'delete-ended-sessions': { cron: '7 * * * *', work: (ctx) => deleteEndedSessions(ctx) },
  'delete-old-challenges': { cron: '14 * * * *', work: (ctx) => deleteOldChallenges(ctx) },
  'delete-expired-links': { cron: '12 * * * *', work: (ctx) => deleteExpiredLinks(ctx) },
  // Rows without an E.164 form. When none is left, it reads an empty table.
  'convert-phones': { cron: '* * * * *', work: async (ctx) => void (await convertPhones(ctx)) },
  'repeat-phone-conversion': { cron: '20 4 * * *', work: (ctx) => repeatPhoneConversion(ctx) },
  // Of the currencies that searches know.
  'load-exchange-rates': { cron: '25 */6 * * *', work: (ctx) => loadExchangeRates(ctx, referenceRates.keys()) },
  // Soon after new rates are loaded; later runs find nothing.
  'reprice-listings': { cron: '35 * * * *', work: async (ctx) => void (await repriceListings(ctx)) },
  'place-listings': { cron: '* * * * *', work: async (ctx) => void (await placeListings(ctx)) },
  'find-contradictions': { cron: '4-59/5 * * * *', work: async (ctx) => void (await findContradictions(ctx)) },
  // Runs once after an upgrade that reads sizes, locations or amenities better; later runs read one row.
  'reparse-listings': { cron: '* * * * *', work: async (ctx) => void (await reparseListings(ctx)) },
  'count-places': { cron: '*/5 * * * *', work: (ctx) => countPlaces(ctx) },
  'confirm-listings': { cron: '40 5 * * *', work: (ctx) => confirmListings(ctx) },
  'hide-taken-listings': { cron: '45 5 * * *', work: (ctx) => hideTakenListings(ctx) },
  'count-landings': { cron: '3-59/15 * * * *', work: (ctx) => countLandings(ctx) },
  'fetch-due-feeds': { cron: '1-56/5 * * * *', work: (ctx) => fetchDueFeeds(ctx) },
  'withdraw-gone-listings': { cron: '20 * * * *', work: (ctx) => withdrawGoneListings(ctx) },
  'delete-old-imports': { cron: '50 2 * * *', work: (ctx) => deleteOldImports(ctx) },
  // Also puts imported implausible prices under review.
  'find-suspicions': { cron: '* * * * *', work: async (ctx) => void (await findSuspicions(ctx)) },
  'delete-old-invitations': { cron: '17 * * * *', work: (ctx) => deleteOldInvitations(ctx) },
  // Events of listings that no person changed, such as those of a feed.
  'send-due-webhooks': { cron: '* * * * *', work: (ctx) => sendWebhooks(ctx) },
  'delete-old-deliveries': { cron: '55 2 * * *', work: (ctx) => deleteOldDeliveries(ctx) },
  'match-new-listings': { cron: '2-57/5 * * * *', work: (ctx) => matchNewListings(ctx) },
  // Estimates the newest homes of each city from older ones, to see how far prices lie from estimates.
  'calibrate-estimates': { cron: '10 2 * * *', work: (ctx) => calibrateEstimates(ctx) },
  // In the morning of most of Africa.
  'email-new-comments': { cron: '0 5 * * *', work: (ctx) => emailNewComments(ctx) },
  'email-monthly-reports': { cron: '20 5 * * *', work: (ctx) => emailMonthlyReports(ctx) },
  'forget-visitors': { cron: '2 0 * * *', work: (ctx) => forgetVisitors(ctx) },
  // Late enough that views of midnight are written.
  'sum-up-views': { cron: '10 0 * * *', work: (ctx) => sumUpViews(ctx) },
  // How much more often complete listings are seen, for the hints to owners.
  'compare-views': { cron: '20 2 * * *', work: (ctx) => compareViews(ctx) },
  'delete-old-spam-forms': { cron: '45 2 * * *', work: (ctx) => deleteOldSpamForms(ctx) },
  'delete-old-mails': { cron: '40 2 * * *', work: (ctx) => deleteOldEmails(ctx) },
  // Pictures that were stored before hashes were computed. When none is left, it reads an empty index.
  'hash-pictures': { cron: '* * * * *', work: async (ctx) => void (await hashPictures(ctx)) },
  'sweep-pictures': { cron: '20 * * * *', work: async (ctx) => void (await sweepPictures(ctx)) },
  // Reads the whole store, to find files left by a crash.
  'sweep-picture-bytes': { cron: '20 3 * * *', work: async (ctx) => void (await sweepPictureBytes(ctx)) },
  'sweep-cards': { cron: '50 3 * * *', work: async (ctx) => void (await sweepCards(ctx)) },
};
