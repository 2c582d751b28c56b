import * as siteTexts from '@africanscity/messages/site';
import { statisticsDays } from '@africanscity/contracts/listings/values';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import type { Verb } from '../../../verb.ts';
import { mayEditListing } from '../core/policy.ts';
import { findDays } from './views.sql.ts';

export const getListingStatistics: Verb<typeof calls.getListingStatistics> = async (ctx, input) => {
  const ids = await ownListings(ctx, input.propertyId);
  const today = ctx.clock().toISOString().slice(0, 10);
  const since = new Date(new Date(today).getTime() - (statisticsDays - 1) * 86_400_000);
  const ownerId = input.propertyId === undefined ? actorOf(ctx).userId : undefined;
  const rows = await findDays(ctx.db, { ids, ownerId, today, since, days: statisticsDays });
  const days = rows.map((row) => ({
    day: row.day.toISOString().slice(0, 10),
    views: row.views,
    contactReveals: row.contactReveals,
    saved: row.saved,
    enquiries: row.enquiries,
    taps: row.whatsapp + row.call,
  }));
  return {
    views: sum(days.map((day) => day.views)),
    contactReveals: sum(days.map((day) => day.contactReveals)),
    enquiries: sum(rows.map((row) => row.enquiries)),
    whatsAppTaps: sum(rows.map((row) => row.whatsapp)),
    callTaps: sum(rows.map((row) => row.call)),
    favorites: await ctx.db.favorite.count({ where: { propertyId: { in: ids } } }),
    days,
  };
};

async function ownListings(ctx: RequestContext, propertyId: number | undefined): Promise<number[]> {
  const actor = actorOf(ctx);
  if (propertyId === undefined) {
    const rows = await ctx.db.property.findMany({
      where: { ownerId: actor.userId, deletedAt: null },
      select: { id: true },
    });
    return rows.map((row) => row.id);
  }
  const property = await ctx.db.property.findFirst({
    where: { id: propertyId, deletedAt: null },
    select: { ownerId: true, agencyId: true },
  });
  if (!property || !mayEditListing(actor, property)) throw new NotFound(siteTexts.listingNotFound());
  return [propertyId];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
