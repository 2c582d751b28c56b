import { plannedQuery, preparedQuery } from '../../../kernel/driver-sql.ts';
import { type Fragment, literal, sql } from '../../../kernel/sql.ts';
import { listingsOfPlace } from '../places/places.sql.ts';
import { cardCells, cardColumns, cardJoins } from '../search/card.sql.ts';

const shown = 12;
const ofOneCountry = 5;
/**
 * A cover is chosen from listings with pictures in a city's busiest parts: from so many parts, and so many listings of each, the
 * newest of the first types, which an index has in that order.
 */
const parts = 8;
const looked = 8;
/** Areas that are named beside a city. */
const namedAreas = 3;

/**
 * Returns the busiest cities, those of the home country first, with the pictures to choose a cover from, and their busiest areas as slug, blank and name. Removes a region with the name of a city in favour of the city with most of its listings, and a city within a shown one.
 * Before the first precomputed counts exist, counts here.
 */
export const findBusiestCities = preparedQuery(
  { slug: 'text', name: 'text', country: 'text', forSale: 'int4', forRent: 'int4', covers: 'text[]', areas: 'text[]' },
  (homeCountry: string | null) => sql`
    WITH counted AS (
      SELECT place_id, status, listings FROM place_listings WHERE status IN ('FOR_SALE', 'FOR_RENT')
      UNION ALL
      SELECT above, p.listed_as, count(*)::int
      FROM properties p JOIN places ON places.id = p.place_id CROSS JOIN unnest(places.path) AS above
      WHERE p.listed_as IN ('FOR_SALE', 'FOR_RENT') AND NOT EXISTS (SELECT FROM place_listings)
      GROUP BY 1, 2
    ), city AS (
      SELECT place.id, place.slug, place.name, place.country, place.path,
        coalesce(sum(listings) FILTER (WHERE status = 'FOR_SALE'), 0)::int AS sale,
        coalesce(sum(listings) FILTER (WHERE status = 'FOR_RENT'), 0)::int AS rent
      FROM counted JOIN places place ON place.id = place_id AND place.kind = 'city'
      GROUP BY place.id
    ), told AS (
      SELECT * FROM city WHERE NOT EXISTS (
        SELECT FROM city inner_city WHERE city.id = ANY (inner_city.path) AND inner_city.id <> city.id
          AND (inner_city.sale + inner_city.rent) * 2 > city.sale + city.rent)
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY country ORDER BY sale + rent DESC, id) AS of_country FROM told
      WHERE NOT EXISTS (SELECT FROM told outer_city WHERE outer_city.id = ANY (told.path) AND outer_city.id <> told.id)
    ), shown AS (
      SELECT *, country IS NOT DISTINCT FROM ${homeCountry}::text AS at_home FROM ranked
      WHERE of_country <= ${literal(ofOneCountry)}
      ORDER BY at_home DESC, sale + rent DESC, id LIMIT ${literal(shown)}
    )
    SELECT slug, name, country, ${listingsOfPlace(sql`shown.id`, sql`sale`, sql`'{FOR_SALE}'`)} AS "forSale",
      ${listingsOfPlace(sql`shown.id`, sql`rent`, sql`'{FOR_RENT}'`)} AS "forRent", ARRAY(
        SELECT listing.cover_hash
        FROM (
          SELECT counted.place_id, counted.status::property_status AS status, counted.listings
          FROM counted JOIN places part ON part.id = counted.place_id AND shown.id = ANY (part.path)
          ORDER BY counted.listings DESC, counted.place_id, counted.status LIMIT ${literal(parts)}
        ) AS part CROSS JOIN LATERAL (
          SELECT p.id, p.ranked_at FROM properties p
          WHERE p.listed_as = part.status AND p.place_id = part.place_id AND p.pictured
          ORDER BY p.type, p.ranked_at DESC, p.id DESC LIMIT ${literal(looked)}
        ) AS first JOIN properties listing ON listing.id = first.id
        ORDER BY part.listings DESC, first.ranked_at DESC) AS covers, ARRAY(
        SELECT concat(area.slug, ' ', area.name)
        FROM counted JOIN places area ON area.id = counted.place_id AND area.kind = 'area' AND shown.id = ANY (area.path)
        GROUP BY area.id
        ORDER BY sum(counted.listings) DESC, area.id LIMIT ${literal(namedAreas)}) AS areas
    FROM shown ORDER BY at_home DESC, sale + rent DESC, id`,
  [null],
);

/** SQL of the featured listings `p` that meet conditions. A listing under review is not promoted. */
function featured(where: Fragment, now: Date): Fragment {
  return sql`FROM properties p
    WHERE p.featured_until > ${now}::timestamptz AND ${where}
      AND NOT EXISTS (SELECT FROM listing_reports r WHERE r.property_id = p.id AND r.handled_at IS NULL)
      AND NOT EXISTS (SELECT FROM listing_suspicions s WHERE s.property_id = p.id AND s.handled_at IS NULL)`;
}

export const countFeatured = plannedQuery(
  { count: 'int4' },
  (where: Fragment, now: Date) => sql`SELECT count(*)::int AS count ${featured(where, now)}`,
  [sql`true`, new Date()],
);

/** Returns the featured listings of some places in the order of their ids, with these places. */
export const findFeatured = plannedQuery(
  { place: 'int4', ...cardCells },
  (where: Fragment, now: Date, places: number[]) => sql`
    WITH numbered AS (
      SELECT p.id, (row_number() OVER (ORDER BY p.id) - 1)::int AS place ${featured(where, now)}
    ), turn AS MATERIALIZED (SELECT * FROM numbered WHERE place = ANY(${places}::int[]))
    SELECT turn.place, ${cardColumns} FROM turn JOIN properties p ON p.id = turn.id ${cardJoins}`,
  [sql`true`, new Date(), []],
);
