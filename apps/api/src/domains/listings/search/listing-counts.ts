import { asksFor, type FilterName, listingFilterNames } from '@africanscity/contracts/listings/filters';
import type { KindCount } from '@africanscity/contracts/listings/facets';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext, RequestContext } from '../../../context.ts';
import { join } from '../../../kernel/sql.ts';
import { conditionsOf } from './filter-conditions.ts';
import { sqlOf } from './filters.sql.ts';
import {
  countAllOpen,
  countByCity,
  countByKind,
  countByListedAs,
  countByType,
  countStored,
} from './listing-counts.sql.ts';

/** Whether `listing_counts` has the number of listings of a filter: it has a status, a kind, a type or a city alone. */
export function isCounted(filter: ListingFilter): boolean {
  return listingFilterNames.every((name: FilterName) => sqlOf(name).counted === true || !asksFor(name, filter[name]));
}

/** Returns the number of listings of a filter that `isCounted`. */
export async function countListings(ctx: Pick<AppContext, 'pool'>, filter: ListingFilter): Promise<number> {
  const conditions = conditionsOf(filter, null).map(({ sql }) => sql);
  const [row] = await countStored(ctx.pool, join(conditions, ' AND '));
  return row?.total ?? 0;
}

/** Returns open listings by type, in display order. Types without any are left out. */
export async function getPropertiesCounts(ctx: RequestContext): Promise<{ propertyType: string; count: number }[]> {
  return countByType(ctx.pool);
}

/** Returns all kinds in display order, with the open listings of each and of all its descendants. */
export async function getPropertiesKinds(ctx: RequestContext): Promise<KindCount[]> {
  return countByKind(ctx.pool);
}

/** Returns open listings by city, the city with the most first. Listings without a city are left out. */
export async function getPropertiesCities(ctx: RequestContext): Promise<{ city: string; count: number }[]> {
  return countByCity(ctx.pool);
}

/** Returns listings on the site by status, the status with the most first. */
export async function countByStatus(ctx: RequestContext): Promise<{ name: string; count: number }[]> {
  return countByListedAs(ctx.pool);
}

export async function countOpen(ctx: RequestContext): Promise<number> {
  const [row] = await countAllOpen(ctx.pool);
  return row!.listings;
}
