import { plannedQuery, preparedQuery } from '../../../kernel/driver-sql.ts';
import { type Fragment, join, sql } from '../../../kernel/sql.ts';
import { kilometresBetween } from '../places/areas.sql.ts';

/** Returns the places beside areas, and all places in them, the nearest first. */
export const findNeighbouring = preparedQuery(
  { id: 'int4' },
  (ids: number[]) => sql`
    SELECT inside.id FROM places_beside(${ids}::int[]) AS beside JOIN places inside ON beside.id = ANY (inside.path)
    GROUP BY inside.id ORDER BY min(beside.kilometres), inside.id`,
);

interface Wanted {
  /** The places to be near to. */
  ids: number[];
  /** Null for any. */
  types: string[] | null;
  statuses: readonly string[];
  /** Whether the place is in the same country, or in another. */
  sameCountry: boolean;
  /** Further conditions of a listing `p`. */
  others: Fragment[];
}

const kilometres = kilometresBetween(
  { latitude: sql`b.latitude`, longitude: sql`b.longitude` },
  { latitude: sql`a.latitude`, longitude: sql`a.longitude` },
);

/** Returns the nearest place with listings, and all places in it. Places that contain the given ones come first. */
export const findNearestListed = plannedQuery(
  { name: 'text', country: 'text', places: 'int4[]' },
  ({ ids, types, statuses, sameCountry, others }: Wanted) => sql`
    SELECT near.name, near.country, ARRAY(SELECT id FROM places inside WHERE inside.path @> ARRAY[near.id]) AS places
    FROM (
      SELECT b.id, b.name, b.country
      FROM places a, places b
      WHERE a.id = ANY (${ids}::int[]) AND b.kind <> 'country' AND NOT b.id = ANY (${ids}::int[])
        AND (b.country = a.country) = ${sameCountry}::boolean
      ORDER BY b.id = ANY (a.path) DESC, ${kilometres} NULLS LAST, b.id
    ) AS near CROSS JOIN LATERAL (
      SELECT FROM properties p WHERE ${join(
        [
          sql`p.listed_as = ANY (${statuses}::property_status[])`,
          sql`p.place_id = near.id`,
          sql`(${types}::text[] IS NULL OR p.type = ANY (${types}::text[]))`,
          ...others,
        ],
        ' AND ',
      )}
      LIMIT 1) AS listed
    LIMIT 1`,
  [{ ids: [], types: null, statuses: [], sameCountry: true, others: [] }],
);
