import * as texts from '@africanscity/messages/listings';
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
  | { fault: () => string; kind: 'text' | 'unset' | 'link' };

export const coordinateFaults = {
  unreadable: texts.coordinatesUnreadable,
  range: texts.coordinatesOutOfRange,
  unset: texts.coordinatesUnset,
  shortLink: texts.shortMapLink,
  emptyLink: texts.emptyMapLink,
  words: texts.whatThreeWords,
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
