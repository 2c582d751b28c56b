import type { RequestContext } from '../../context.ts';
import { runSearch } from './search/run-search.ts';

/** Open listings by type, in the order in which types are offered; types without any are left out. */
export async function getPropertiesCounts(ctx: RequestContext): Promise<{ propertyType: string; count: number }[]> {
  return runSearch(ctx, countByType, []);
}

const countByType = `
  SELECT name AS "propertyType", listings AS count
  FROM listing_counts JOIN property_types ON name = type
  WHERE scope = 'OPEN' AND level = 1
  ORDER BY position, name`;
