import { africa } from '../map/map-address.ts';

/** A point on Earth in decimal degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

const pair = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** The point that a stored location is; null for a link, for nothing and for what is none on Earth. */
export function readPin(location: string): Point | null {
  const found = pair.exec(location);
  if (!found) return null;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** A point as it is stored, to about a metre. */
export function writePin({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}

/** Whether maps of this site show a point. */
export function isOnMap({ latitude, longitude }: Point): boolean {
  const { south, north, west, east } = africa;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
