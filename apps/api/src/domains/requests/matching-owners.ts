import type { RequestCategory } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../context.ts';
import { readRequest } from './read-request.ts';

/** Maximum of owners per request. */
export const maxOwners = 20;

/** Maximum of listings to read, the newest first, so that a request is never an unbounded search. */
const lookedAt = 20_000;

/** Minimum similarity of an address and the words of the location, from 0 to 1. */
const addressLikeness = 0.6;

/** Listings of a category: types by name, the best ones, and rooms. */
const wanted: Record<RequestCategory, { types: string; best: string; fewest: number; most: number }> = {
  student_accommodation: { types: 'student|hostel|room', best: 'student|hostel', fewest: 0, most: 32767 },
  rooms: { types: 'room|cottage|apartment|flat', best: 'room', fewest: 0, most: 2 },
  full_house: { types: 'house|villa|cottage|bungalow|duplex', best: 'house', fewest: 2, most: 32767 },
};

export interface Match {
  ownerId: number;
  propertyId: number;
}

interface Wanted {
  id: number;
  location: string;
  category: RequestCategory;
  userId: number | null;
  email: string;
  amenities: string[];
  /** In the requester's words. */
  details?: string;
}

/**
 * Returns owners with a matching open listing for rent since a time, each once with their best listing, the best owners
 * first; none who was informed about the request. Parses the location like a search: "2 rooms near VI under $300" means a
 * place by any of its names, rooms and a rent. Listings in its places match. Without a known place, and for listings with
 * only a city or country, compares its words with addresses, ignoring accents, house numbers and misspellings.
 */
export async function findMatchingOwners(ctx: AppContext, request: Wanted, since = new Date(0)): Promise<Match[]> {
  const kind = wanted[request.category];
  const { areas, cities, beside, above, excluded, words, rent, rooms, amenities } = await readRequest(ctx, request);
  const placed = [...areas, ...cities, ...beside];
  if (words === '' && placed.length === 0) return [];
  const garage = request.amenities.includes('garage');
  return ctx.db.$queryRaw<Match[]>`
    WITH recent AS (
      SELECT id, owner_id, type, address, area, city, num_garage, created_at, amenities,
        place_id = ANY (${areas}::int[]) AS in_area, place_id = ANY (${cities}::int[]) AS in_city,
        place_id = ANY (${beside}::int[]) AS is_beside
      FROM properties
      WHERE listed_as = 'FOR_RENT' AND created_at >= ${since} AND type IN (SELECT name FROM property_types WHERE name ~* ${kind.types})
        AND (type ~* ${kind.best} OR num_room BETWEEN ${kind.fewest}::int AND ${kind.most}::int)
        AND price <= coalesce(${rent}::numeric, 'infinity')
        AND coalesce(num_room BETWEEN ${rooms.min}::int AND ${rooms.max}::int, true)
        AND (place_id = ANY (${placed}::int[]) OR ${placed.length === 0}::boolean
          OR NOT place_known AND coalesce(place_id = ANY (${above}::int[]), true))
        AND NOT coalesce(place_id = ANY (${excluded}::int[]), false)
      ORDER BY created_at DESC, id DESC LIMIT ${lookedAt}
    ), compared AS (
      SELECT *, word_similarity(${words}, lower(unaccent(concat_ws(' ', address, area, city)))) AS likeness FROM recent
    ), scored AS (
      SELECT id, owner_id, created_at,
        CASE WHEN in_area THEN 2 WHEN is_beside THEN 0.5 ELSE 0 END
        + CASE WHEN in_city THEN 1 ELSE 0 END
        + CASE WHEN likeness >= ${addressLikeness} THEN likeness ELSE 0 END
        + CASE WHEN type ~* ${kind.best} THEN 0.5 ELSE 0 END
        + CASE WHEN ${garage}::boolean AND num_garage > 0 THEN 0.1 ELSE 0 END
        + 0.3 * (SELECT count(*) FROM unnest(amenities) AS had WHERE had::text = ANY (${amenities}::text[]))
          / greatest(1, cardinality(${amenities}::text[])) AS score
      FROM compared
      WHERE in_area OR in_city OR is_beside OR likeness >= ${addressLikeness}
    ), best AS (
      SELECT DISTINCT ON (owner_id) owner_id, id, score, created_at FROM scored
      ORDER BY owner_id, score DESC, created_at DESC, id DESC
    )
    SELECT best.owner_id AS "ownerId", best.id AS "propertyId"
    FROM best JOIN users owner ON owner.id = best.owner_id
    WHERE owner.disabled_at IS NULL AND owner.id IS DISTINCT FROM ${request.userId}::int
      AND owner.email <> ${request.email}::citext
      AND NOT EXISTS (
        SELECT FROM property_request_matches told WHERE told.request_id = ${request.id} AND told.owner_id = owner.id
      )
    ORDER BY best.score DESC, best.created_at DESC, best.id DESC
    LIMIT ${maxOwners}`;
}
