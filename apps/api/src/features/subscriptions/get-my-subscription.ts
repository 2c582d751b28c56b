import type { MySubscription } from '@africanscity/contracts/subscriptions';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { endOfChain, readEntitlement } from './entitlement.ts';
import { activeListings } from './listing-places.ts';
import { presentPeriod } from './present.ts';
import { readTimeline } from './read-timeline.ts';
import { readEntitlementSettings } from './settings.ts';

const shownInactive = 100;

export async function getMySubscription(ctx: RequestContext): Promise<MySubscription> {
  const { userId } = actorOf(ctx);
  const now = ctx.clock();
  const own = { ownerId: userId, deletedAt: null };
  const [entitlement, settings, timeline, rows, active, imported, featured, advertised, inactive] = await Promise.all([
    readEntitlement(ctx.db, userId, now),
    readEntitlementSettings(ctx.db),
    readTimeline(ctx.db, userId),
    ctx.db.subscription.findMany({ where: { userId }, include: { package: true }, orderBy: { startsAt: 'desc' } }),
    ctx.db.property.count({ where: activeListings(userId) }),
    ctx.db.property.count({ where: { ...activeListings(userId), importKey: { not: null } } }),
    ctx.db.property.count({ where: { ...own, featuredChosenAt: { not: null } } }),
    ctx.db.property.count({ where: { ...own, advertisedAt: { not: null } } }),
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
    freeListings: settings.freeListings,
    imported,
    inactive,
    periods: rows.map((row) => presentPeriod(row, now)),
  };
}
