import { writeCoordinates } from '@africanscity/contracts/listings/coordinates/point';
import { judgePin } from '../pins/check-pin.ts';
import { findNamedPlace } from '../pins/named-place.ts';
import { readPin } from '../pins/read-pin.ts';
import type { BatchTools } from './import-batch.ts';
import type { Candidate } from './candidate-batches.ts';
import type { NewListing } from './write-listings.ts';

interface RowPins {
  /** By the import keys of the rows. */
  pins: Map<string, NewListing['pin']>;
  /** The rows whose locations could be read. */
  read: Candidate[];
}

/** Reads the pins of rows. Refuses a row whose location cannot be read, and notes each pin outside the country of its row. */
export async function readRowPins({ db, refuse, doubted }: BatchTools, rows: Candidate[]): Promise<RowPins> {
  const pins: RowPins['pins'] = new Map();
  const read: Candidate[] = [];
  for (const candidate of rows) {
    const { line, row, importKey } = candidate;
    const pin = await readPin(db, row.googleLocation, row);
    if ('fault' in pin) {
      refuse(line, [{ column: 'googleLocation', reason: pin.fault }]);
      continue;
    }
    pins.set(importKey, pin);
    read.push(candidate);
    if (pin.pinLatitude !== null && pin.pinLongitude !== null && !pin.pinCountries.includes(row.country))
      doubted(line, await doubtOf(db, { latitude: pin.pinLatitude, longitude: pin.pinLongitude }, row));
  }
  return { pins, read };
}

async function doubtOf(
  db: BatchTools['db'],
  point: { latitude: number; longitude: number },
  row: Candidate['row'],
): Promise<string> {
  const place = await findNamedPlace(db, row);
  const { pinCountry, listingCountry, corrected } = judgePin(point, row.country, place?.centre ?? null);
  const where = pinCountry ? `in ${pinCountry}` : 'in the sea';
  const remedy = corrected ? ` Is it ${writeCoordinates(corrected)}?` : '';
  return `is ${where}, not in ${listingCountry}: is it here? The listing is shown at its area or city.${remedy}`;
}
