import { join } from 'node:path';
import type { Listing } from './facts.ts';
import { readTable } from './read-table.ts';

/** The file of the written listings, for `listings:import`. */
export const writtenListingsFile = join(import.meta.dirname, 'listings.csv');

/** The listings of a file for `listings:import`. */
export function readListings(file: string): Listing[] {
  return readTable(file).map(readListing);
}

/** The written listings with their amenities. Throws an Error for a listing without a row in `listing-facts.csv`. */
export function readWrittenListings(): Listing[] {
  const rows = readTable(join(import.meta.dirname, 'listing-facts.csv'));
  const amenities = new Map(rows.map(({ reference = '', amenities = '' }) => [reference, amenities]));
  return readTable(writtenListingsFile).map((row) => {
    const names = amenities.get(row.reference ?? '');
    if (names === undefined) throw new Error(`listing-facts.csv has no row for ${row.reference}.`);
    return { ...readListing(row), amenities: new Set(names.split(' ').filter(Boolean)) };
  });
}

function readListing(row: Record<string, string>): Listing {
  const { status = '', type = '', address = '', area = '', city = '', country = '', price, description = '' } = row;
  return {
    status,
    type,
    address,
    area,
    city,
    country,
    price: Number(price),
    numRoom: readCount(row.numRoom),
    numBathroom: readCount(row.numBathroom),
    numGarage: readCount(row.numGarage),
    description,
  };
}

function readCount(text: string | undefined): number | null {
  return text ? Number(text) : null;
}
