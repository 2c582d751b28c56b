import { deleteOldInvitations } from '../features/agency-members/delete-old-invitations.ts';
import { mailAnnouncements } from '../features/announcements/mail-announcements.ts';
import { deleteEndedSessions } from '../features/auth/delete-ended-sessions.ts';
import { deleteOldImports } from '../features/listing-imports/delete-old-imports.ts';
import { resumeImports } from '../features/listing-imports/work-on-import.ts';
import { findSuspicions } from '../features/listing-moderation/find-suspicions.ts';
import { forgetVisitors } from '../features/listing-views/forget-visitors.ts';
import { deleteOldMails } from '../features/mails/delete-old-mails.ts';
import { deliverMails } from '../features/mails/deliver-mails.ts';
import { mailReceipts } from '../features/receipts/mail-receipts.ts';
import { checkSubscriptions } from '../features/subscriptions/check-subscriptions.ts';
import { settleDuePayments } from '../features/payments/settle-due-payments.ts';
import { deleteUnconfirmedSubscribers } from '../features/newsletter/delete-unconfirmed-subscribers.ts';
import { sumUpViews } from '../features/overview/sum-up-views.ts';
import { sweepPictureBytes, sweepPictures } from '../features/pictures/sweep-pictures.ts';
import { matchNewListings, matchWaitingRequests } from '../features/property-requests/match-property-request.ts';
import { refreshTexts } from '../features/saved-searches/refresh-texts.ts';
import { sendAlerts } from '../features/saved-searches/send-alerts.ts';
import { deleteOldChallenges } from '../features/second-factor/challenges.ts';
import { deleteExpiredLinks } from '../features/users/delete-expired-links.ts';
import { deleteOldCounters } from '../http/limits.ts';
import type { Work } from './work.ts';

/** All recurring work. Times are UTC; however many copies of the server run, each round is done once. */
export const schedule: Record<string, { cron: string; work: Work }> = {
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
