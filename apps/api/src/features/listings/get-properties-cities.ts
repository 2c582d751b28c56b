import type { RequestContext } from '../../context.ts';
import { runSearch } from './search/run-search.ts';

/** Open listings by city, the city with the most first; listings that name none are left out. */
export async function getPropertiesCities(ctx: RequestContext): Promise<{ city: string; count: number }[]> {
  return runSearch(ctx, countByCity, []);
}

const countByCity = `
  SELECT city, sum(listings)::int AS count
  FROM (
    SELECT city, listings FROM listing_totals WHERE scope = 'OPEN' AND level = 2
    UNION ALL SELECT city, change FROM listing_changes WHERE listed_as IN ('FOR_SALE', 'FOR_RENT')
  ) AS counted
  WHERE city <> ''
  GROUP BY city HAVING sum(listings) > 0 ORDER BY count DESC, city`;
