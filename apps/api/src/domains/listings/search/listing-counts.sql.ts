import { preparedQuery } from '../../../kernel/driver-sql.ts';
import { type Fragment, sql } from '../../../kernel/sql.ts';

// The table `listing_counts` has the number of listings of each status, type and city. Triggers keep it exact. Its columns have
// the names of those of `properties`, so that a filter's conditions hold for both.

/** SQL of the number of listings that meet conditions on columns of `listing_counts`. */
export function storedCount(conditions: Fragment): Fragment {
  return sql`(SELECT coalesce(sum(p.listings), 0)::int FROM listing_counts p WHERE ${conditions})`;
}

/** SQL of the number of listings of a type with any of some statuses. */
export function listingsOfType(type: Fragment, statuses: Fragment): Fragment {
  return sql`(SELECT coalesce(sum(listings), 0)::int FROM listing_counts
    WHERE listed_as = ANY (${statuses}::property_status[]) AND listing_counts.type = ${type})`;
}

/** Counts the listings that meet conditions on columns of `listing_counts`. */
export const countStored = preparedQuery(
  { total: 'int4' },
  (conditions: Fragment) => sql`SELECT ${storedCount(conditions)} AS total`,
  [sql`true`],
);

const open = sql`listed_as IN ('FOR_SALE', 'FOR_RENT') AND listings > 0`;

/** Counts open listings by type, in display order. Types without any are left out. */
export const countByType = preparedQuery(
  { propertyType: 'text', count: 'int4' },
  () => sql`
    SELECT name AS "propertyType", sum(listings)::int AS count
    FROM listing_counts JOIN property_types ON name = type WHERE ${open}
    GROUP BY name ORDER BY position, name`,
);

/** Counts the open listings of each kind and of all its descendants, in display order. */
export const countByKind = preparedQuery(
  { kind: 'text', parent: 'text?', depth: 'int4', forSale: 'int4', forRent: 'int4' },
  () => sql`
    WITH counted AS (
      SELECT kind, coalesce(sum(listings) FILTER (WHERE listed_as = 'FOR_SALE'), 0)::int AS sale,
        coalesce(sum(listings) FILTER (WHERE listed_as = 'FOR_RENT'), 0)::int AS rent
      FROM listing_counts JOIN kind_tree ON name = type CROSS JOIN unnest(path) AS kind
      WHERE ${open} GROUP BY kind)
    SELECT name AS kind, parent, depth, coalesce(sale, 0) AS "forSale", coalesce(rent, 0) AS "forRent"
    FROM kind_tree LEFT JOIN counted ON kind = name
    ORDER BY "order"`,
);

/** Counts open listings by city, the city with the most first. Listings without a city are left out. */
export const countByCity = preparedQuery(
  { city: 'text', count: 'int4' },
  () => sql`
    SELECT city, sum(listings)::int AS count FROM listing_counts WHERE ${open} AND city <> ''
    GROUP BY city ORDER BY count DESC, city`,
);

/** Counts listings on the site by status, the status with the most first. */
export const countByListedAs = preparedQuery(
  { name: 'text', count: 'int4' },
  () => sql`
    SELECT listed_as::text AS name, sum(listings)::int AS count FROM listing_counts WHERE listings > 0
    GROUP BY 1 ORDER BY count DESC, name`,
);

export const countAllOpen = preparedQuery(
  { listings: 'int4' },
  () => sql`SELECT coalesce(sum(listings), 0)::int AS listings FROM listing_counts WHERE ${open}`,
);
