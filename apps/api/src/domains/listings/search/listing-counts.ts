import { asksFor, type FilterName, listingFilterNames } from '@africanscity/contracts/listings/filters';
import type { KindCount } from '@africanscity/contracts/listings/facets';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext, RequestContext } from '../../../context.ts';
import { conditionsOf } from './filter-conditions.ts';
import { sqlOf } from './filters.ts';
import { runSearch } from '../core/run-search.ts';
import type { Placeholder } from '../core/sql-placeholder.ts';

// The table `listing_counts` has the number of listings of each status, type and city. Triggers keep it exact. Its columns have
// the names of those of `properties`, so that a filter's conditions hold for both.

/** Whether `listing_counts` says how many listings match a filter: it asks for a status, a kind, a type or a city alone. */
export function isCounted(filter: ListingFilter): boolean {
  return listingFilterNames.every((name: FilterName) => sqlOf(name).counted === true || !asksFor(name, filter[name]));
}

/** SQL of how many listings meet conditions that `listing_counts` can tell. */
export function countedSql(conditions: string): string {
  return `(SELECT coalesce(sum(p.listings), 0)::int FROM listing_counts p WHERE ${conditions})`;
}

/** How many listings match a filter that `isCounted`. */
export async function countListings(ctx: Pick<AppContext, 'pool'>, filter: ListingFilter): Promise<number> {
  const values: unknown[] = [];
  const placeholder: Placeholder = (value, type) => `$${values.push(value)}::${type}`;
  const where = conditionsOf(filter, placeholder, null)
    .map(({ sql }) => sql)
    .join(' AND ');
  const [row] = await runSearch<{ total: number }>(ctx, `SELECT ${countedSql(where)} AS total`, values);
  return row?.total ?? 0;
}

const open = `listed_as IN ('FOR_SALE', 'FOR_RENT') AND listings > 0`;

/** Open listings by type, in the order in which types are offered; types without any are left out. */
export async function getPropertiesCounts(ctx: RequestContext): Promise<{ propertyType: string; count: number }[]> {
  return runSearch(
    ctx,
    `SELECT name AS "propertyType", sum(listings)::int AS count
    FROM listing_counts JOIN property_types ON name = type WHERE ${open}
    GROUP BY name ORDER BY position, name`,
    [],
  );
}

/** All kinds, in the order in which to offer them, with the open listings of each and of all beneath it. */
export async function getPropertiesKinds(ctx: RequestContext): Promise<KindCount[]> {
  return runSearch(
    ctx,
    `WITH counted AS (
      SELECT kind, coalesce(sum(listings) FILTER (WHERE listed_as = 'FOR_SALE'), 0)::int AS sale,
        coalesce(sum(listings) FILTER (WHERE listed_as = 'FOR_RENT'), 0)::int AS rent
      FROM listing_counts JOIN kind_tree ON name = type CROSS JOIN unnest(path) AS kind
      WHERE ${open} GROUP BY kind)
    SELECT name AS kind, parent, depth, coalesce(sale, 0) AS "forSale", coalesce(rent, 0) AS "forRent"
    FROM kind_tree LEFT JOIN counted ON kind = name
    ORDER BY "order"`,
    [],
  );
}

/** Open listings by city, the city with the most first; listings that name none are left out. */
export async function getPropertiesCities(ctx: RequestContext): Promise<{ city: string; count: number }[]> {
  return runSearch(
    ctx,
    `SELECT city, sum(listings)::int AS count FROM listing_counts WHERE ${open} AND city <> ''
    GROUP BY city ORDER BY count DESC, city`,
    [],
  );
}

/** Listed listings by status, the status with the most first. */
export async function countByStatus(ctx: RequestContext): Promise<{ name: string; count: number }[]> {
  return runSearch(
    ctx,
    `SELECT listed_as::text AS name, sum(listings)::int AS count FROM listing_counts WHERE listings > 0
    GROUP BY 1 ORDER BY count DESC, name`,
    [],
  );
}

/** Open listings. */
export async function countOpen(ctx: RequestContext): Promise<number> {
  const [row] = await runSearch<{ listings: number }>(
    ctx,
    `SELECT coalesce(sum(listings), 0)::int AS listings FROM listing_counts WHERE ${open}`,
    [],
  );
  return row!.listings;
}

/** SQL of a number: listings of a type with any of some statuses, each given as SQL. */
export function listingsOfType(type: string, statuses: string): string {
  return `(SELECT coalesce(sum(listings), 0)::int FROM listing_counts
    WHERE listed_as = ANY (${statuses}::property_status[]) AND listing_counts.type = ${type})`;
}
