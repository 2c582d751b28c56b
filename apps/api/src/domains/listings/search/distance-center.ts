import * as texts from '@africanscity/messages/listings';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import { InvalidInput } from '../../../errors.ts';
import type { QueryInterpretation } from './filter-conditions.ts';

/** A point that distances are measured from: coordinates, or the centre of a place, by slug or id. */
export type Center = { latitude: number; longitude: number } | { slug: string } | { id: number };

/** Returns the point that a list by distance starts from: the position or the first place of its filter. Throws InvalidInput without one. */
export function centerOf(filter: ListingFilter, interpretation: QueryInterpretation | null): Center {
  const { latitude, longitude, place } = filter;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (place?.[0] !== undefined) return { slug: place[0] };
  const id = interpretation?.parsed.intent.places[0]?.ids[0];
  if (id !== undefined) return { id };
  throw new InvalidInput([{ field: 'orderBy', defaultMessage: texts.distancesNeedCenter() }]);
}
