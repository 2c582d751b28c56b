import { preparedQuery } from '../../../kernel/driver-sql.ts';
import { type Fragment, literal, sql } from '../../../kernel/sql.ts';

/** SQL of the id of the city that a place lies in, or is; null for none. */
export function cityOf(place: Fragment): Fragment {
  return sql`(SELECT city.id FROM places here JOIN places city ON city.id = ANY (here.path) AND city.kind = 'city'
    WHERE here.id = ${place} ORDER BY cardinality(city.path) LIMIT 1)`;
}

/** Returns the ids of all places in the places of some slugs, and in the cities of these. */
export const findPlacesMeant = preparedQuery(
  { within: 'int4[]', inCities: 'int4[]' },
  (slugs: string[], nearby: boolean) => sql`
    SELECT places_within(places_meant(${slugs}::text[], ${nearby}::boolean)) AS within, places_within(cities_of(${slugs}::text[])) AS "inCities"`,
);

/** SQL of whether the listing `p` is in one of some places. */
export function inPlaces(ids: number[]): Fragment {
  return sql`p.place_id = ANY (${ids}::int[])`;
}

/** Up to so many listings of a place are counted now; beyond, the number of a few minutes ago is shown. */
const countedNow = 1_000;

/**
 * SQL of the number of listings of some statuses in a place: the present one, unless the `kept` one, which is minutes old, is
 * large.
 */
export function listingsOfPlace(id: Fragment, kept: Fragment, statuses: Fragment): Fragment {
  return sql`CASE WHEN ${kept} > ${literal(countedNow)} THEN ${kept} ELSE (
    SELECT count(*)::int FROM (
      SELECT FROM properties p
      WHERE p.listed_as = ANY (${statuses}::property_status[]) AND p.place_id = ANY ((SELECT places_within(ARRAY[${id}]))::int[])
      LIMIT ${literal(countedNow + 1)}) AS now) END`;
}

/** Number of offered areas. */
const mostAreas = 50;

/** SQL of the facet of areas; `counts` has a place as its value, and a count. Values are JSON. */
export function areasFacet(counts: Fragment): Fragment {
  return sql`SELECT 'place', json_build_array(area.slug, area.name, coalesce(city.name, ''))::text, area.count
    FROM (
      SELECT area.*, found.count
      FROM (
        SELECT above.id, sum(own.count)::int AS count
        FROM (${counts}) AS own JOIN places lies ON lies.id = own.value CROSS JOIN unnest(lies.path) AS above (id)
        GROUP BY 1) AS found
        JOIN places area ON area.id = found.id AND area.kind = 'area'
      ORDER BY found.count DESC, area.id LIMIT ${literal(mostAreas)}
    ) AS area
      LEFT JOIN LATERAL (
        SELECT name FROM places WHERE id = ANY (area.path) AND kind = 'city' ORDER BY cardinality(path) DESC LIMIT 1) AS city ON true
    ORDER BY area.count DESC, area.name, area.id`;
}
