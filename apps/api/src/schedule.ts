import { deleteExpiredLinks } from './domains/accounts/links.ts';
import { deleteOldChallenges } from './domains/accounts/second-factor/challenges.ts';
import { deleteEndedSessions } from './domains/accounts/sessions.ts';
import { sumUpViews } from './domains/administration/timeline.ts';
import { deleteOldInvitations } from './domains/companies/invitations.ts';
import { sweepPictureBytes, sweepPictures } from './domains/listings/pictures/sweep-pictures.ts';
import { deleteOldImports } from './domains/listings/uploads/listing-imports.ts';
import { resumeImports } from './domains/listings/uploads/work-on-import.ts';
import { forgetVisitors } from './domains/listings/views.ts';
import { mailAnnouncements } from './domains/messages/mail-announcements.ts';
import { deleteUnconfirmedSubscribers } from './domains/messages/newsletter.ts';
import { sendAlerts } from './domains/messages/saved-searches/alerts.ts';
import { refreshTexts } from './domains/messages/saved-searches/filter-columns.ts';
import { findSuspicions } from './domains/moderation/suspicions.ts';
import { checkSubscriptions } from './domains/payments/subscription-checks.ts';
import { settleDuePayments } from './domains/payments/polling.ts';
import { mailReceipts } from './domains/payments/receipts.ts';
import { matchNewListings, matchWaitingRequests } from './domains/requests/matching.ts';
import type { Round } from './kernel/jobs/jobs.ts';
import { deleteOldCounters } from './kernel/limits.ts';
import { deliverMails } from './kernel/outbox/deliver-mails.ts';
import { deleteOldMails } from './kernel/outbox/mails.ts';

/** All recurring work. Times are UTC; however many copies of the server run, each round is done once. */
export const schedule: Record<string, Round> = {
  // Catches what a crash kept from being woken.
  'deliver-waiting-mails': { cron: '* * * * *', work: (ctx) => deliverMails(ctx) },
  'mail-receipts': { cron: '* * * * *', work: (ctx) => mailReceipts(ctx) },
  'check-subscriptions': { cron: '*/5 * * * *', work: (ctx) => checkSubscriptions(ctx) },
  'settle-due-payments': { cron: '* * * * *', work: (ctx) => settleDuePayments(ctx) },
  // Daily and weekly mails, imports, and what a crash kept from being woken.
  'send-waiting-alerts': { cron: '*/5 * * * *', work: (ctx) => sendAlerts(ctx) },
  'refresh-saved-texts': { cron: '30 1 * * *', work: (ctx) => refreshTexts(ctx) },
  'mail-waiting-announcements': { cron: '*/5 * * * *', work: (ctx) => mailAnnouncements(ctx) },
  'delete-unconfirmed-subscribers': { cron: '17 * * * *', work: (ctx) => deleteUnconfirmedSubscribers(ctx) },
  'delete-old-counters': { cron: '*/15 * * * *', work: async (ctx) => void (await deleteOldCounters(ctx)) },
  'delete-ended-sessions': { cron: '7 * * * *', work: (ctx) => deleteEndedSessions(ctx) },
  'delete-old-challenges': { cron: '14 * * * *', work: (ctx) => deleteOldChallenges(ctx) },
  'delete-expired-links': { cron: '12 * * * *', work: (ctx) => deleteExpiredLinks(ctx) },
  // Goes on with imports whose server ended.
  'resume-imports': { cron: '* * * * *', work: (ctx) => resumeImports(ctx) },
  'delete-old-imports': { cron: '50 2 * * *', work: (ctx) => deleteOldImports(ctx) },
  'find-suspicions': { cron: '*/5 * * * *', work: async (ctx) => void (await findSuspicions(ctx)) },
  'delete-old-invitations': { cron: '17 * * * *', work: (ctx) => deleteOldInvitations(ctx) },
  'match-waiting-requests': { cron: '*/5 * * * *', work: (ctx) => matchWaitingRequests(ctx) },
  'match-new-listings': { cron: '2-57/5 * * * *', work: (ctx) => matchNewListings(ctx) },
  'forget-visitors': { cron: '2 0 * * *', work: (ctx) => forgetVisitors(ctx) },
  // Late enough that a view which came at midnight is written.
  'sum-up-views': { cron: '10 0 * * *', work: (ctx) => sumUpViews(ctx) },
  'delete-old-mails': { cron: '40 2 * * *', work: (ctx) => deleteOldMails(ctx) },
  'sweep-pictures': { cron: '20 * * * *', work: async (ctx) => void (await sweepPictures(ctx)) },
  // Reads the whole store, for what a crash left there.
  'sweep-picture-bytes': { cron: '20 3 * * *', work: async (ctx) => void (await sweepPictureBytes(ctx)) },
};
