import type { RequestContext } from '../../context.ts';
import { runSearch } from './search/run-search.ts';

/** Open listings by city, the city with the most first; listings that name none are left out. */
export async function getPropertiesCities(ctx: RequestContext): Promise<{ city: string; count: number }[]> {
  return runSearch(ctx, countByCity, []);
}

const countByCity = `
  SELECT city, listings AS count FROM listing_counts
  WHERE scope = 'OPEN' AND level = 2 AND city <> ''
  ORDER BY count DESC, city`;
