import { command, query, sql } from '../../../kernel/sql.ts';
import { betterKnownPlace } from './better-known.sql.ts';

/** Returns listings without a known place that may find or create one, by ascending id. */
export const findUnplaced = query(
  { id: 'int4' },
  ({ after, last, most }: { after: number; last: number; most: number }) => sql`
    SELECT id FROM properties
    WHERE NOT place_known AND deleted_at IS NULL AND (place_id IS NOT NULL OR country IS NOT NULL)
      AND (place_id IS NOT NULL OR EXISTS (
        SELECT FROM places home WHERE home.kind = 'country' AND home.country = properties.country))
      AND NOT EXISTS (SELECT FROM place_contradictions d WHERE d.id = contradiction_id AND d.decided_at IS NULL)
      AND id > ${after} AND id <= ${last}
    ORDER BY id LIMIT ${most}`,
  [{ after: 0, last: 1, most: 1 }],
);

const betterKnown = betterKnownPlace({
  name: sql`found.plain`,
  parentId: sql`found.parent_id`,
  listings: sql`found.listings`,
  latitude: sql`found.latitude`,
  longitude: sql`found.longitude`,
});

/** Creates the places that some listings name and that are missing; contradictions of better known ones become such. */
export const createPlaces = query(
  { id: 'int4' },
  (ids: number[]) => sql`
    WITH named AS MATERIALIZED (
      SELECT p.country, plain_place(p.city) AS city, plain_place(p.area) AS area, p.city AS city_name, p.area AS area_name,
        CASE WHEN p.located = 'EXACT' THEN p.latitude END AS latitude, CASE WHEN p.located = 'EXACT' THEN p.longitude END AS longitude
      FROM properties p WHERE p.id = ANY (${ids}::int[]) AND NOT p.place_known
    ), lying AS MATERIALIZED (
      SELECT given.*, city_place.id AS city_id, country_place.id AS country_id
      FROM (SELECT DISTINCT country, city, area FROM named) AS given
        LEFT JOIN LATERAL find_place('', given.city, given.country) AS city_place ON true
        LEFT JOIN places country_place ON country_place.kind = 'country' AND country_place.country = given.country
    ), missing AS (
      SELECT country, city, area, coalesce(city_id, country_id) AS parent_id,
        CASE WHEN city_id IS NULL AND city <> '' THEN 'city' ELSE 'area' END::place_kind AS kind,
        CASE WHEN city_id IS NULL AND city <> '' THEN city ELSE area END AS plain
      FROM lying
    ), found AS (
      SELECT missing.kind, missing.parent_id, missing.plain,
        left(mode() WITHIN GROUP (ORDER BY btrim(CASE missing.kind WHEN 'city' THEN city_name ELSE area_name END)), 120) AS name,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY latitude) AS latitude,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY longitude) AS longitude,
        count(*) AS listings
      FROM named JOIN missing ON (missing.country, missing.city, missing.area) IS NOT DISTINCT FROM (named.country, named.city, named.area)
      WHERE missing.parent_id IS NOT NULL AND missing.plain <> ''
      GROUP BY 1, 2, 3
    ), judged AS MATERIALIZED (
      SELECT kind, parent_id, plain, name, round(latitude::numeric, 2) AS latitude, round(longitude::numeric, 2) AS longitude,
        CASE kind WHEN 'area' THEN coalesce(
          (SELECT known_id FROM place_contradictions d WHERE d.name = plain AND d.parent_id = found.parent_id AND d.decided_at IS NULL),
          ${betterKnown}) END AS known_id
      FROM found
    ), contradicting AS (
      INSERT INTO place_contradictions (parent_id, name, written, known_id, latitude, longitude)
      SELECT parent_id, plain, name, known_id, latitude, longitude FROM judged WHERE known_id IS NOT NULL
      ON CONFLICT DO NOTHING
    ), made AS (
      INSERT INTO places (kind, country, parent_id, name, latitude, longitude)
      SELECT found.kind, parent.country, found.parent_id, found.name, found.latitude, found.longitude
      FROM judged AS found JOIN places parent ON parent.id = found.parent_id
      -- Another copy may have made it a moment ago.
      WHERE known_id IS NULL AND NOT EXISTS (
        SELECT FROM place_names n JOIN places known ON known.id = n.place_id
        WHERE n.name = found.plain AND n.within_id IS NULL AND known.parent_id = found.parent_id)
      ORDER BY found.kind, found.plain
      RETURNING id, name
    ), called AS (
      INSERT INTO place_names (place_id, name) SELECT id, plain_place(name) FROM made
    )
    SELECT id FROM made`,
);

/** Lets the database find the place of the listings again that no other transaction changes. */
export const placeAgain = command(
  (ids: number[]) => sql`
    UPDATE properties SET area = area WHERE id IN (
      SELECT id FROM properties WHERE id = ANY (${ids}::int[]) AND NOT place_known
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED)`,
);
