import type { ListingStatistics } from '@africanscity/contracts/listings/views';
import { statisticsDays } from '@africanscity/contracts/listings/values';
import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { mayEditListing } from '../core/policy.ts';

interface DayRow {
  day: Date;
  views: number;
  contactReveals: number;
  saved: number;
  enquiries: number;
  whatsapp: number;
  call: number;
}

export async function getListingStatistics(
  ctx: RequestContext,
  input: { propertyId?: number },
): Promise<ListingStatistics> {
  const ids = await ownListings(ctx, input.propertyId);
  // Over all listings, a user who saw the contacts through several of them or through the profile counts once.
  const reveals =
    input.propertyId === undefined
      ? Prisma.sql`(SELECT count(*)::int FROM contact_shares AS s WHERE s.day = d.day AND s.owner_id = ${actorOf(ctx).userId})`
      : Prisma.sql`(SELECT count(*)::int FROM listing_contact_reveals AS r WHERE r.day = d.day AND r.property_id = ANY (${ids}::int[]))`;
  const today = ctx.clock().toISOString().slice(0, 10);
  const since = new Date(new Date(today).getTime() - (statisticsDays - 1) * 86_400_000);
  const rows = await ctx.db.$queryRaw<DayRow[]>`
    SELECT d.day,
      (SELECT coalesce(sum(views), 0)::int FROM listing_view_days AS v WHERE v.day = d.day AND v.property_id = ANY (${ids}::int[])) AS views,
      ${reveals} AS "contactReveals",
      coalesce(f.saved, 0) AS saved, coalesce(e.enquiries, 0) AS enquiries,
      coalesce(t.whatsapp, 0) AS whatsapp, coalesce(t.call, 0) AS call
    FROM generate_series(${today}::date - ${statisticsDays - 1}::int, ${today}::date, interval '1 day') AS series (moment)
    CROSS JOIN LATERAL (SELECT moment::date AS day) AS d
    LEFT JOIN (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS saved FROM favorites
      WHERE property_id = ANY (${ids}::int[]) AND created_at >= ${since}::timestamptz GROUP BY 1
    ) AS f USING (day)
    LEFT JOIN (
      SELECT (confirmed_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS enquiries FROM enquiries
      WHERE property_id = ANY (${ids}::int[]) AND confirmed_at >= ${since}::timestamptz GROUP BY 1
    ) AS e USING (day)
    LEFT JOIN (
      SELECT day, sum(whatsapp)::int AS whatsapp, sum(call)::int AS call FROM listing_tap_days
      WHERE property_id = ANY (${ids}::int[]) AND day >= ${since}::date GROUP BY 1
    ) AS t USING (day)
    ORDER BY d.day`;
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
