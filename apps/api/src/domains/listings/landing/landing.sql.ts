import { query, sql } from '../../../kernel/sql.ts';

/** Returns all types with their parents, in display order. */
export const findLandingKinds = query(
  { name: 'text', parent: 'text?' },
  () => sql`SELECT name, parent FROM kind_tree ORDER BY "order"`,
);

/** Counts the open listings by part, of some ids each. */
export const countListingParts = query(
  { part: 'int4', listings: 'int4' },
  (size: number) => sql`
    SELECT id / ${size}::int AS part, count(*)::int AS listings FROM properties
    WHERE listed_as IN ('FOR_SALE', 'FOR_RENT') GROUP BY 1 ORDER BY 1`,
);

/** Returns the open listings with ids from one to before another. */
export const findListingPart = query(
  { id: 'int4', type: 'text', area: 'text', city: 'text', numRoom: 'int2?', price: 'float8', forRent: 'bool' },
  (from: number, before: number) => sql`
    SELECT id, type, area, city, num_room AS "numRoom", price::float8 AS price, listed_as = 'FOR_RENT' AS "forRent" FROM properties
    WHERE id >= ${from}::bigint AND id < ${before}::bigint AND listed_as IN ('FOR_SALE', 'FOR_RENT') ORDER BY id DESC`,
);
