import * as siteTexts from '@africanscity/messages/site';
import type { MySubscription, SubscriptionPeriod } from '@africanscity/contracts/payments/subscriptions';
import type { calls } from '@africanscity/contracts/payments/calls';
import type { Package, Subscription } from '@africanscity/db/generated/client';
import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import type { Verb } from '../../verb.ts';
import { graceMsOf, readEntitlementSettings } from './entitlement-settings.ts';
import { endOfChain, readEntitlement } from './entitlements.ts';
import { activeListings } from './listing-quota.ts';
import { sumOf } from './money.ts';
import { subscriptionState } from './subscription-states.ts';
import { planPurchase, readTimeline } from './timeline.ts';

const shownInactive = 100;

export async function getMySubscription(ctx: RequestContext): Promise<MySubscription> {
  const { userId } = actorOf(ctx);
  const now = ctx.clock();
  const own = { ownerId: userId, deletedAt: null };
  const [entitlement, settings, timeline, rows, active, imported, featured, advertised, ads, inactive] =
    await Promise.all([
      readEntitlement(ctx.db, userId, now),
      readEntitlementSettings(ctx.db),
      readTimeline(ctx.db, userId),
      ctx.db.subscription.findMany({ where: { userId }, include: { package: true }, orderBy: { startsAt: 'desc' } }),
      ctx.db.property.count({ where: activeListings(userId) }),
      ctx.db.property.count({ where: { ...activeListings(userId), importKey: { not: null } } }),
      ctx.db.property.count({ where: { ...own, featuredChosenAt: { not: null } } }),
      ctx.db.property.count({ where: { ...own, advertisedAt: { not: null } } }),
      countAds(ctx, userId),
      ctx.db.property.findMany({
        where: { ...own, overLimitAt: { not: null } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true, address: true },
        take: shownInactive,
      }),
    ]);
  const { limits, period, until } = entitlement;
  return {
    packageId: entitlement.package?.id ?? null,
    packageName: entitlement.package?.name ?? null,
    inGrace: entitlement.inGrace,
    paidUntil: period && endOfChain(timeline, period).toISOString(),
    graceUntil: until && until.toISOString(),
    active: { allowed: limits.active, used: active },
    featured: { allowed: limits.featured, used: featured },
    advertised: { allowed: limits.advertised, used: advertised },
    ads,
    freeListings: settings.freeListings,
    imported,
    inactive,
    periods: rows.map((row) => presentPeriod(row, now)),
  };
}

async function countAds({ db }: RequestContext, userId: number) {
  const subscription = { userId };
  const [scheduled, placed] = await Promise.all([
    db.adTask.count({ where: { subscription, doneAt: null } }),
    db.adTask.count({ where: { subscription, doneAt: { not: null } } }),
  ]);
  return { scheduled, placed };
}

/** Returns the effect of paying for a package now, before the payment. */
export const getSubscriptionQuote: Verb<typeof calls.getSubscriptionQuote> = async (ctx, { packageId, months }) => {
  const { userId } = actorOf(ctx);
  const sold = await ctx.db.package.findFirst({ where: { id: packageId, archivedAt: null } });
  if (!sold) throw new NotFound(siteTexts.packageNotFound());
  const [timeline, settings] = await Promise.all([readTimeline(ctx.db, userId), readEntitlementSettings(ctx.db)]);
  const purchase = { packageId, monthlyPrice: sold.price, months };
  const { kind, startsAt, endsAt, credits } = planPurchase(timeline, purchase, ctx.clock(), graceMsOf(settings));
  const credit = sumOf(credits.map(({ worth }) => worth)).toNumber();
  return { kind, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), credit };
};

type Wire = z.infer<typeof SubscriptionPeriod>;

function presentPeriod(row: Subscription & { package: Package }, now: Date): Wire {
  return {
    id: row.id,
    packageId: row.packageId,
    packageName: row.package.name,
    paymentId: row.paymentId,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    state: subscriptionState(row, now),
  };
}
