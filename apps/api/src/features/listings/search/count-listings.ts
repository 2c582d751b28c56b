import type { AppContext } from '../../../context.ts';
import { type CountedFilter, filterSql, filterValues, matchesChange } from './filter-sql.ts';
import { runSearch } from './run-search.ts';

/** How many listings match, to the one, without counting them. */
export async function countListings(ctx: Pick<AppContext, 'pool'>, filter: CountedFilter): Promise<number> {
  const sql = filterSql(filter, 1);
  const [row] = await runSearch<{ total: number }>(
    ctx,
    `SELECT (coalesce((SELECT listings FROM listing_totals WHERE ${sql.counted}), 0)
      + coalesce((SELECT sum(change) FROM listing_changes WHERE ${matchesChange(sql)}), 0))::int AS total`,
    filterValues(filter),
  );
  return row?.total ?? 0;
}
