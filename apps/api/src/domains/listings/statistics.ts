import type { ListingStatistics } from '@africanscity/contracts/listings/views';
import { statisticsDays } from '@africanscity/contracts/listings/values';
import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { mayEditListing } from './policy.ts';

interface DayRow {
  day: Date;
  views: number;
  contactReveals: number;
}

export async function getListingStatistics(
  ctx: RequestContext,
  input: { propertyId?: number },
): Promise<ListingStatistics> {
  const ids = await ownListings(ctx, input.propertyId);
  // Of all listings, whoever saw the contacts through several of them or through the profile is one person.
  const reveals =
    input.propertyId === undefined
      ? Prisma.sql`(SELECT count(*)::int FROM contact_shares AS s WHERE s.day = d.day AND s.owner_id = ${actorOf(ctx).userId})`
      : Prisma.sql`(SELECT count(*)::int FROM listing_contact_reveals AS r WHERE r.day = d.day AND r.property_id = ANY (${ids}::int[]))`;
  const today = ctx.clock().toISOString().slice(0, 10);
  const rows = await ctx.db.$queryRaw<DayRow[]>`
    SELECT day::date AS day,
      (SELECT coalesce(sum(views), 0)::int FROM listing_view_days AS v WHERE v.day = d.day AND v.property_id = ANY (${ids}::int[])) AS views,
      ${reveals} AS "contactReveals"
    FROM generate_series(${today}::date - ${statisticsDays - 1}::int, ${today}::date, interval '1 day') AS series (moment)
    CROSS JOIN LATERAL (SELECT moment::date AS day) AS d
    ORDER BY day`;
  const days = rows.map((row) => ({
    day: row.day.toISOString().slice(0, 10),
    views: row.views,
    contactReveals: row.contactReveals,
  }));
  return {
    views: sum(days.map((day) => day.views)),
    contactReveals: sum(days.map((day) => day.contactReveals)),
    favorites: await ctx.db.favorite.count({ where: { propertyId: { in: ids } } }),
    days,
  };
}

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
    select: { ownerId: true },
  });
  if (!property || !mayEditListing(actor, property)) throw new NotFound('This listing');
  return [propertyId];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
