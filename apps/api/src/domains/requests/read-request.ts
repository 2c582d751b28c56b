import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { RequestAmenity } from '@africanscity/contracts/requests/requests';
import type { AppContext } from '../../context.ts';
import { countryNames } from '../../kernel/country-names.ts';
import { findNamedPlaces } from './matching-owners.sql.ts';
import { neighbouringPlaces } from '../listings/search/nearby-places.ts';
import { parseQuery } from '../listings/search/query-parser/parse-query.ts';
import type { Intent } from '../listings/search/query-parser/parsed-query.ts';

/**
 * Amenities of listings by those that a request can name; parking is counted. TelOne provides telephone and internet lines.
 */
const amenityOf = new Map<string, Amenity>(
  Object.entries({
    water: 'running_water',
    electricity: 'electricity',
    telone: 'internet',
    swimmingPool: 'swimming_pool',
    lawn: 'garden',
  } satisfies Record<Exclude<RequestAmenity, 'garage'>, Amenity>),
);

/** Minimum similarity of a city's name and a part of the location, from 0 to 1. */
const cityLikeness = 0.6;

/** Words of most addresses that identify no place. */
const common = /\b(in|at|the|of|or|and|near|around|close|to|city|town|area|street|road|avenue|suburb)\b/g;

interface Described {
  location: string;
  amenities: string[];
  /** In the requester's words. */
  details?: string;
}

/** A request beside its category, as the search parses it. */
export interface ReadRequest {
  /** Ids of all places in the areas that the location names. */
  areas: number[];
  /** Ids of all places in the cities and countries that it names. */
  cities: number[];
  /** Ids of all places beside the areas, with "near". */
  beside: number[];
  /** Ids of the parents of the named places. */
  above: number[];
  /** Ids of excluded places. */
  excluded: number[];
  /** Words of the location, to compare with addresses. */
  words: string;
  /** The highest accepted rent. */
  rent: number | null;
  rooms: { min: number; max: number };
  /** Requested amenities: listings with them come first. */
  amenities: Amenity[];
}

/**
 * Reads places, rooms and rent from the location, and amenities from the location and the details. Details name other places
 * too, so their places do not count.
 */
export async function readRequest(
  ctx: AppContext,
  { location, details = '', amenities }: Described,
): Promise<ReadRequest> {
  // Amounts are read as rents.
  const [where, what] = await Promise.all([
    parseQuery(ctx, `for rent ${location}`),
    parseQuery(ctx, `for rent ${details}`),
  ]);
  const words = addressWords(location);
  const named = where.intent.places.flatMap(({ ids }) => ids);
  const [{ areas, cities, above }, beside] = await Promise.all([
    placesNamed(ctx, named, words),
    where.intent.near ? neighbouringPlaces(ctx, named) : [],
  ]);
  const { min = 0, max = 32767 } = where.intent.rooms ?? {};
  return {
    areas,
    cities,
    beside,
    above,
    excluded: where.intent.excludedPlaces,
    words,
    rent: highestRent(where.intent) ?? highestRent(what.intent) ?? null,
    rooms: { min, max },
    amenities: [
      ...new Set([
        ...amenities.flatMap((name) => amenityOf.get(name) ?? []),
        ...where.intent.amenities,
        ...what.intent.amenities,
      ]),
    ],
  };
}

/**
 * Returns all places in those that a location names. The search takes "Tynwald, Harare" for Tynwald alone; here Harare counts
 * too, because a listing elsewhere in the city is better than none.
 */
async function placesNamed(ctx: AppContext, ids: number[], words: string) {
  const [row] = await findNamedPlaces(ctx.pool, { ids, words, likeness: cityLikeness });
  return row!;
}

/** A bare number may be a house number; "under 300" and "up to 300 a month" are not. */
function highestRent({ price, priceAbout }: Intent): number | undefined {
  return priceAbout === undefined ? price?.max : undefined;
}

/** Returns the words of a location that identify it within a country: no numbers, no accents, none of two letters. */
export function addressWords(location: string): string {
  return location
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(common, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2 && !countryNames.has(word))
    .join(' ');
}
