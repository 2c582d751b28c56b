import type { AppContext } from '../../../context.ts';
import { type CountedFilter, filterSql, filterValues, totalSql } from './filter-sql.ts';
import { runSearch } from './run-search.ts';

/** How many listings match, to the one, without counting them. */
export async function countListings(ctx: Pick<AppContext, 'pool'>, filter: CountedFilter): Promise<number> {
  const text = `SELECT ${totalSql(filterSql(filter, 1))} AS total`;
  const [row] = await runSearch<{ total: number }>(ctx, text, filterValues(filter));
  return row?.total ?? 0;
}
