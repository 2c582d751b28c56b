import type { OwnListingNumbers } from '@africanscity/contracts/listings/own-listings';
import { statisticsDays } from '@africanscity/contracts/listings/values';
import type { RequestContext } from '../../../context.ts';
import { findListingNumbers } from './own.sql.ts';

const none: OwnListingNumbers = {
  views: 0,
  saved: 0,
  contactReveals: 0,
  enquiries: 0,
  viewDays: Array.from({ length: statisticsDays }, () => 0),
};

/** Returns the statistics of each listing for the last days (UTC), today included, by its id. */
export async function readListingNumbers(
  ctx: RequestContext,
  ids: number[],
): Promise<(id: number) => OwnListingNumbers> {
  if (ids.length === 0) return () => none;
  const today = ctx.clock().toISOString().slice(0, 10);
  const since = new Date(new Date(today).getTime() - (statisticsDays - 1) * 86_400_000);
  const rows = await findListingNumbers(ctx.db, { ids, today, since, days: statisticsDays });
  const numbers = new Map(rows.map(({ id, ...counted }) => [id, counted]));
  return (id) => numbers.get(id) ?? none;
}
