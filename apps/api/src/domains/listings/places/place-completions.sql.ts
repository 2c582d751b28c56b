import type { DriverColumns } from '../../../kernel/sql-columns.ts';
import { preparedQuery } from '../../../kernel/driver-sql.ts';
import { literal, sql } from '../../../kernel/sql.ts';

/** Maximum of completions. */
const shown = 8;
/** Minimum likeness, of 1, of a name that does not begin with the text. */
const alike = 0.45;
/** Kilometres from the centre of an area, and of a city, within which a visitor is in it. */
const reach = { area: 5, city: 50 };

const place = {
  kind: 'text',
  area: 'text',
  city: 'text',
  country: 'text',
  latitude: 'float8?',
  longitude: 'float8?',
} as const satisfies DriverColumns;

/** The columns of `place` that the form shows, with the name of its city. */
const parts = sql`place.kind::text AS kind, CASE place.kind WHEN 'area' THEN place.name ELSE '' END AS area,
  CASE place.kind WHEN 'city' THEN place.name ELSE coalesce(
    (SELECT name FROM places city WHERE city.id = ANY (place.path) AND city.kind = 'city'
      ORDER BY cardinality(city.path) DESC LIMIT 1), '') END AS city,
  place.country, place.latitude, place.longitude`;

/** Places that wait for the administration have a name that one owner wrote, so they are not offered. */
const known = sql`place.kind <> 'country' AND place.confirmed_at IS NOT NULL`;

/** Returns areas and cities that a text may be the beginning of, or nearly spells. */
export const findCompletions = preparedQuery(
  place,
  (text: string) => sql`
    WITH typed AS MATERIALIZED (
      SELECT plain_words(${text}::text) AS plain
    ), called AS MATERIALIZED (
      SELECT n.place_id, CASE WHEN n.name ~>=~ plain AND n.name ~<~ (plain || chr(1114111)) THEN 0 ELSE 1 END AS nearness
      FROM typed JOIN place_names n
        ON (n.name ~>=~ plain AND n.name ~<~ (plain || chr(1114111))) OR (length(plain) > 1 AND n.name LIKE '% ' || plain || '%')
      WHERE plain <> ''
    ), heard AS (
      SELECT place_id, min(nearness) AS nearness FROM (
        SELECT * FROM called
        UNION ALL
        -- Spelling is compared only where few are called so: it costs by how many names are a little alike.
        SELECT n.place_id, 2 FROM typed JOIN place_names n ON n.name % plain AND similarity(n.name, plain) >= ${literal(alike)}
        WHERE length(plain) > 3 AND (SELECT count(*) FROM called) < ${literal(shown)}) AS named
      GROUP BY place_id
    )
    SELECT ${parts}
    FROM heard JOIN places place ON place.id = heard.place_id
      LEFT JOIN LATERAL (
        SELECT sum(listings)::int AS listings FROM place_listings WHERE place_id = place.id) AS kept ON true
    WHERE ${known}
    ORDER BY heard.nearness, coalesce(kept.listings, 0) DESC, place.name, place.id LIMIT ${literal(shown)}`,
);

/**
 * Returns the area or city of a point, by the centres of known ones. A degree of latitude is 111.2 kilometres, one of longitude
 * less towards the poles.
 */
export const findPlaceAt = preparedQuery(
  place,
  (latitude: number, longitude: number) => sql`
    SELECT ${parts}
    FROM places place CROSS JOIN LATERAL (
      SELECT 111.2 * sqrt((place.latitude - ${latitude}::float8) ^ 2
        + ((place.longitude - ${longitude}::float8) * cos(radians(${latitude}::float8))) ^ 2) AS kilometres) AS apart
    WHERE ${known} AND place.latitude BETWEEN ${latitude}::float8 - 0.5 AND ${latitude}::float8 + 0.5
      AND apart.kilometres <= CASE place.kind WHEN 'area' THEN ${literal(reach.area)} ELSE ${literal(reach.city)} END
    ORDER BY place.kind DESC, apart.kilometres, place.id LIMIT 1`,
);
