import type {
  getPlaceAt as placeAt,
  getPlaceCompletions as completions,
} from '@africanscity/contracts/listings/calls/search';
import type { PlaceParts } from '@africanscity/contracts/listings/places';
import type { Verb } from '../../../verb.ts';
import { findCompletions, findPlaceAt } from './place-completions.sql.ts';

/** Returns areas and cities that a text may be the beginning of, for the form of a listing. Without words there are none. */
export const getPlaceCompletions: Verb<typeof completions> = async (ctx, { text }) => {
  return (await findCompletions(ctx.pool, text)) as PlaceParts[];
};

/** Returns the area or city of a point, by the centres of known ones. */
export const getPlaceAt: Verb<typeof placeAt> = async (ctx, { latitude, longitude }) => {
  const [place] = (await findPlaceAt(ctx.pool, latitude, longitude)) as PlaceParts[];
  return place ?? null;
};
