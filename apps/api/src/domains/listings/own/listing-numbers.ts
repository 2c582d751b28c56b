import type { OwnListingNumbers } from '@africanscity/contracts/listings/own-listings';
import { statisticsDays } from '@africanscity/contracts/listings/values';
import type { RequestContext } from '../../../context.ts';

type NumbersRow = OwnListingNumbers & { id: number };

const none: OwnListingNumbers = {
  views: 0,
  saved: 0,
  contactReveals: 0,
  enquiries: 0,
  viewDays: Array.from({ length: statisticsDays }, () => 0),
};

/** What each of these listings did in the last days (UTC), today included, by its number. */
export async function readListingNumbers(
  ctx: RequestContext,
  ids: number[],
): Promise<(id: number) => OwnListingNumbers> {
  if (ids.length === 0) return () => none;
  const today = ctx.clock().toISOString().slice(0, 10);
  const since = new Date(new Date(today).getTime() - (statisticsDays - 1) * 86_400_000);
  const rows = await ctx.db.$queryRaw<NumbersRow[]>`
    SELECT p.id, v.views, v."viewDays",
      (SELECT count(*)::int FROM favorites WHERE property_id = p.id) AS saved,
      (SELECT count(*)::int FROM listing_contact_reveals WHERE property_id = p.id AND day >= ${since}::date) AS "contactReveals",
      (SELECT count(*)::int FROM enquiries WHERE property_id = p.id AND confirmed_at >= ${since}::timestamptz) AS enquiries
    FROM unnest(${ids}::int[]) AS p (id), LATERAL (
      SELECT coalesce(sum(d.views), 0)::int AS views, array_agg(coalesce(d.views, 0) ORDER BY series.moment) AS "viewDays"
      FROM generate_series(${today}::date - ${statisticsDays - 1}::int, ${today}::date, interval '1 day') AS series (moment)
      LEFT JOIN listing_view_days AS d ON d.property_id = p.id AND d.day = series.moment::date
    ) AS v`;
  const numbers = new Map(rows.map(({ id, ...counted }) => [id, counted]));
  return (id) => numbers.get(id) ?? none;
}
