import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { openStatuses } from '@africanscity/contracts/listings/values';
import type { AppContext } from '../../../context.ts';
import { kilometresBetween } from '../places/areas.ts';
import { getVocabulary } from './query-parser/vocabulary.ts';
import { runSearch } from '../core/run-search.ts';

type Context = Pick<AppContext, 'pool' | 'memo'>;

const kilometres = kilometresBetween(
  { latitude: 'b.latitude', longitude: 'b.longitude' },
  { latitude: 'a.latitude', longitude: 'a.longitude' },
);

/** The places beside areas, and all places in them, the nearest first. */
export async function neighbouringPlaces(ctx: Context, ids: number[]): Promise<number[]> {
  const { neighbours } = await getVocabulary(ctx);
  const known = neighbours.get(ids.join());
  if (known) return known;
  const rows = await runSearch<{ id: number }>(
    ctx,
    `SELECT inside.id FROM places_beside($1::int[]) AS beside JOIN places inside ON beside.id = ANY (inside.path)
    GROUP BY inside.id ORDER BY min(beside.kilometres), inside.id`,
    [ids],
  );
  const found = rows.map(({ id }) => id);
  neighbours.set(ids.join(), found);
  return found;
}

/** The places, the places beside them, the area of a part of an area, and their towns. */
export async function placesAround(ctx: Context, ids: number[]): Promise<number[]> {
  const { placeTree } = await getVocabulary(ctx);
  const { areas, towns } = placeTree.widened(ids);
  return [...new Set([...placeTree.within(areas), ...(await neighbouringPlaces(ctx, areas)), ...towns])];
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
