import type { EndpointInput } from '@africanscity/contracts/call';
import type {
  getPlaceAt as placeAt,
  getPlaceCompletions as completions,
} from '@africanscity/contracts/listings/calls/search';
import type { PlaceParts } from '@africanscity/contracts/listings/places';
import type { RequestContext } from '../../../context.ts';
import { runSearch } from '../core/run-search.ts';

/** So many in all. */
const shown = 8;
/** How alike a name and what was typed must be, of 1, when it does not begin so. */
const alike = 0.45;
/** Kilometres from the centre of an area, and of a city, within which a visitor is in it. */
const reach = { area: 5, city: 50 };

/** Areas and cities that a text may be the beginning of, for the form of a listing. Without words there are none. */
export async function getPlaceCompletions(
  ctx: RequestContext,
  { text }: EndpointInput<typeof completions>,
): Promise<PlaceParts[]> {
  return runSearch<PlaceParts>(ctx, completed, [text]);
}

/** The area or city that a point lies in, by the centres of those that are known. */
export async function getPlaceAt(
  ctx: RequestContext,
  { latitude, longitude }: EndpointInput<typeof placeAt>,
): Promise<PlaceParts | null> {
  const rows = await runSearch<PlaceParts>(ctx, nearest, [latitude, longitude]);
  return rows[0] ?? null;
}

/** The columns of `place` that the form shows, with the name of its city. */
const parts = `place.kind::text AS kind, CASE place.kind WHEN 'area' THEN place.name ELSE '' END AS area,
  CASE place.kind WHEN 'city' THEN place.name ELSE coalesce(
    (SELECT name FROM places city WHERE city.id = ANY (place.path) AND city.kind = 'city'
      ORDER BY cardinality(city.path) DESC LIMIT 1), '') END AS city,
  place.country, place.latitude, place.longitude`;

/** Places that wait for the administration have a name that one owner wrote, so they are not offered. */
const known = `place.kind <> 'country' AND place.confirmed_at IS NOT NULL`;

/** Parameter: the text. */
const completed = `
  WITH typed AS MATERIALIZED (
    SELECT plain_words($1::text) AS plain
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
      SELECT n.place_id, 2 FROM typed JOIN place_names n ON n.name % plain AND similarity(n.name, plain) >= ${alike}
      WHERE length(plain) > 3 AND (SELECT count(*) FROM called) < ${shown}) AS named
    GROUP BY place_id
  )
  SELECT ${parts}
  FROM heard JOIN places place ON place.id = heard.place_id
    LEFT JOIN LATERAL (
      SELECT sum(listings)::int AS listings FROM place_listings WHERE place_id = place.id) AS kept ON true
  WHERE ${known}
  ORDER BY heard.nearness, coalesce(kept.listings, 0) DESC, place.name, place.id LIMIT ${shown}`;

/** Parameters: latitude, longitude. A degree of latitude is 111.2 kilometres, one of longitude less towards the poles. */
const nearest = `
  SELECT ${parts}
  FROM places place CROSS JOIN LATERAL (
    SELECT 111.2 * sqrt((place.latitude - $1::float8) ^ 2
      + ((place.longitude - $2::float8) * cos(radians($1::float8))) ^ 2) AS kilometres) AS apart
  WHERE ${known} AND place.latitude BETWEEN $1::float8 - 0.5 AND $1::float8 + 0.5
    AND apart.kilometres <= CASE place.kind WHEN 'area' THEN ${reach.area} ELSE ${reach.city} END
  ORDER BY place.kind DESC, apart.kilometres, place.id LIMIT 1`;
