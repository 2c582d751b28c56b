import { Prisma } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../../context.ts';
import { runSearch } from '../run-search.ts';

/** Open listings by type, in the order in which types are offered; types without any are left out. */
export async function getPropertiesCounts(ctx: RequestContext): Promise<{ propertyType: string; count: number }[]> {
  return runSearch(ctx, countByType, []);
}

const countByType = `
  SELECT name AS "propertyType", listings AS count
  FROM listing_counts JOIN property_types ON name = type
  WHERE scope = 'OPEN' AND level = 1
  ORDER BY position, name`;

/** Open listings by city, the city with the most first; listings that name none are left out. */
export async function getPropertiesCities(ctx: RequestContext): Promise<{ city: string; count: number }[]> {
  return runSearch(ctx, countByCity, []);
}

const countByCity = `
  SELECT city, listings AS count FROM listing_counts
  WHERE scope = 'OPEN' AND level = 2 AND city <> ''
  ORDER BY count DESC, city`;

/** Listed listings by status, the status with the most first. */
export async function countByStatus(ctx: RequestContext): Promise<{ name: string; count: number }[]> {
  return runSearch(ctx, countOfStatuses, []);
}

const countOfStatuses = `
  SELECT scope AS name, listings AS count FROM listing_counts
  WHERE scope <> 'OPEN' AND level = 0
  ORDER BY count DESC, name`;

/** The cities that have listings for rent, as a query with one column, `city`. */
export const citiesForRent = Prisma.raw(`SELECT city FROM listing_counts WHERE scope = 'FOR_RENT' AND level = 2`);
