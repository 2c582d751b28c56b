import type { AttentionKind } from '@africanscity/contracts/overview';
import type { RequestContext } from '../../context.ts';
import { isRateMissing } from '../payments/is-rate-missing.ts';
import { countFailedJobs } from './failed-jobs.ts';

const weekMs = 7 * 86_400_000;

/** How each kind of what waits for an administrator is counted. A kind that is declared has a line here. */
export const attentionCounters: Record<AttentionKind, (ctx: RequestContext) => Promise<number>> = {
  listingReports: (ctx) => ctx.db.listingReport.count({ where: { handledAt: null } }),
  suspiciousListings: (ctx) => ctx.db.listingSuspicion.count({ where: { handledAt: null } }),
  messages: (ctx) => ctx.db.contactMessage.count({ where: { handledAt: null } }),
  evaluations: (ctx) => ctx.db.propertyEvaluation.count({ where: { handledAt: null } }),
  reportedRequests: (ctx) =>
    ctx.db.propertyRequest.count({ where: { handledAt: null, matches: { some: { reportedAt: { not: null } } } } }),
  // Those that had never been decided on: a verification that was taken back has a note.
  unverifiedAgencies: (ctx) => ctx.db.agency.count({ where: { verifiedAt: null, verifyNote: '' } }),
  bankTransfers: (ctx) =>
    ctx.db.payment.count({ where: { status: { in: ['created', 'pending'] }, bankSubmittedAt: { not: null } } }),
  heldPayments: (ctx) => ctx.db.payment.count({ where: { status: 'held' } }),
  disputedPayments: (ctx) => ctx.db.payment.count({ where: { status: 'disputed' } }),
  missingRate: async (ctx) => ((await isRateMissing(ctx)) ? 1 : 0),
  overdueAds: (ctx) => ctx.db.adTask.count({ where: { doneAt: null, dueUntil: { lte: ctx.clock() } } }),
  failedMails: (ctx) =>
    ctx.db.queuedMail.count({
      where: {
        abandonedAt: { not: null },
        createdAt: { gte: new Date(ctx.clock().getTime() - weekMs) },
      },
    }),
  failedJobs: countFailedJobs,
};
