import type { AppContext } from '../../../context.ts';
import type { Placeholder } from './sql-filter.ts';

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

/** That the listing `p` lies in a place that one of the slugs means, or beside it. Slugs that mean none let nothing through. */
export function inPlaces(slugs: string[], nearby: boolean, placeholder: Placeholder): string {
  // As a query of its own, which is asked once and not for each listing.
  return `p.place_id = ANY ((SELECT places_within(places_meant(${placeholder(slugs, 'text[]')}, ${nearby})))::int[])`;
}

/** The same condition for the cities that these places lie in: what a choice among their areas is made of. */
export function inTheirCities(condition: string): string {
  return condition.replace(/places_meant\((.*?), (?:true|false)\)/, 'cities_of($1)');
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

/** Counts listings by the areas that they lie in; `counted` has columns place_id and listings. Values are JSON. */
export function areasSql(counted: string): string {
  return `SELECT 'place', json_build_array(area.slug, area.name, coalesce(city.name, ''))::text, found.listings, 0
    FROM (
      SELECT above.id, round(sum(counted.listings))::int AS listings
      FROM (${counted}) AS counted
        JOIN places lies ON lies.id = counted.place_id
        JOIN places above ON above.id = ANY (lies.path) AND above.kind = 'area'
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${mostAreas}
    ) AS found
      JOIN places area ON area.id = found.id
      LEFT JOIN LATERAL (
        SELECT name FROM places WHERE id = ANY (area.path) AND kind = 'city' ORDER BY cardinality(path) DESC LIMIT 1) AS city ON true
    ORDER BY 3 DESC, area.name, area.id`;
}
