import { placeLine } from '@africanscity/contracts/listings/place-line';
interface Place {
  address: string;
  area: string;
  city: string;
}

/** Area and city without saying the same name twice. */
export function placeOf({ area, city }: Pick<Place, 'area' | 'city'>): string {
  return placeLine(area, city);
}

/** The address, or '' when it says no more than area and city do. */
export function streetOf(place: Place): string {
  const street = place.address.trim();
  return street === placeOf(place) || street === place.area.trim() ? '' : street;
}
