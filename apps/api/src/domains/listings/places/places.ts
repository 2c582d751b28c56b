import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import type { AppContext } from '../../../context.ts';
import { oncePerRequest } from '../../../once-per-request.ts';
import { findPlacesMeant } from './places.sql.ts';

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
