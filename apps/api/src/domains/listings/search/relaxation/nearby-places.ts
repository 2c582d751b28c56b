import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { openStatuses } from '@africanscity/contracts/listings/values';
import type { AppContext } from '../../../../context.ts';
import { kilometresBetween } from '../areas.ts';
import { placesWithin } from '../places.ts';
import { runSearch } from '../run-search.ts';

type Context = Pick<AppContext, 'pool'>;

const kilometres = kilometresBetween(
  { latitude: 'b.latitude', longitude: 'b.longitude' },
  { latitude: 'a.latitude', longitude: 'a.longitude' },
);

/** The places beside areas, and all places in them, the nearest first. */
export async function neighbouringPlaces(ctx: Context, ids: number[]): Promise<number[]> {
  const rows = await runSearch<{ id: number }>(
    ctx,
    `SELECT inside.id FROM places_beside($1::int[]) AS beside JOIN places inside ON beside.id = ANY (inside.path)
    GROUP BY inside.id ORDER BY min(beside.kilometres), inside.id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** All places in the countries of places. */
export async function placesInCountryOf(ctx: Context, ids: number[]): Promise<number[]> {
  const rows = await runSearch<{ id: number }>(
    ctx,
    'SELECT id FROM places WHERE country IN (SELECT country FROM places WHERE id = ANY ($1::int[]))',
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** The places, the places beside them, the area of a part of an area, and their towns, for listings without an area. */
export async function placesAround(ctx: Context, ids: number[]): Promise<number[]> {
  const wider = await runSearch<{ id: number; town: number | null }>(
    ctx,
    `SELECT coalesce(parent.id, a.id) AS id, town.id AS town
    FROM places a LEFT JOIN places parent ON parent.id = a.parent_id AND parent.kind = 'area'
      LEFT JOIN places town ON town.id = coalesce(parent.parent_id, a.parent_id) AND town.kind = 'city' AND a.kind = 'area'
    WHERE a.id = ANY ($1::int[])`,
    [ids],
  );
  const around = wider.map(({ id }) => id);
  const towns = wider.flatMap(({ town }) => town ?? []);
  return [...new Set([...(await placesWithin(ctx, around)), ...(await neighbouringPlaces(ctx, around)), ...towns])];
}

/**
 * The nearest place with open listings of some types and status, in the same country or in others. Places that contain the
 * given one come first.
 */
export async function nearestListed(
  ctx: Context,
  ids: number[],
  { types, status, same }: { types: string[] | null; status: PropertyStatus | undefined; same: boolean },
): Promise<{ name: string; places: number[] } | undefined> {
  const [row] = await runSearch<{ name: string; places: number[] }>(
    ctx,
    `SELECT near.name, ARRAY(SELECT id FROM places inside WHERE near.id = ANY (inside.path)) AS places
    FROM (
      SELECT b.id, b.name
      FROM places a, places b
      WHERE a.id = ANY ($1::int[]) AND b.kind <> 'country' AND NOT b.id = ANY ($1::int[])
        AND (b.country = a.country) = $4::boolean
      ORDER BY b.id = ANY (a.path) DESC, ${kilometres} NULLS LAST, b.id
    ) AS near CROSS JOIN LATERAL (
      SELECT FROM properties p
      WHERE p.listed_as = ANY ($3::property_status[]) AND p.place_id = near.id AND ($2::text[] IS NULL OR p.type = ANY ($2::text[]))
      LIMIT 1) AS listed
    LIMIT 1`,
    [ids, types, status ? [status] : openStatuses, same],
  );
  return row;
}
