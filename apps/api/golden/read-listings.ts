import { join } from 'node:path';
import { periodsInYear } from '@africanscity/contracts/listings/periods-in-year';
import type { Listing } from './facts.ts';
import { readRates } from './rates.ts';
import { readTable } from './read-table.ts';

/** The files of the written listings, for `listings:import`. */
export const writtenListingsFiles = ['listings.csv', 'listings-with-costs.csv'].map((name) =>
  join(import.meta.dirname, name),
);

/** The listings of a file for `listings:import`. */
export function readListings(file: string): Listing[] {
  return readTable(file).map(readListing);
}

/** The written listings with their amenities. Throws an Error for a listing without a row in `listing-facts.csv`. */
export function readWrittenListings(): Listing[] {
  const rows = readTable(join(import.meta.dirname, 'listing-facts.csv'));
  const amenities = new Map(rows.map(({ reference = '', amenities = '' }) => [reference, amenities]));
  return writtenListingsFiles.flatMap(readTable).map((row) => {
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
    price: dollarsOf(Number(price), row),
    ...readMoveIn(row.moveIn),
    numRoom: readCount(row.numRoom),
    numBathroom: readCount(row.numBathroom),
    numGarage: readCount(row.numGarage),
    description,
  };
}

/** A rent is for a month. */
function dollarsOf(amount: number, { currency, period }: Record<string, string>): number {
  const perYear = period ? periodsInYear[period as keyof typeof periodsInYear] : periodsInYear.month;
  return (amount / rateOf(currency || 'USD')) * (perYear / periodsInYear.month);
}

/** Reads "2360000 NGN". */
function readMoveIn(text: string | undefined): Pick<Listing, 'moveIn'> {
  const [amount, currency = ''] = text?.split(' ') ?? [];
  return amount ? { moveIn: Number(amount) / rateOf(currency) } : {};
}

function rateOf(currency: string): number {
  const rate = readRates().get(currency);
  if (rate === undefined) throw new Error(`"${currency}" is no currency of rates.csv.`);
  return rate;
}

function readCount(text: string | undefined): number | null {
  return text ? Number(text) : null;
}
