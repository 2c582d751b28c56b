import { readCoordinates } from '@africanscity/contracts/listings/coordinates/coordinates';
import { type Coordinates, writeCoordinates } from '@africanscity/contracts/listings/coordinates/point';
import { africa } from '../map/map-address.ts';

/** The point that a location names; null for one without, and for a short Plus Code, which the server reads. */
export function readPin(location: string): Coordinates | null {
  const reading = location.trim() ? readCoordinates(location) : null;
  return reading && 'point' in reading ? reading.point : null;
}

/** Why a location names no point, as a sentence to be shown at its field; undefined when it does, or is blank. */
export function pinFault(location: string): string | undefined {
  const reading = location.trim() ? readCoordinates(location) : null;
  return reading && 'fault' in reading ? sentence(reading.fault) : undefined;
}

/** A fault that the API names without its field: "cannot be read" becomes "This cannot be read". */
export function sentence(fault: string): string {
  return /^(?:is|cannot|has)\b/.test(fault) ? `This ${fault}.` : `The place ${fault}.`;
}

/** A point as it is stored, to about a metre. */
export function writePin({ latitude, longitude }: Coordinates): string {
  return writeCoordinates({ latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) });
}

/** Characters that a listing keeps of a location. */
const longest = 500;

/**
 * What is put into the field instead of a pasted text that would not fit: lines with spaces between them, which a field of
 * one line joins without any, and the point of a longer link. Null for a text that fits as it is.
 */
export function fitPasted(text: string): string | null {
  const line = text.trim().replace(/\s*[\r\n\t]+\s*/g, ' ');
  if (line.length <= longest) return line === text.trim() ? null : line;
  const point = readPin(line);
  return point ? writePin(point) : null;
}

/** Whether maps of this site show a point. */
export function isOnMap({ latitude, longitude }: Coordinates): boolean {
  const { south, north, west, east } = africa;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
