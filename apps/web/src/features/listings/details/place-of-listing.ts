import { isOffered } from '@africanscity/contracts/listings/rental';
import { kindSlug } from '@africanscity/contracts/listings/addresses';
import type { Listing } from '@africanscity/contracts/listings/listings';
import type { RecentPlace } from '../recently-viewed/recent-places.ts';

/** Returns the area or city of an open listing, from the landing pages above it; undefined if only its country has one. */
export function placeOfListing({
  trail,
  type,
  status,
}: Pick<Listing, 'trail' | 'type' | 'status'>): RecentPlace | undefined {
  if (!isOffered(status)) return undefined;
  // The last page above a listing can be of its type.
  const kind = kindSlug(type);
  const [, , ...slugs] = trail.findLast(({ path }) => !path.endsWith(`/${kind}`))?.path.split('/') ?? [];
  const place = slugs.length > 1 ? slugs.at(-1) : undefined;
  return place === undefined ? undefined : { propertyStatus: status, place: decodeURIComponent(place) };
}
