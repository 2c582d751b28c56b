import * as texts from '@africanscity/messages/listings';
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

/** Reads the pins of rows. Refuses a row whose location cannot be read, and notes each pin that is doubted. */
export async function readRowPins({ db, refuse, doubted }: BatchTools, rows: Candidate[]): Promise<RowPins> {
  const pins: RowPins['pins'] = new Map();
  const read: Candidate[] = [];
  // Many rows of a batch are in one place.
  const places = new Map<string, ReturnType<typeof findNamedPlace>>();
  const placeOf = ({ area, city, country }: Row) => {
    const key = JSON.stringify([area, city, country]);
    const place = places.get(key) ?? findNamedPlace(db, { area, city, country });
    places.set(key, place);
    return place;
  };
  for (const candidate of rows) {
    const { line, row, importKey } = candidate;
    const pin = await readPin(db, row.googleLocation, row);
    if ('fault' in pin) {
      refuse(line, [{ column: 'googleLocation', reason: pin.fault }]);
      continue;
    }
    pins.set(importKey, pin);
    read.push(candidate);
    const note = await noteOf(pin, row, placeOf);
    if (note) doubted(line, note);
  }
  return { pins, read };
}

type Row = Candidate['row'];

async function noteOf(
  { pinLatitude, pinLongitude }: NewListing['pin'],
  row: Row,
  placeOf: (row: Row) => ReturnType<typeof findNamedPlace>,
): Promise<string | undefined> {
  if (pinLatitude === null || pinLongitude === null) return undefined;
  const place = await placeOf(row);
  const point = { latitude: pinLatitude, longitude: pinLongitude };
  const { doubt, pinCountry, listingCountry, corrected } = judgePin(point, row.country, place?.centre ?? null);
  if (!doubt) return undefined;
  const notes = {
    country: () => texts.pinInOtherCountry({ pin: pinCountry ?? '', country: listingCountry ?? '' }),
    sea: () => texts.pinInSea({ country: listingCountry ?? '' }),
    place: () => texts.pinFarFrom({ place: row.area || row.city }),
  };
  const meant = corrected ? [texts.pinMeant({ coordinates: writeCoordinates(corrected) })] : [];
  return [notes[doubt](), ...meant].join(' ');
}
