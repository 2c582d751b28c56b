import { query, sql } from '../../../kernel/sql.ts';
import { cityOf } from '../places/places.sql.ts';

/** Minimum of other listings of a type and place for a usual price. */
const fewestComparable = 8;
/** Number of comparable listings, the latest. */
const mostComparable = 400;
/** Below this multiple of the city's usual price, nothing is compared further. */
const farOff = 20;
/**
 * Multiple, or fraction, of the usual price of a type in its area from which a price is implausible: three extra zeros on a
 * cheap house are still 300 times the usual, and no house is that expensive.
 */
const timesInArea = 300;
/** Multiple without data of the area: the most expensive quarter of a city asks a few hundred times its cheapest. */
const timesInCity = 1000;

/** Puts listings with an implausible price under review, and releases the others. Returns those that changed. */
export const reviewStored = query(
  { id: 'int4', held: 'bool' },
  (ids: number[], now: Date) => sql`
    WITH given AS MATERIALIZED (
      SELECT p.id, p.status, p.type, p.price, p.price_held_at, p.confirmed_price, p.place_id, ${cityOf(sql`p.place_id`)} AS city_id
      FROM properties p WHERE p.id = ANY (${ids}::int[]) AND p.deleted_at IS NULL
    ), in_city AS MATERIALIZED (
      -- Once for each kind and city: of a thousand rows of an import, most share theirs with others.
      SELECT kinds.*, usual.listings, usual.median
      FROM (SELECT DISTINCT status, type, city_id FROM given WHERE status IN ('FOR_SALE', 'FOR_RENT')) AS kinds, LATERAL (
        SELECT count(*) AS listings, percentile_cont(0.5) WITHIN GROUP (ORDER BY o.price)::numeric AS median
        FROM (
          SELECT price FROM properties o
          WHERE o.listed_as = kinds.status AND o.type = kinds.type
            AND o.place_id = ANY ((SELECT places_within(ARRAY[kinds.city_id]))::int[])
          ORDER BY o.created_at DESC, o.id DESC LIMIT ${mostComparable}
        ) AS o
      ) AS usual
    ), far AS MATERIALIZED (
      SELECT given.*, in_city.median FROM given JOIN in_city USING (status, type, city_id)
      -- Itself is among them while it is shown.
      WHERE in_city.listings > ${fewestComparable} AND median > 0
        AND price IS DISTINCT FROM confirmed_price
        AND (price > median * ${farOff} OR price * ${farOff} < median)
    ), beyond AS MATERIALIZED (
      SELECT far.id, CASE WHEN in_area.listings >= ${fewestComparable} THEN in_area.median ELSE far.median END AS usual
      FROM far, LATERAL (
        SELECT count(*) AS listings, percentile_cont(0.5) WITHIN GROUP (ORDER BY o.price)::numeric AS median
        FROM (
          SELECT price FROM properties o
          WHERE o.listed_as = far.status AND o.type = far.type AND o.id <> far.id
            AND o.place_id = ANY ((SELECT places_within(ARRAY(SELECT id FROM places WHERE id = far.place_id AND kind = 'area')))::int[])
          ORDER BY o.created_at DESC, o.id DESC LIMIT ${mostComparable}
        ) AS o
      ) AS in_area
      WHERE CASE WHEN in_area.listings >= ${fewestComparable} AND in_area.median > 0
        THEN far.price > in_area.median * ${timesInArea} OR far.price * ${timesInArea} < in_area.median
        ELSE far.price > far.median * ${timesInCity} OR far.price * ${timesInCity} < far.median END
    )
    UPDATE properties p
    SET price_held_at = CASE WHEN beyond.id IS NULL THEN NULL ELSE ${now}::timestamptz END, usual_price = beyond.usual
    FROM given LEFT JOIN beyond USING (id)
    WHERE p.id = given.id AND (given.price_held_at IS NULL) <> (beyond.id IS NULL)
    RETURNING p.id, p.price_held_at IS NOT NULL AS held`,
);
