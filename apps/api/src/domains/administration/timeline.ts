import type { TimelineDay } from '@africanscity/contracts/administration/overview';
import type { AppContext, RequestContext } from '../../context.ts';
import { addViewTotals, findDays } from './timeline.sql.ts';

/**
 * Returns the events of each day, in UTC. Reads visitors of past days from their sums, and of other days from the counts of
 * each listing.
 */
export async function getTimeline(ctx: RequestContext, { days }: { days: number }): Promise<TimelineDay[]> {
  const today = ctx.clock().toISOString().slice(0, 10);
  const rows = await findDays(ctx.db, today, days);
  return rows.map((row) => ({ ...row, day: row.day.toISOString().slice(0, 10) }));
}

/** Adds up the visitors of all listings for each past day without a sum. */
export async function sumUpViews(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const today = ctx.clock().toISOString().slice(0, 10);
  await addViewTotals(ctx.db, today);
}
