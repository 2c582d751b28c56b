import { placeLine } from '@africanscity/contracts/listings/place-line';
interface Place {
  address: string;
  area: string;
  city: string;
}

/** Joins area and city, without repeating a name. */
export function placeOf({ area, city }: Pick<Place, 'area' | 'city'>): string {
  return placeLine(area, city);
}

/** Returns the address, or '' if it only repeats area and city. */
export function streetOf(place: Place): string {
  const street = place.address.trim();
  return street === placeOf(place) || street === place.area.trim() ? '' : street;
}
