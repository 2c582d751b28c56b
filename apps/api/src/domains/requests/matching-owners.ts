import type { PropertyRequest } from '@africanscity/db/generated/client';
import type { RequestCategory } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../context.ts';
import { readRequest } from './read-request.ts';
import { findOwners } from './matching-owners.sql.ts';
import type { CategoryKinds } from './criteria.sql.ts';
import { criteriaOf, type CriteriaColumns } from './criteria.ts';

/** Maximum of owners per request. */
export const maxOwners = 20;

/** Maximum of listings to read, the newest first, so that a request is never an unbounded search. */
const lookedAt = 20_000;

/** Minimum similarity of an address and the words of the location, from 0 to 1. */
const addressLikeness = 0.6;

/** Listings of a category: types by name, the best ones, and rooms. */
export const wantedKinds: Record<RequestCategory, CategoryKinds> = {
  student_accommodation: { types: 'student|hostel|room', best: 'student|hostel', fewest: 0, most: 32767 },
  rooms: { types: 'room|cottage|apartment|flat', best: 'room', fewest: 0, most: 2 },
  full_house: { types: 'house|villa|cottage|bungalow|duplex', best: 'house', fewest: 2, most: 32767 },
};

export interface Match {
  ownerId: number;
  propertyId: number;
}

interface Wanted extends CriteriaColumns, Pick<PropertyRequest, 'places'> {
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
 * Returns owners with a matching open listing since a time, each once with their best listing, the best owners
 * first; none who was informed about the request. Parses the location like a search: "2 rooms near VI under $300" means a
 * place by any of its names, rooms and a rent. Chosen places and criteria count besides. Listings in its places match. Without a known place, and for listings with
 * only a city or country, compares its words with addresses, ignoring accents, house numbers and misspellings.
 */
export async function findMatchingOwners(ctx: AppContext, request: Wanted, since = new Date(0)): Promise<Match[]> {
  const kind = wantedKinds[request.category];
  const read = await readRequest(ctx, request);
  const placed = [...read.areas, ...read.cities, ...read.beside];
  if (read.words === '' && placed.length === 0) return [];
  return findOwners(ctx.db, {
    request,
    kind,
    read,
    criteria: await criteriaOf(ctx, request),
    placed,
    hasGarage: request.amenities.includes('garage'),
    since,
    limits: { addressLikeness, lookedAt, maxOwners },
  });
}
