import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import { oncePerRequest } from '../../../once-per-request.ts';
import { findPlacesBeside, findPlacesMeant, findPlacesWithin } from './places.sql.ts';

type Context = Pick<AppContext, 'pool'>;

/** Returns the ids of all places in some places, themselves among them. */
export async function placesWithin(ctx: Context, ids: number[]): Promise<number[]> {
  const [row] = await findPlacesWithin(ctx.pool, ids);
  return row?.ids ?? [];
}

/**
 * Returns the areas beside areas, the nearest first: at most twelve, with centres at most eight kilometres away. Cities and
 * countries have none.
 */
export async function placesBeside(ctx: Context, ids: number[]): Promise<{ id: number; kilometres: number }[]> {
  return findPlacesBeside(ctx.pool, ids);
}

/** Ids of all places in the places of a filter, and in the cities of these. */
export interface PlacesMeant {
  within: number[];
  inCities: number[];
}

/** Resolves the slugs of a filter, with the places beside them if it asks for these; null without slugs. */
export async function placesMeant(
  ctx: Pick<AppContext, 'pool' | 'memo'>,
  { place, nearby = false }: Pick<ListingFilter, 'place' | 'nearby'>,
): Promise<PlacesMeant | null> {
  if (place === undefined) return null;
  return oncePerRequest(ctx, `places ${nearby} ${place.join(',')}`, async () => {
    const [row] = await findPlacesMeant(ctx.pool, place, nearby);
    return row!;
  });
}
