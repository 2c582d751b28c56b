import type { AppContext } from '../../context.ts';
import { citiesForRent } from '../listings/search/counted/counts.ts';

/** Owners who hear of one request at most. */
export const maxOwners = 20;

/** Listings that are looked at, the newest first, so that a request is never an unbounded search. */
const lookedAt = 20_000;

/** A listing must be at least this like the words of the request, of 1, in its area, city or address. */
const alike = { area: 0.5, city: 0.6, address: 0.6 };

/** What listings of a category are: kinds by name, those that fit best, and rooms. */
const wanted = new Map<number, { types: string; best: string; fewest: number; most: number }>([
  [1, { types: 'student|hostel|room', best: 'student|hostel', fewest: 0, most: 32767 }],
  [2, { types: 'room|cottage|apartment|flat', best: 'room', fewest: 0, most: 2 }],
  [3, { types: 'house|villa|cottage|bungalow|duplex', best: 'house', fewest: 2, most: 32767 }],
]);

/** Words that are in most addresses and tell no place. */
const common = /\b(in|at|the|of|or|and|near|around|close|to|city|town|area|street|road|avenue|suburb|zimbabwe)\b/g;

export interface Match {
  ownerId: number;
  propertyId: number;
}

interface Wanted {
  id: number;
  location: string;
  category: number;
  userId: number | null;
  email: string;
  amenities: string[];
}

/**
 * Owners with an open listing for rent, made since a moment, that matches, each once with the best of theirs, the
 * best owners first; none who was told of the request. Places are compared forgivingly: accents, house numbers and
 * misspellings do not matter.
 */
export async function findMatchingOwners(ctx: AppContext, request: Wanted, since = new Date(0)): Promise<Match[]> {
  const kind = wanted.get(request.category);
  const place = placeWords(request.location);
  if (!kind || place === '') return [];
  const garage = request.amenities.includes('garage');
  return ctx.db.$queryRaw<Match[]>`
    WITH cities AS (
      SELECT city FROM (${citiesForRent}) AS listed
      WHERE word_similarity(lower(unaccent(city)), ${place}) >= ${alike.city}
    ), recent AS (
      SELECT id, owner_id, type, area, city, address, num_garage, created_at FROM properties
      WHERE listed_as = 'FOR_RENT' AND created_at >= ${since} AND type IN (SELECT name FROM property_types WHERE name ~* ${kind.types})
        AND (type ~* ${kind.best} OR num_room BETWEEN ${kind.fewest}::int AND ${kind.most}::int)
        AND (city IN (SELECT city FROM cities) OR NOT EXISTS (SELECT FROM cities))
      ORDER BY created_at DESC, id DESC LIMIT ${lookedAt}
    ), compared AS (
      SELECT *, word_similarity(lower(unaccent(area)), ${place}) AS area_likeness,
        word_similarity(lower(unaccent(city)), ${place}) AS city_likeness,
        word_similarity(${place}, lower(unaccent(address || ' ' || area))) AS address_likeness
      FROM recent
    ), scored AS (
      SELECT id, owner_id, created_at,
        CASE WHEN area_likeness >= ${alike.area} THEN 2 * area_likeness ELSE 0 END
        + CASE WHEN city_likeness >= ${alike.city} THEN city_likeness ELSE 0 END
        + CASE WHEN address_likeness >= ${alike.address} THEN address_likeness ELSE 0 END
        + CASE WHEN type ~* ${kind.best} THEN 0.5 ELSE 0 END
        + CASE WHEN ${garage}::boolean AND num_garage > 0 THEN 0.1 ELSE 0 END AS score
      FROM compared
      WHERE area_likeness >= ${alike.area} OR city_likeness >= ${alike.city} OR address_likeness >= ${alike.address}
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

/** The words of a place that tell where it is: no numbers, no accents, none of two letters. */
export function placeWords(location: string): string {
  return location
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(common, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .join(' ');
}
