import type { KindCount } from '@africanscity/contracts/listings/facets';
import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../../context.ts';
import { runSearch } from '../run-search.ts';
import type { Placeholder } from '../sql-filter.ts';
import { type AskedSql, countCondition } from './count-condition.ts';
import { type CountedFilter, totalSql } from './page-sql.ts';

/** Open listings by type, in the order in which types are offered; types without any are left out. */
export async function getPropertiesCounts(ctx: RequestContext): Promise<{ propertyType: string; count: number }[]> {
  return runSearch(ctx, countByType, []);
}

const countByType = `
  SELECT name AS "propertyType", listings AS count
  FROM listing_counts JOIN property_types ON name = type
  WHERE scope = 'OPEN' AND level = 1
  ORDER BY position, name`;

/** All kinds, in the order in which to offer them, with the open listings of each and of all beneath it. */
export async function getPropertiesKinds(ctx: RequestContext): Promise<KindCount[]> {
  return runSearch(ctx, countByKind, []);
}

const countByKind = `
  WITH counted AS (
    SELECT kind, coalesce(sum(listings) FILTER (WHERE scope = 'FOR_SALE'), 0)::int AS sale,
      coalesce(sum(listings) FILTER (WHERE scope = 'FOR_RENT'), 0)::int AS rent
    FROM listing_counts JOIN kind_tree ON name = type CROSS JOIN unnest(path) AS kind
    WHERE scope IN ('FOR_SALE', 'FOR_RENT') AND level = 1
    GROUP BY kind)
  SELECT name AS kind, parent, depth, coalesce(sale, 0) AS "forSale", coalesce(rent, 0) AS "forRent"
  FROM kind_tree LEFT JOIN counted ON kind = name
  ORDER BY "order"`;

/** Open listings by city, the city with the most first; listings that name none are left out. */
export async function getPropertiesCities(ctx: RequestContext): Promise<{ city: string; count: number }[]> {
  return runSearch(ctx, countByCity, []);
}

const countByCity = `
  SELECT city, listings AS count FROM listing_counts
  WHERE scope = 'OPEN' AND level = 2 AND city <> ''
  ORDER BY count DESC, city`;

/** Listed listings by status, the status with the most first. */
export async function countByStatus(ctx: RequestContext): Promise<{ name: string; count: number }[]> {
  return runSearch(ctx, countOfStatuses, []);
}

const countOfStatuses = `
  SELECT scope AS name, listings AS count FROM listing_counts
  WHERE scope <> 'OPEN' AND level = 0
  ORDER BY count DESC, name`;

/** Open listings, and the cities that they name. */
export async function countOpen(ctx: RequestContext): Promise<{ listings: number; cities: number }> {
  const [counted] = await runSearch<{ listings: number; cities: number }>(ctx, countOfOpen, []);
  return counted ?? { listings: 0, cities: 0 };
}

const countOfOpen = `
  SELECT coalesce(sum(listings) FILTER (WHERE level = 0), 0)::int AS listings,
    (count(*) FILTER (WHERE level = 2 AND city <> '' AND listings > 0))::int AS cities
  FROM listing_counts WHERE scope = 'OPEN'`;

/** Queries of what is counted ahead of a filter's facets: names with `value` and `listings`, and a number for the total. */
export interface CountedFacets {
  status: string;
  type: string;
  city: string;
  total: string;
}

/** The facets of a counted filter as queries, each counted under the other two. */
export function countedFacets(
  { propertyStatus, propertyType, city }: CountedFilter,
  placeholder: Placeholder,
): CountedFacets {
  const sqlOf = (value: string | undefined) => (value === undefined ? undefined : placeholder(value, 'text'));
  const asked = { status: sqlOf(propertyStatus), type: sqlOf(propertyType), city: sqlOf(city) };
  const from = (each: keyof AskedSql) => `listings FROM listing_counts WHERE ${countCondition(asked, each)}`;
  return {
    status: `SELECT scope AS value, ${from('status')}`,
    type: `SELECT type AS value, ${from('type')}`,
    city: `SELECT city AS value, ${from('city')}`,
    total: totalSql({ counted: countCondition(asked) }),
  };
}

/** SQL of a number: listings of a type with any of some statuses, each given as SQL. */
export function listingsOfType(type: string, statuses: string): string {
  return `(SELECT coalesce(sum(listings), 0)::int FROM listing_counts
    WHERE scope = ANY (${statuses}::text[]) AND level = 1 AND listing_counts.type = ${type})`;
}

/** The cities that have listings for rent, as a query with one column, `city`. */
export const citiesForRent = Prisma.raw(`SELECT city FROM listing_counts WHERE scope = 'FOR_RENT' AND level = 2`);
