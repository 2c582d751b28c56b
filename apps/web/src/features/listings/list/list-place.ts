import { isOffered } from '@africanscity/contracts/listings/rental';
import type { ListingPage } from '@africanscity/contracts/listings/listing-page';
import { type RecentPlace, rememberPlace } from '../recently-viewed/recent-places.ts';
import type { ListQuery } from '../query/list-query.ts';

type Page = Pick<ListingPage, 'reading' | 'totalElements'>;

/** Stores the place of a list as recent, unless the list is empty. */
export function rememberListPlace(query: ListQuery, page: Page): void {
  const place = page.totalElements > 0 && listPlace(query, page.reading);
  if (place) rememberPlace(place);
}

/** Returns the place that a list is of, chosen or else as typed; undefined without one. */
export function listPlace(
  { place, city, propertyStatus }: Partial<ListQuery>,
  reading: ListingPage['reading'],
): RecentPlace | undefined {
  const name = place ? { place } : city ? { city } : typedPlace(reading);
  if (!name) return undefined;
  // The words "to rent" in a text replace the chosen status.
  const isTyped = reading?.parts.some((part) => part.name === 'status');
  return { ...(isOffered(propertyStatus) && !isTyped && { propertyStatus }), ...name };
}

/** Returns the name of the one place of a text that has listings. */
function typedPlace(reading: ListingPage['reading']): RecentPlace | undefined {
  if (!reading || reading.instead || reading.leftOut.includes('place')) return undefined;
  const [first, ...others] = reading.parts.filter(({ name, relation }) => name === 'place' && relation !== 'elsewhere');
  if (!first || others.length > 0 || first.excluded?.length) return undefined;
  const { label, names = [label] } = first;
  return names.length === 1 ? { text: names[0] } : undefined;
}
