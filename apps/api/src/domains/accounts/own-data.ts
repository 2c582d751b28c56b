import type { MyData } from '@africanscity/contracts/accounts/users';
import { majorUnits } from '@africanscity/contracts/currencies';
import type { ListingChange, Property, PropertyRequest } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { consume } from '../../kernel/limits.ts';
import { readOwnUser } from './logged-in-user.ts';
import { findSentForms } from './sent-forms.ts';

export async function exportMyData(ctx: RequestContext): Promise<MyData> {
  const { passwordHash, ...user } = await readOwnUser(ctx);
  await consume(ctx, 'exportMyData', user.id);
  const own = { where: { userId: user.id } };
  const sent = await findSentForms(ctx.db, user);
  return {
    exportedAt: ctx.clock().toISOString(),
    user: { ...user, hasPassword: passwordHash !== null },
    contacts: await ctx.db.userContact.findMany({ ...own, omit: { userId: true } }),
    sessions: await ctx.db.session.findMany({ ...own, omit: { userId: true, clientDigest: true } }),
    passkeys: await ctx.db.passkey.findMany({ ...own, select: { name: true, createdAt: true, lastUsedAt: true } }),
    listings: (await ctx.db.property.findMany({ where: { ownerId: user.id }, include: ofListings })).map(inMajorUnits),
    favorites: await ctx.db.favorite.findMany(own),
    shortlists: await ctx.db.shortlist.findMany({ ...own, ...ofShortlists }),
    listingFeeds: await ctx.db.listingFeed.findMany({
      where: { ownerId: user.id },
      select: { name: true, address: true, everyHours: true, isFull: true, graceDays: true, createdAt: true },
    }),
    savedSearches: await ctx.db.savedSearch.findMany({ ...own, omit: { userId: true } }),
    newsletter: await ctx.db.newsletterSubscriber.findMany({
      where: { email: user.email },
      select: { confirmedAt: true, unsubscribedAt: true, createdAt: true },
    }),
    reports: await ctx.db.listingReport.findMany({
      where: { reporterId: user.id },
      select: { propertyId: true, reason: true, details: true, createdAt: true },
    }),
    feedback: await ctx.db.feedback.findMany(own),
    propertyRequests: (await ctx.db.propertyRequest.findMany({ where: { id: { in: sent.propertyRequests } } })).map(
      withMajorBudget,
    ),
    // An administrator's note about a form is not its sender's data.
    evaluations: await ctx.db.propertyEvaluation.findMany({
      where: { id: { in: sent.evaluations } },
      omit: { note: true },
    }),
    contactMessages: await ctx.db.contactMessage.findMany({
      where: { id: { in: sent.contactMessages } },
      include: { answers: { select: { message: true, createdAt: true } } },
    }),
    companies: await ctx.db.agencyMember.findMany({
      ...own,
      select: { isOwner: true, createdAt: true, agency: { select: { id: true, name: true } } },
    }),
    apiKeys: await ctx.db.apiKey.findMany({
      where: { createdById: user.id },
      omit: { createdById: true, hash: true },
    }),
    webhooks: await ctx.db.webhook.findMany({
      where: { createdById: user.id },
      omit: { createdById: true, secret: true, formerSecret: true, busyUntil: true },
      include: { deliveries: { omit: { webhookId: true, transaction: true }, orderBy: { createdAt: 'asc' } } },
    }),
    enquiriesSent: await ctx.db.enquiry.findMany({
      where: { id: { in: sent.enquiries } },
      omit: { ownerId: true, unreadByOwner: true },
      include: { entries: entriesOfThread },
    }),
    // The owner must not learn the asker's address.
    enquiriesReceived: await ctx.db.enquiry.findMany({
      where: { ownerId: user.id, state: { not: 'unconfirmed' } },
      omit: { email: true, askerId: true, unreadByAsker: true },
      include: { entries: entriesOfThread },
    }),
    payments: await ctx.db.payment.findMany({ ...own, omit: { pollUrl: true, merchantTrace: true } }),
    subscriptions: await ctx.db.subscription.findMany(own),
  };
}

/** A property request with its budget as people write it. */
function withMajorBudget(request: PropertyRequest) {
  const { budgetAmount, budgetCurrency } = request;
  const major = budgetAmount !== null && budgetCurrency ? majorUnits(Number(budgetAmount), budgetCurrency) : null;
  return { ...request, budgetAmount: major };
}

/** A listing with its amounts as people write them. */
function inMajorUnits(listing: Property & { changes: Omit<ListingChange, 'propertyId'>[] }): Record<string, unknown> {
  const { pausedAt, ...others } = listing;
  const { amount, reducedAmount, moveIn, currency, changes } = others;
  return {
    ...others,
    // As clients know it.
    restedAt: pausedAt,
    amount: major(amount, currency),
    reducedAmount: major(reducedAmount, currency),
    moveIn: major(moveIn, currency),
    changes: changes.map((change) => ({
      ...change,
      amountBefore: major(change.amountBefore, change.currencyBefore),
      amount: major(change.amount, change.currency),
    })),
  };
}

function major(units: bigint | null, currency: string | null): number | null {
  return units === null ? null : majorUnits(Number(units), currency ?? 'USD');
}

const ofListings = {
  pictures: true,
  formerPictures: { select: { hash: true, endedAt: true } },
  changes: { orderBy: { id: 'asc' }, omit: { propertyId: true } },
} as const;

/** A link is as good as a password, so its key is left out. */
const ofShortlists = {
  omit: { userId: true, shareKey: true },
  include: {
    homes: {
      select: {
        propertyId: true,
        comments: { select: { name: true, opinion: true, text: true, createdAt: true } },
      },
      orderBy: { position: 'asc' },
    },
  },
} as const;

const entriesOfThread = {
  orderBy: { id: 'asc' },
  select: { side: true, kind: true, text: true, viewingAt: true, createdAt: true },
} as const;
