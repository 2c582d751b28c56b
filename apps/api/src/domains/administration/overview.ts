import type { Attention, AttentionKind, Overview } from '@africanscity/contracts/administration/overview';
import type { RequestContext } from '../../context.ts';
import { countByStatus, getPropertiesCities, getPropertiesCounts } from '../listings/search/listing-counts.ts';
import { countOldRates, isRateMissing } from '../payments/exchange-rates.ts';
import { whereAttention } from '../payments/payment-filters.ts';
import { countFailedJobs } from './failures.ts';
import { allUsers, customers, propertyOwners } from './users.ts';

const mostCities = 10;

/** Reads the precomputed counts of listings. */
export async function getOverview(ctx: RequestContext): Promise<Overview> {
  const [users, owners, customerCount, shown, hidden, types, cities] = await Promise.all([
    ctx.db.user.count({ where: allUsers }),
    ctx.db.user.count({ where: propertyOwners }),
    ctx.db.user.count({ where: customers }),
    countByStatus(ctx),
    ctx.db.property.count({ where: { listedAs: null, deletedAt: null } }),
    getPropertiesCounts(ctx),
    getPropertiesCities(ctx),
  ]);
  return {
    users,
    owners,
    customers: customerCount,
    listings: shown.reduce((sum, { count }) => sum + count, hidden),
    byStatus: hidden ? [...shown, { name: 'HIDDEN', count: hidden }] : shown,
    byType: types.map(({ propertyType, count }) => ({ name: propertyType, count })),
    byCity: cities.slice(0, mostCities).map(({ city, count }) => ({ name: city, count })),
  };
}

const weekMs = 7 * 86_400_000;

/** Counts of each kind of open case. A kind without a line here does not compile. */
const attentionCounters: Record<AttentionKind, (ctx: RequestContext) => Promise<number>> = {
  listingReports: (ctx) => ctx.db.listingReport.count({ where: { handledAt: null } }),
  reportedEnquiries: (ctx) => ctx.db.enquiryReport.count({ where: { handledAt: null } }),
  suspiciousListings: (ctx) => ctx.db.listingSuspicion.count({ where: { handledAt: null } }),
  messages: (ctx) => ctx.db.contactMessage.count({ where: { handledAt: null } }),
  spamForms: (ctx) =>
    ctx.db.spamForm.count({ where: { createdAt: { gte: new Date(ctx.clock().getTime() - weekMs) } } }),
  evaluations: (ctx) => ctx.db.propertyEvaluation.count({ where: { handledAt: null } }),
  reportedRequests: (ctx) =>
    ctx.db.propertyRequest.count({ where: { handledAt: null, matches: { some: { reportedAt: { not: null } } } } }),
  // Requests without any decision: a withdrawn verification has a note.
  unverifiedAgencies: (ctx) => ctx.db.agency.count({ where: { verifiedAt: null, verifyNote: '' } }),
  waitingPlaces: (ctx) => ctx.db.place.count({ where: { confirmedAt: null } }),
  placeContradictions: (ctx) => ctx.db.placeContradiction.count({ where: { decidedAt: null } }),
  bankTransfers: (ctx) => ctx.db.payment.count({ where: whereAttention(ctx.clock()).transfers }),
  heldPayments: (ctx) => ctx.db.payment.count({ where: whereAttention(ctx.clock()).held }),
  disputedPayments: (ctx) => ctx.db.payment.count({ where: whereAttention(ctx.clock()).disputed }),
  unansweredPayments: (ctx) => ctx.db.payment.count({ where: whereAttention(ctx.clock()).stuck }),
  missingRate: async (ctx) => ((await isRateMissing(ctx)) ? 1 : 0),
  oldRates: countOldRates,
  overdueAds: (ctx) => ctx.db.adTask.count({ where: { doneAt: null, dueUntil: { lte: ctx.clock() } } }),
  failedMails: (ctx) =>
    ctx.db.queuedMail.count({
      where: {
        abandonedAt: { not: null },
        createdAt: { gte: new Date(ctx.clock().getTime() - weekMs) },
      },
    }),
  failedJobs: countFailedJobs,
  untrustedProxies: async (ctx) => ctx.untrustedProxies.list(ctx.clock()).length,
};

export async function getAttention(ctx: RequestContext): Promise<Attention[]> {
  const kinds = Object.keys(attentionCounters) as AttentionKind[];
  const counts = await Promise.all(kinds.map(async (kind) => ({ kind, count: await attentionCounters[kind](ctx) })));
  const detail = ctx.untrustedProxies.list(ctx.clock()).join(', ');
  return counts.map((row) => (row.kind === 'untrustedProxies' && detail ? { ...row, detail } : row));
}

export async function getPropertiesTotal(ctx: RequestContext): Promise<number> {
  return ctx.db.property.count({ where: { deletedAt: null } });
}

export async function getPropertyOwnersTotal(ctx: RequestContext): Promise<number> {
  return ctx.db.user.count({ where: propertyOwners });
}

export async function getCustomersTotal(ctx: RequestContext): Promise<number> {
  return ctx.db.user.count({ where: customers });
}
