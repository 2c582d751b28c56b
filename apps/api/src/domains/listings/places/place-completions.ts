import type { EndpointInput } from '@africanscity/contracts/call';
import type {
  getPlaceAt as placeAt,
  getPlaceCompletions as completions,
} from '@africanscity/contracts/listings/calls/search';
import type { PlaceParts } from '@africanscity/contracts/listings/places';
import type { RequestContext } from '../../../context.ts';
import { findCompletions, findPlaceAt } from './place-completions.sql.ts';

/** Returns areas and cities that a text may be the beginning of, for the form of a listing. Without words there are none. */
export async function getPlaceCompletions(
  ctx: RequestContext,
  { text }: EndpointInput<typeof completions>,
): Promise<PlaceParts[]> {
  return (await findCompletions(ctx.pool, text)) as PlaceParts[];
}

/** Returns the area or city of a point, by the centres of known ones. */
export async function getPlaceAt(
  ctx: RequestContext,
  { latitude, longitude }: EndpointInput<typeof placeAt>,
): Promise<PlaceParts | null> {
  const [place] = (await findPlaceAt(ctx.pool, latitude, longitude)) as PlaceParts[];
  return place ?? null;
}
