import { columnOf } from '@africanscity/contracts/listings/field-row';
import { amenitiesOf } from '@africanscity/contracts/listings/stated-amenities';
import { readSize } from '@africanscity/contracts/listings/sizes/size';
import type { Database, Transaction } from '@africanscity/db/client';
import { agencyName, agencySlug } from '../../companies/own-company.ts';
import { amenitiesIn } from '../amenities/amenities-in.ts';
import { keptFields, type StoredFields } from '../core/fields.ts';
import { createKinds, readTopKinds } from '../core/kinds.ts';
import { ownerName } from './import-columns.ts';
import {
  addPictures,
  createAgencies,
  createListings,
  createOwners,
  holdOwners,
  nameAgencyOwners,
} from './import.sql.ts';
import type { PinValues } from '../pins/pin-values.ts';
import type { ListingRow } from './listing-row.ts';

export interface NewListing {
  importKey: string;
  row: ListingRow;
  /** Stored pictures in the order to show them. */
  hashes: string[];
  pin: PinValues & { googleLocation: string | null };
}

const transactionTimeoutMs = 60_000;

/**
 * Creates listings with their pictures, and their owners, types and companies where there are none, in one
 * transaction: all of them or none. Those whose key exists already stay as they are. Returns how many
 * are new.
 */
export async function writeListings(db: Database, listings: NewListing[], now: Date): Promise<number> {
  return db.$transaction(
    async (tx) => {
      await createKinds(
        tx,
        listings.map(({ row }) => row.type),
      );
      await holdImportOwners(tx, listings, now);
      const founded = await foundAgencies(tx, listings, now);
      const created = await insertListings(tx, listings, now);
      if (founded.length > 0) await nameAgencyOwners(tx, founded);
      return created;
    },
    { timeout: transactionTimeoutMs, maxWait: transactionTimeoutMs },
  );
}

/** Creates the missing owners, and locks all. An owner whose account is deleted meanwhile is created anew, in the next round. */
async function holdImportOwners(tx: Transaction, listings: NewListing[], now: Date): Promise<void> {
  const emails = [...new Set(listings.map(({ row }) => row.ownerEmail.toLowerCase()))];
  const owners = listings.map(({ row }) => ({ ...ownerName(row.ownerEmail), email: row.ownerEmail, role: row.role }));
  for (let round = 0; round < 5; round += 1) {
    await createOwners(tx, JSON.stringify(owners), now);
    if ((await holdOwners(tx, emails)).length >= emails.length) return;
  }
}

/** Returns the ids of the new agencies. Rows that are already imported create no agency. */
async function foundAgencies(tx: Transaction, listings: NewListing[], now: Date): Promise<number[]> {
  const given = listings.flatMap(({ importKey, row }) => {
    const name = companyName(row);
    return name === null ? [] : [{ importKey, name, slug: agencySlug(name) }];
  });
  if (given.length === 0) return [];
  return (await createAgencies(tx, JSON.stringify(given), now)).map(({ id }) => id);
}

async function insertListings(tx: Transaction, listings: NewListing[], now: Date): Promise<number> {
  const types = listings.map(({ row }) => row.type);
  const tops = new Map([...(await readTopKinds(tx, types))].map(([type, top]) => [type.toLowerCase(), top]));
  const given = listings.map(({ importKey, row, hashes, pin }, place) => ({
    ...row,
    ...row.priced,
    ...pin,
    importKey,
    place,
    companyName: companyName(row),
    pictures: hashes,
    sizeSquareMeters: readSize(row.size),
    ...factsOf(row, tops.get(row.type.toLowerCase())),
  }));
  const [counted] = await createListings(tx, JSON.stringify(given), now);
  return counted?.created ?? 0;
}

/** Adds the pictures of listings that have none. Returns the number of listings that had none until now. */
export async function addMissingPictures(
  db: Database,
  listings: Pick<NewListing, 'importKey' | 'hashes'>[],
  now: Date,
): Promise<number> {
  const given = listings.map(({ importKey, hashes }) => ({ importKey, pictures: hashes }));
  const importKeys = listings.map(({ importKey }) => importKey);
  const [counted] = await addPictures(db, JSON.stringify(given), importKeys, now);
  return counted?.pictured ?? 0;
}

function factsOf(row: ListingRow, top: string | undefined) {
  const kept = keptFields(row, top);
  return { amenities: amenitiesOf(kept, amenitiesIn(row.description)), fields: columnsOf(kept) };
}

/** The company that a row names, as agencies are named; null for a person's listing. */
function companyName(row: ListingRow): string | null {
  return row.role === 'REAL_ESTATE' ? agencyName(row.stateName ?? '') || null : null;
}

function columnsOf(fields: Partial<StoredFields>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [columnOf(name), value]));
}
