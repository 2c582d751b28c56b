import { withCommas } from '@africanscity/messages/formats';
import type { PlaceRow } from '@africanscity/contracts/administration/places';

type Named = Pick<PlaceRow, 'name' | 'within'>;

/** Returns the name of a place with its parents: "Avondale, Harare, Zimbabwe". */
export function placeTitle({ name, within }: Named): string {
  return withCommas([name, within]);
}

/** Returns the name of a place, with its parents where another place is called the same. */
export function nameBeside(place: Named, other: Named): string {
  return place.name === other.name ? placeTitle(place) : place.name;
}

/** Returns the country of a place, the widest of its parents; null for a country. */
export function countryOf({ within }: Named): string | null {
  return within.split(/[,،] /).at(-1) || null;
}
