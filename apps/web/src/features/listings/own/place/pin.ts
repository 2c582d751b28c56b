import * as texts from '@africanscity/messages/listings';
import { readCoordinates } from '@africanscity/contracts/listings/coordinates/coordinates';
import { type Coordinates, writeCoordinates } from '@africanscity/contracts/listings/coordinates/point';
import { africa } from '../../map/map-address.ts';

/** Returns the point of a location; null without one, and for a short Plus Code, which only the server can resolve. */
export function readPin(location: string): Coordinates | null {
  const reading = location.trim() ? readCoordinates(location) : null;
  return reading && 'point' in reading ? reading.point : null;
}

/** Returns why a location has no point, for its field; undefined if it has one or is blank. */
export function pinFault(location: string): string | undefined {
  const reading = location.trim() ? readCoordinates(location) : null;
  return reading && 'fault' in reading ? sentence(reading.fault()) : undefined;
}

/** Turns the API's "cannot be read" into a sentence. */
export function sentence(fault: string): string {
  return /^(?:is|cannot|has)\b/.test(fault) ? texts.thisFault({ fault }) : texts.placeFault({ fault });
}

/** Formats a point, precise to about a metre. */
export function writePin({ latitude, longitude }: Coordinates): string {
  return writeCoordinates({ latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) });
}

/** Maximum characters of a location. */
const longest = 500;

/**
 * Shortens a pasted text that would not fit: joins lines with spaces, which a single-line field would drop, and keeps
 * only the point of a longer link. Null for a text that fits.
 */
export function fitPasted(text: string): string | null {
  const line = text.trim().replace(/\s*[\r\n\t]+\s*/g, ' ');
  if (line.length <= longest) return line === text.trim() ? null : line;
  const point = readPin(line);
  return point ? writePin(point) : null;
}

/** Returns whether the site's maps cover a point. */
export function isOnMap({ latitude, longitude }: Coordinates): boolean {
  const { south, north, west, east } = africa;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
