import type { SubscriptionQuote } from '@africanscity/contracts/subscriptions';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { centsOf, readTimeline } from './read-timeline.ts';
import { graceMsOf, readEntitlementSettings } from './settings.ts';
import { planPurchase } from './timeline.ts';

/** What would come of paying for a package now: said before anybody pays. */
export async function getSubscriptionQuote(
  ctx: RequestContext,
  { packageId, months }: { packageId: number; months: number },
): Promise<SubscriptionQuote> {
  const { userId } = actorOf(ctx);
  const sold = await ctx.db.package.findFirst({ where: { id: packageId, archivedAt: null } });
  if (!sold) throw new NotFound('This package');
  const [timeline, settings] = await Promise.all([readTimeline(ctx.db, userId), readEntitlementSettings(ctx.db)]);
  const purchase = { packageId, monthlyCents: centsOf(sold.price), months };
  const { kind, startsAt, endsAt, credits } = planPurchase(timeline, purchase, ctx.clock(), graceMsOf(settings));
  const credit = Number(credits.reduce((sum, { cents }) => sum + cents, 0n)) / 100;
  return { kind, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), credit };
}
