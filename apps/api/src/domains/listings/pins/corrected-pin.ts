import type { Coordinates } from '@africanscity/contracts/listings/coordinates/point';
import { countriesAt } from '../../../kernel/countries-at.ts';

/**
 * Returns the point that a user probably meant by one outside their country: the same numbers in the other order, with
 * another sign, or both, if that is in the country. Of several, the one nearest to the place of the listing; null for none.
 */
export function correctedPin(
  { latitude, longitude }: Coordinates,
  country: string,
  near: Coordinates | null,
): Coordinates | null {
  const orders = [
    { latitude, longitude },
    { latitude: longitude, longitude: latitude },
  ];
  const candidates = orders
    .flatMap((point) =>
      [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ].map(([north, east]) => ({
        latitude: point.latitude * north! + 0,
        longitude: point.longitude * east! + 0,
      })),
    )
    .filter((point) => Math.abs(point.latitude) <= 90 && countriesAt(point).includes(country));
  if (!near) return candidates[0] ?? null;
  const distance = (point: Coordinates) =>
    Math.hypot(
      point.latitude - near.latitude,
      (point.longitude - near.longitude) * Math.cos((near.latitude * Math.PI) / 180),
    );
  return candidates.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** Returns whether a pin is far from a place, but near it with swapped numbers or other signs: `is_mirrored` of SQL. */
export function isMirrored(point: Coordinates, place: Coordinates): boolean {
  const [north, east] = [Math.abs(place.latitude), Math.abs(place.longitude)];
  const [one, other] = [Math.abs(point.latitude), Math.abs(point.longitude)];
  const given = Math.max(Math.abs(point.latitude - place.latitude), Math.abs(point.longitude - place.longitude));
  const mirrored = Math.min(
    Math.max(Math.abs(one - north), Math.abs(other - east)),
    Math.max(Math.abs(other - north), Math.abs(one - east)),
  );
  return given > 0.5 && mirrored < given / 4;
}
