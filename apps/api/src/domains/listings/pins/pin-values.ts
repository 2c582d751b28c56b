import { readCoordinates } from '@africanscity/contracts/listings/coordinates/coordinates';
import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import { countriesAt } from '../../../kernel/countries-at.ts';

/** Columns of a listing that are derived from its googleLocation. */
export interface PinValues {
  pinLatitude: number | null;
  pinLongitude: number | null;
  pinCountries: string[];
}

/** Returns the columns of a pin; of no pin for null. */
export function pinAt(point: Coordinates | null): PinValues {
  if (!point) return { pinLatitude: null, pinLongitude: null, pinCountries: [] };
  return { pinLatitude: point.latitude, pinLongitude: point.longitude, pinCountries: countriesAt(point) };
}

/** Returns the pin of a stored googleLocation; none for a link without coordinates. */
export function pinOf(googleLocation: string | null | undefined): PinValues {
  const reading = googleLocation ? readCoordinates(googleLocation) : null;
  return pinAt(reading && 'point' in reading ? reading.point : null);
}
