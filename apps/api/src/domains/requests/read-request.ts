import type { Amenity } from '@africanscity/contracts/listings/amenities';
import type { RequestAmenity } from '@africanscity/contracts/requests/requests';
import type { AppContext } from '../../context.ts';
import { countryNames } from '../../kernel/country-names.ts';
import type { PropertyRequest } from '@africanscity/db/generated/client';
import { findNamedPlaces } from './matching-owners.sql.ts';
import { neighbouringPlaces } from '../listings/search/nearby-places.ts';
import { parseQuery } from '../listings/search/query-parser/parse-query.ts';
import type { Intent } from '../listings/search/query-parser/parsed-query.ts';
import { wantedStatus } from './criteria.ts';
import { findPlacesOfSlugs } from './criteria.sql.ts';

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

interface Described extends Pick<PropertyRequest, 'propertyStatus' | 'budgetAmount' | 'places'> {
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
  /** The highest accepted price in dollars, a month's rent; null with a budget, which has its own condition. */
  rent: number | null;
  rooms: { min: number; max: number };
  /** Requested amenities: listings with them come first. */
  amenities: Amenity[];
}

/**
 * Reads places, rooms and rent from the location, and amenities from the location and the details. Details name other places
 * too, so their places do not count. Chosen places and a stated budget take the place of those in the location.
 */
export async function readRequest(ctx: AppContext, request: Described): Promise<ReadRequest> {
  const { location, details = '', amenities, places, budgetAmount } = request;
  // Amounts are read as rents, or as prices of a sale.
  const status = wantedStatus(request) === 'FOR_SALE' ? 'for sale' : 'for rent';
  const [where, what] = await Promise.all([
    parseQuery(ctx, `${status} ${location}`),
    parseQuery(ctx, `${status} ${details}`),
  ]);
  const words = addressWords(location);
  const named = where.intent.places.flatMap(({ ids }) => ids);
  const [{ areas, cities, above }, beside] = await Promise.all([
    places.length ? placesChosen(ctx, places) : placesNamed(ctx, named, words),
    where.intent.near && !places.length ? neighbouringPlaces(ctx, named) : [],
  ]);
  const { min = 0, max = 32767 } = where.intent.rooms ?? {};
  return {
    areas,
    cities,
    beside,
    above,
    excluded: where.intent.excludedPlaces,
    words,
    rent: budgetAmount === null ? (highestRent(where.intent) ?? highestRent(what.intent) ?? null) : null,
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

/** Returns all places in the chosen ones: none beside or above them. */
async function placesChosen(ctx: AppContext, slugs: string[]) {
  const [row] = await findPlacesOfSlugs(ctx.pool, slugs);
  return { areas: row!.areas, cities: [], above: row!.above };
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
