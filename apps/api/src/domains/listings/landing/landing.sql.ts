import type { Columns } from '../../../kernel/sql-columns.ts';
import { command, type Fragment, name, query, sql } from '../../../kernel/sql.ts';
import type { LandingStatus } from '@africanscity/contracts/listings/addresses';
import type { PlaceKind } from '@africanscity/db/generated/enums';

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
  {
    ...({ id: 'int4', type: 'text', area: 'text', city: 'text', numRoom: 'int2?', forRent: 'bool' } as const),
    ...({ price: 'float8', amount: 'int8?', currency: 'text?', period: 'price_period?', perBed: 'bool?' } as const),
  },
  (from: number, before: number) => sql`
    SELECT id, type, area, city, num_room AS "numRoom", listed_as = 'FOR_RENT' AS "forRent",
      price::float8 AS price, amount, currency, period, per_bed AS "perBed"
    FROM properties
    WHERE id >= ${from}::bigint AND id < ${before}::bigint AND listed_as IN ('FOR_SALE', 'FOR_RENT') ORDER BY id DESC`,
);

/** Minimum of homes for a landing page of a status, place and type, and of prices for a median. */
const fewestHomes = 5;

/** Maximum of neighbouring places. */
const mostBeside = 12;

/**
 * Counts the homes of every landing page, and stores changed counts. A null among the places and types of a home counts it for
 * all of them.
 */
export const storeLandings = command(
  () => sql`
  WITH kinds AS MATERIALIZED (
    SELECT name, array_append(path, NULL) AS within FROM kind_tree
  ), offered AS MATERIALIZED (
    SELECT CASE WHEN p.status IN ('FOR_RENT', 'RENTED') THEN 'FOR_RENT' ELSE 'FOR_SALE' END::property_status AS status,
      array_append(coalesce(places.path, '{}'), NULL) AS places, kinds.within AS kinds,
      p.listed_as IN ('FOR_SALE', 'FOR_RENT') IS TRUE AS open,
      nullif(p.price, 0)::float8 AS price, p.price::float8 / nullif(p.size_square_meters, 0)::float8 AS per_meter,
      floor(extract(epoch FROM now() - p.created_at) / 31557600)::int AS years, p.updated_at
    FROM properties p JOIN kinds ON kinds.name = p.type LEFT JOIN places ON places.id = p.place_id
    WHERE p.deleted_at IS NULL
  ), counted AS MATERIALIZED (
    SELECT status, place_id, kind, count(*) FILTER (WHERE open)::int AS homes,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY price) FILTER (WHERE open) AS usual,
      count(price) FILTER (WHERE open) AS priced,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY per_meter) FILTER (WHERE open AND price > 0) AS per_meter,
      count(per_meter) FILTER (WHERE open AND price > 0) AS measured,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY price) FILTER (WHERE years = 0) AS this_year,
      count(price) FILTER (WHERE years = 0) AS of_this_year,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY price) FILTER (WHERE years = 1) AS last_year,
      count(price) FILTER (WHERE years = 1) AS of_last_year,
      max(updated_at) FILTER (WHERE open) AS newest_change
    FROM offered CROSS JOIN unnest(places) AS place_id CROSS JOIN unnest(kinds) AS kind
    GROUP BY 1, 2, 3
    HAVING count(*) FILTER (WHERE open) >= ${fewestHomes}
  ), numbers AS MATERIALIZED (
    SELECT status, place_id, kind, homes, newest_change,
      CASE WHEN priced >= ${fewestHomes} THEN round(usual::numeric, 2) END AS usual_price,
      CASE WHEN measured >= ${fewestHomes} THEN round(least(per_meter, 999999999999)::numeric, 2) END AS square_meter_price,
      CASE WHEN of_this_year >= ${fewestHomes} AND of_last_year >= ${fewestHomes}
        THEN round((this_year / last_year - 1)::numeric, 4)::float8 END AS year_change
    FROM counted
  ), gone AS (
    DELETE FROM landing_pages kept WHERE NOT EXISTS (
      SELECT FROM numbers n WHERE ${isSamePage})
  )
  INSERT INTO landing_pages (status, place_id, kind, homes, usual_price, square_meter_price, year_change, newest_change, changed_at)
  SELECT status, place_id, kind, homes, usual_price, square_meter_price, year_change, newest_change, newest_change
  FROM numbers n
  WHERE NOT EXISTS (
    SELECT FROM landing_pages kept
    WHERE ${isSamePage} AND kept.homes = n.homes AND kept.newest_change = n.newest_change
      AND (kept.usual_price, kept.square_meter_price, kept.year_change)
        IS NOT DISTINCT FROM (n.usual_price, n.square_meter_price, n.year_change))
  ON CONFLICT (status, place_id, kind) DO UPDATE SET homes = excluded.homes, usual_price = excluded.usual_price,
    square_meter_price = excluded.square_meter_price, year_change = excluded.year_change,
    newest_change = excluded.newest_change,
    -- A home that left changes the page as well, when none of those that stay did.
    changed_at = now()`,
);

/** No place and no type equal themselves; as equalities, so that rows are matched by a hash. */
const isSamePage = sql`
  kept.status = n.status AND coalesce(kept.place_id, 0) = coalesce(n.place_id, 0) AND coalesce(kept.kind, '') = coalesce(n.kind, '')`;

const landing = {
  status: 'property_status',
  placeId: 'int4?',
  kind: 'text?',
  homes: 'int4',
  usualPrice: 'float8?',
  squareMeterPrice: 'float8?',
  yearChange: 'float8?',
  changedAt: 'timestamptz',
  ids: 'int4[]',
  slugs: 'text[]',
  names: 'text[]',
} as const satisfies Columns;

