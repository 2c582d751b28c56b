import { isKeptWithoutPoint, readCoordinates } from '@africanscity/contracts/listings/coordinates/coordinates';
import { type Coordinates, writeCoordinates } from '@africanscity/contracts/listings/coordinates/point';
import { resolveShortCode } from '@africanscity/contracts/listings/coordinates/plus-codes';
import type { Database } from '@africanscity/db/client';
import { findNamedPlace, placeTextsOf, type PlaceTexts } from './named-place.ts';
import { type PinValues, pinAt } from './pin-values.ts';

/** The point of a location text, or the reason why it has none, and whether the text is stored anyway. */
type PinReading = { point: Coordinates } | { fault: string; isKept: boolean };

const unknownTown =
  'is a short Plus Code without a known town: write the town behind it, such as "52F3+8G Harare", or the full code';

/** Reads a location. A short Plus Code is the one nearest to the town that it names, or to the place of the listing. */
export async function readLocation(
  db: Pick<Database, '$queryRaw'>,
  location: string,
  listing: PlaceTexts,
): Promise<PinReading> {
  const reading = readCoordinates(location);
  if ('point' in reading) return reading;
  if ('fault' in reading) return { fault: reading.fault(), isKept: isKeptWithoutPoint(location, reading) };
  const place = await findNamedPlace(db, placeTextsOf(reading.town, listing));
  return place?.centre
    ? { point: resolveShortCode(reading.shortCode, place.centre) }
    : { fault: unknownTown, isKept: false };
}

/** Returns the columns of a location text, or its fault. */
export async function readPin(
  db: Pick<Database, '$queryRaw'>,
  location: string | null,
  listing: PlaceTexts,
): Promise<(PinValues & { googleLocation: string | null }) | { fault: string }> {
  if (location === null) return { googleLocation: null, ...pinAt(null) };
  const read = await readLocation(db, location, listing);
  if ('fault' in read) return read.isKept ? { googleLocation: location, ...pinAt(null) } : read;
  const googleLocation = isKnownToClients(location) ? location : writeCoordinates(read.point);
  return { googleLocation, ...pinAt(read.point) };
}

/** Clients show two numbers and https links; every other form is converted to numbers. */
function isKnownToClients(location: string): boolean {
  return /^-?\d{1,2}(?:\.\d+)?\s*,\s*-?\d{1,3}(?:\.\d+)?$/.test(location) || /^https:\/\/[^\s<>"]+$/i.test(location);
}
