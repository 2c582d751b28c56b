import type { RequestContext } from '../../context.ts';
import { runSearch } from './search/run-search.ts';

/** Open listings by type, in the order in which types are offered; types without any are left out. */
export async function getPropertiesCounts(ctx: RequestContext): Promise<{ propertyType: string; count: number }[]> {
  return runSearch(ctx, countByType, []);
}

const countByType = `
  SELECT name AS "propertyType", sum(listings)::int AS count
  FROM (
    SELECT type, listings FROM listing_totals WHERE scope = 'OPEN' AND level = 1
    UNION ALL SELECT type, change FROM listing_changes WHERE listed_as IN ('FOR_SALE', 'FOR_RENT')
  ) AS counted JOIN property_types ON name = type
  GROUP BY name HAVING sum(listings) > 0 ORDER BY position, name`;
