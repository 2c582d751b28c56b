import type { AppContext } from '../../context.ts';

/** Adds up the visitors of all listings for each day that is over and was not added up yet. */
export async function sumUpViews(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const today = ctx.clock().toISOString().slice(0, 10);
  await ctx.db.$executeRaw`
    INSERT INTO view_totals (day, views)
    SELECT day, sum(views) FROM listing_view_days
    WHERE day < ${today}::date AND day > coalesce((SELECT max(day) FROM view_totals), '-infinity'::date)
    GROUP BY day
    ON CONFLICT DO NOTHING`;
}
