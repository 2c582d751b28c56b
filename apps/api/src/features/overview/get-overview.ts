import type { Overview } from '@africanscity/contracts/overview';
import type { RequestContext } from '../../context.ts';
import { allUsers, customers, propertyOwners } from '../admin/user-kinds.ts';
import { getPropertiesCities } from '../listings/get-properties-cities.ts';
import { getPropertiesCounts } from '../listings/get-properties-counts.ts';
import { runSearch } from '../listings/search/run-search.ts';

const mostCities = 10;

/** Listings are not counted here but read from what is counted ahead. */
export async function getOverview(ctx: RequestContext): Promise<Overview> {
  const [users, owners, customerCount, shown, hidden, types, cities] = await Promise.all([
    ctx.db.user.count({ where: allUsers }),
    ctx.db.user.count({ where: propertyOwners }),
    ctx.db.user.count({ where: customers }),
    runSearch<{ name: string; count: number }>(ctx, countByStatus, []),
    ctx.db.property.count({ where: { listedAs: null, deletedAt: null } }),
    getPropertiesCounts(ctx),
    getPropertiesCities(ctx),
  ]);
  return {
    users,
    owners,
    customers: customerCount,
    listings: shown.reduce((sum, { count }) => sum + count, hidden),
    byStatus: hidden ? [...shown, { name: 'HIDDEN', count: hidden }] : shown,
    byType: types.map(({ propertyType, count }) => ({ name: propertyType, count })),
    byCity: cities.slice(0, mostCities).map(({ city, count }) => ({ name: city, count })),
  };
}

const countByStatus = `
  SELECT scope AS name, listings AS count FROM listing_counts
  WHERE scope <> 'OPEN' AND level = 0
  ORDER BY count DESC, name`;
