import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import { oncePerRequest } from '../../../once-per-request.ts';
import { runSearch } from '../core/run-search.ts';
import type { Placeholder } from '../core/sql-placeholder.ts';

type Context = Pick<AppContext, 'pool'>;

/** The ids of all that lies in places, themselves among them. */
export async function placesWithin(ctx: Context, ids: number[]): Promise<number[]> {
  const { rows } = await ctx.pool.query<{ ids: number[] }>('SELECT places_within($1::int[]) AS ids', [ids]);
  return rows[0]?.ids ?? [];
}

/**
 * The areas beside areas, the nearest first: at most twelve, whose centres are at most eight kilometres away. Cities and
 * countries have none.
 */
export async function placesBeside(ctx: Context, ids: number[]): Promise<{ id: number; kilometres: number }[]> {
  const text = 'SELECT id, kilometres FROM places_beside($1::int[]) ORDER BY kilometres, id';
  return (await ctx.pool.query<{ id: number; kilometres: number }>(text, [ids])).rows;
}

/** Ids of all that lies in the places of a filter, and in the cities of these. */
export interface PlacesMeant {
  within: number[];
  inCities: number[];
}

/** Resolves the slugs of a filter, with the places beside them if it asks for these; null without slugs. */
export async function placesMeant(
  ctx: Pick<AppContext, 'pool' | 'memo'>,
  { place, nearby = false }: Pick<ListingFilter, 'place' | 'nearby'>,
): Promise<PlacesMeant | null> {
  if (place === undefined) return null;
  return oncePerRequest(ctx, `places ${nearby} ${place.join(',')}`, async () => {
    const [row] = await runSearch<PlacesMeant>(
      ctx,
      `SELECT places_within(places_meant($1::text[], $2::boolean)) AS within, places_within(cities_of($1::text[])) AS "inCities"`,
      [place, nearby],
    );
    return row!;
  });
}

/** That the listing `p` lies in one of some places. */
export function inPlaces(ids: number[], placeholder: Placeholder): string {
  return `p.place_id = ANY (${placeholder(ids, 'int[]')})`;
}

/** Up to so many listings of a place are counted now; beyond, the number of a few minutes ago is shown. */
const countedNow = 1_000;

/**
 * SQL of how many listings lie in a place, of some statuses: those that are there at this moment, unless the number that is
 * `kept`, which is minutes old, is large. All are given as SQL.
 */
export function listingsOfPlace(id: string, kept: string, statuses: string): string {
  return `CASE WHEN ${kept} > ${countedNow} THEN ${kept} ELSE (
    SELECT count(*)::int FROM (
      SELECT FROM properties p
      WHERE p.listed_as = ANY (${statuses}::property_status[]) AND p.place_id = ANY ((SELECT places_within(ARRAY[${id}]))::int[])
      LIMIT ${countedNow + 1}) AS now) END`;
}

/** How many areas are offered. */
const mostAreas = 50;

/** Counts listings by the areas that they lie in; `counts` has a place as its value, and a count. Values are JSON. */
export function areasSql(counts: string): string {
  return `SELECT 'place', json_build_array(area.slug, area.name, coalesce(city.name, ''))::text, area.count
    FROM (
      SELECT area.*, found.count
      FROM (
        SELECT above.id, sum(own.count)::int AS count
        FROM (${counts}) AS own JOIN places lies ON lies.id = own.value CROSS JOIN unnest(lies.path) AS above (id)
        GROUP BY 1) AS found
        JOIN places area ON area.id = found.id AND area.kind = 'area'
      ORDER BY found.count DESC, area.id LIMIT ${mostAreas}
    ) AS area
      LEFT JOIN LATERAL (
        SELECT name FROM places WHERE id = ANY (area.path) AND kind = 'city' ORDER BY cardinality(path) DESC LIMIT 1) AS city ON true
    ORDER BY area.count DESC, area.name, area.id`;
}
