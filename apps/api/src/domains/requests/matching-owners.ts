import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { RequestAmenity } from '@africanscity/contracts/requests/requests';
import type { RequestCategory } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../context.ts';
import { citiesForRent } from '../listings/search/listing-counts.ts';
import { placesWithin } from '../listings/search/places.ts';
import { besideThem } from '../listings/search/relaxation/nearby-places.ts';
import { readText } from '../listings/search/query-parser/parse-query.ts';
import type { Wish } from '../listings/search/query-parser/parsed-query.ts';

/** Owners who hear of one request at most. */
export const maxOwners = 20;

/** Listings that are looked at, the newest first, so that a request is never an unbounded search. */
const lookedAt = 20_000;

/** A listing must be at least this like the words of the request, of 1, in its area, city or address. */
const alike = { area: 0.5, city: 0.6, address: 0.6 };

/** What listings of a category are: kinds by name, those that fit best, and rooms. */
const wanted: Record<RequestCategory, { types: string; best: string; fewest: number; most: number }> = {
  student_accommodation: { types: 'student|hostel|room', best: 'student|hostel', fewest: 0, most: 32767 },
  rooms: { types: 'room|cottage|apartment|flat', best: 'room', fewest: 0, most: 2 },
  full_house: { types: 'house|villa|cottage|bungalow|duplex', best: 'house', fewest: 2, most: 32767 },
};

/** Amenities of listings by those that a request can name; the parking is counted. TelOne provides telephone and internet lines. */
const amenityOf = new Map<string, Amenity>(
  Object.entries({
    water: 'running_water',
    electricity: 'electricity',
    telone: 'internet',
    swimmingPool: 'swimming_pool',
    lawn: 'garden',
  } satisfies Record<Exclude<RequestAmenity, 'garage'>, Amenity>),
);

/** Words that are in most addresses and tell no place. */
const common = /\b(in|at|the|of|or|and|near|around|close|to|city|town|area|street|road|avenue|suburb|zimbabwe)\b/g;

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

/** What a request says beside its category, as the search understands it. */
interface Meant {
  /** Ids of areas that are asked for, of cities and countries, and of what lies beside where "near" will do. */
  areas: number[];
  cities: number[];
  beside: number[];
  /** The highest rent that is said to do. */
  rent: number | null;
  rooms: { min: number; max: number };
  /** The amenities that are asked for: listings that have them come first. */
  amenities: Amenity[];
}

/**
 * Owners with an open listing for rent, made since a moment, that matches, each once with the best of theirs, the
 * best owners first; none who was told of the request. What it says is read as a search is: "2 rooms near VI under
 * $300" means a place by any of its names, rooms and a rent. Places that nobody knows are compared forgivingly:
 * accents, house numbers and misspellings do not matter.
 */
export async function findMatchingOwners(ctx: AppContext, request: Wanted, since = new Date(0)): Promise<Match[]> {
  const kind = wanted[request.category];
  const place = placeWords(request.location);
  const meant = await readRequest(ctx, request);
  const placed = [...meant.areas, ...meant.cities, ...meant.beside];
  if (place === '' && placed.length === 0) return [];
  const garage = request.amenities.includes('garage');
  return ctx.db.$queryRaw<Match[]>`
    WITH cities AS (
      SELECT city FROM (${citiesForRent}) AS listed
      WHERE word_similarity(lower(unaccent(city)), ${place}) >= ${alike.city}
    ), recent AS (
      SELECT id, owner_id, type, area, city, address, num_garage, created_at, amenities,
        place_id = ANY (${meant.areas}::int[]) AS in_area, place_id = ANY (${meant.cities}::int[]) AS in_city,
        place_id = ANY (${meant.beside}::int[]) AS is_beside
      FROM properties
      WHERE listed_as = 'FOR_RENT' AND created_at >= ${since} AND type IN (SELECT name FROM property_types WHERE name ~* ${kind.types})
        AND (type ~* ${kind.best} OR num_room BETWEEN ${kind.fewest}::int AND ${kind.most}::int)
        AND price <= coalesce(${meant.rent}::numeric, 'infinity')
        AND coalesce(num_room BETWEEN ${meant.rooms.min}::int AND ${meant.rooms.max}::int, true)
        AND (city IN (SELECT city FROM cities) OR NOT EXISTS (SELECT FROM cities) OR place_id = ANY (${placed}::int[]))
      ORDER BY created_at DESC, id DESC LIMIT ${lookedAt}
    ), compared AS (
      SELECT *, word_similarity(lower(unaccent(area)), ${place}) AS area_likeness,
        word_similarity(lower(unaccent(city)), ${place}) AS city_likeness,
        word_similarity(${place}, lower(unaccent(address || ' ' || area))) AS address_likeness
      FROM recent
    ), scored AS (
      SELECT id, owner_id, created_at,
        CASE WHEN in_area THEN 2 WHEN area_likeness >= ${alike.area} THEN 2 * area_likeness WHEN is_beside THEN 0.5 ELSE 0 END
        + CASE WHEN in_city THEN 1 WHEN city_likeness >= ${alike.city} THEN city_likeness ELSE 0 END
        + CASE WHEN address_likeness >= ${alike.address} THEN address_likeness ELSE 0 END
        + CASE WHEN type ~* ${kind.best} THEN 0.5 ELSE 0 END
        + CASE WHEN ${garage}::boolean AND num_garage > 0 THEN 0.1 ELSE 0 END
        + 0.3 * (SELECT count(*) FROM unnest(amenities) AS had WHERE had::text = ANY (${meant.amenities}::text[]))
          / greatest(1, cardinality(${meant.amenities}::text[])) AS score
      FROM compared
      WHERE in_area OR in_city OR is_beside
        OR area_likeness >= ${alike.area} OR city_likeness >= ${alike.city} OR address_likeness >= ${alike.address}
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

/** Where and at what rent, from the words of the place; what else is liked, from all words. Details name other places too. */
async function readRequest(ctx: AppContext, { location, details = '', amenities }: Wanted): Promise<Meant> {
  // Amounts are read as rents.
  const [where, what] = await Promise.all([
    readText(ctx, `for rent ${location}`),
    readText(ctx, `for rent ${details}`),
  ]);
  const ids = where.wish.places.flatMap((named) => named.ids);
  const kinds = await ctx.db.place.findMany({ where: { id: { in: ids } }, select: { id: true, kind: true } });
  const areas = kinds.filter(({ kind }) => kind === 'area').map(({ id }) => id);
  const cities = kinds.filter(({ kind }) => kind !== 'area').map(({ id }) => id);
  const [inAreas, inCities, beside] = await Promise.all([
    placesWithin(ctx, areas),
    placesWithin(ctx, cities),
    where.wish.near ? besideThem(ctx, areas) : [],
  ]);
  const { min = 0, max = 32767 } = where.wish.rooms ?? {};
  return {
    areas: inAreas,
    cities: inCities,
    beside,
    rent: highestRent(where.wish) ?? highestRent(what.wish) ?? null,
    rooms: { min, max },
    amenities: [
      ...new Set([
        ...amenities.flatMap((name) => amenityOf.get(name) ?? []),
        ...where.wish.amenities,
        ...what.wish.amenities,
      ]),
    ],
  };
}

/** A bare number may be that of a house; "under 300" and "up to 300 a month" are none. */
function highestRent({ price, priceAbout }: Wish): number | undefined {
  return priceAbout === undefined ? price?.max : undefined;
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