/**
 * SQL of the landing pages `l` that meet a condition: those of the home country first, then the one with the most homes.
 * Omits deleted places.
 */
function landings(condition: Fragment, homeCountry: string | null = null): Fragment {
  return sql`
    SELECT l.status, l.place_id AS "placeId", l.kind, l.homes, l.usual_price::float8 AS "usualPrice",
      l.square_meter_price::float8 AS "squareMeterPrice", l.year_change AS "yearChange", l.changed_at AS "changedAt",
      coalesce(place.path, '{}') AS ids, coalesce(lying.slugs, '{}') AS slugs, coalesce(lying.names, '{}') AS names
    FROM landing_pages l LEFT JOIN places place ON place.id = l.place_id
      LEFT JOIN LATERAL (
        SELECT array_agg(above.slug ORDER BY depth) AS slugs, array_agg(above.name ORDER BY depth) AS names
        FROM unnest(place.path) WITH ORDINALITY AS step (id, depth) JOIN places above ON above.id = step.id
      ) AS lying ON true
    WHERE (${condition}) AND (l.place_id IS NULL OR place.id IS NOT NULL)
    ORDER BY ${isAtHome(sql`place`, homeCountry)} DESC, l.homes DESC, l.place_id NULLS FIRST, l.kind NULLS FIRST`;
}

function isAtHome(place: Fragment, homeCountry: string | null): Fragment {
  return sql`(${place}.country = ${homeCountry}::text) IS TRUE`;
}

interface Asked {
  status: LandingStatus;
  place: { id: number; kind: PlaceKind; ids: number[] } | null;
  kind: { name: string } | null;
  /** Country of the site, whose landing pages come first. */
  homeCountry: string | null;
}

/** Returns a landing page, and those that it links to. */
export const findLandingsAround = query(landing, (asked: Asked) => landings(isAround(asked), asked.homeCountry), [
  { status: 'FOR_SALE', place: { id: 1, kind: 'city', ids: [] }, kind: { name: '' }, homeCountry: 'ZW' },
]);

/** SQL of the landing pages `l` that a landing page shows or links to. */
function isAround(asked: Asked): Fragment {
  const { status, place, kind } = asked;
  const samePlace = place ? sql`l.place_id = ${place.id}` : sql`l.place_id IS NULL`;
  const ofStatus = sql`l.status = ${status}::property_status`;
  const sameKind = sql`${ofStatus} AND ${ofKind('l', kind)}`;
  const inside = place
    ? sql`l.place_id IN (SELECT id FROM places WHERE path @> ARRAY[${place.id}::int])`
    : sql`l.place_id IN (SELECT id FROM places WHERE kind = 'country')`;
  const above = sql`${ofStatus} AND (l.kind IS NULL OR ${ofKind('l', kind)})
    AND (l.place_id IS NULL OR l.place_id = ANY (${place?.ids ?? []}::int[]))`;
  return sql`${samePlace} OR (${above}) OR (${sameKind} AND (${inside} OR l.place_id = ANY (ARRAY(${besideOf(asked)}))))`;
}

function ofKind(table: 'l' | 'found', kind: Asked['kind']): Fragment {
  const column = name(`${table}.kind`);
  return kind ? sql`${column} = ${kind.name}` : sql`${column} IS NULL`;
}

function besideOf({ status, place, kind, homeCountry }: Asked): Fragment {
  if (!place) return sql`SELECT NULL::int`;
  if (place.kind === 'area') return sql`SELECT id FROM places_beside(ARRAY[${place.id}::int])`;
  return sql`
    SELECT near.id FROM places near JOIN landing_pages found ON found.place_id = near.id
    WHERE near.parent_id IS NOT DISTINCT FROM ${place.ids.at(-2) ?? null}::int AND near.kind = ${place.kind}::place_kind
      AND near.id <> ${place.id} AND found.status = ${status}::property_status AND ${ofKind('found', kind)}
    ORDER BY ${isAtHome(sql`near`, homeCountry)} DESC, found.homes DESC, near.id LIMIT ${mostBeside}`;
}

/** Returns the landing pages of a listing: of its status, of any type and its own, everywhere and in its places. */
export const findLandingsAbove = query(landing, (status: LandingStatus, type: string, placeId: number | null) =>
  landings(sql`l.status = ${status}::property_status AND (l.kind IS NULL OR l.kind = ${type})
      AND (l.place_id IS NULL OR l.place_id = ANY ((SELECT path FROM places WHERE id = ${placeId}::int)::int[]))`),
);

/** Returns the landing pages of places with ids from one to before another. Those of no place have the id 0. */
export const findLandingsOfPlaces = query(landing, (from: number, before: number) =>
  landings(sql`coalesce(l.place_id, 0) >= ${from} AND coalesce(l.place_id, 0) < ${before}`),
);

/** Returns places by their present and former slugs. */
export const findPlacesBySlug = query(
  { id: 'int4', slug: 'text', kind: 'place_kind', country: 'text', ids: 'int4[]!', slugs: 'text[]', names: 'text[]' },
  (slugs: string[]) => sql`
    SELECT place.id, asked.slug, place.kind, place.country, place.path AS ids, array_agg(above.slug ORDER BY depth) AS slugs, array_agg(above.name ORDER BY depth) AS names
    FROM unnest(${slugs}::text[]) AS asked (slug) JOIN places place ON place.id = ANY (places_of(ARRAY[asked.slug]))
      CROSS JOIN unnest(place.path) WITH ORDINALITY AS step (id, depth) JOIN places above ON above.id = step.id
    GROUP BY place.id, asked.slug`,
);
