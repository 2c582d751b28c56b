/** A point on Earth in decimal degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/**
 * What a text says about a point: the point; a short Plus Code, which needs a town near it ('' when it names none); or
 * why there is no point. `unset` is 0,0, which maps give while no place is chosen; `link` is an https link without a point.
 */
export type CoordinatesReading =
  | { point: Coordinates }
  | { shortCode: string; town: string }
  | { fault: string; kind: 'text' | 'unset' | 'link' };

export const coordinateFaults = {
  unreadable:
    'cannot be read: write the latitude and the longitude, such as -17.8292, 31.0522, or paste a link from a map',
  range: 'must have a latitude from -90 to 90, which comes first, and a longitude from -180 to 180',
  unset: 'must not be 0, 0: maps give that while no place is chosen',
  shortLink:
    'is a short link, which does not hold the place: open it, then copy the long link from the address bar, or the coordinates',
  emptyLink: 'is a link without coordinates: choose the place on the map, then copy its link again, or the coordinates',
  words: 'is a what3words address, which only what3words can read: copy the coordinates from its page',
} as const;

/** The point if it is on Earth, and not the one that stands for none. */
export function checkedPoint(latitude: number, longitude: number): CoordinatesReading {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return { fault: coordinateFaults.range, kind: 'text' };
  if (latitude === 0 && longitude === 0) return { fault: coordinateFaults.unset, kind: 'unset' };
  return { point: { latitude, longitude } };
}

/** Coordinates as every client reads them, to about a tenth of a metre. */
export function writeCoordinates({ latitude, longitude }: Coordinates): string {
  return [latitude, longitude].map((degrees) => String(Number(degrees.toFixed(6)))).join(',');
}
