import { columnOf } from '@africanscity/contracts/listings/field-row';
import { amenitiesOf } from '@africanscity/contracts/listings/stated-amenities';
import { readSize } from '@africanscity/contracts/listings/sizes/size';
import type { Database, Transaction } from '@africanscity/db/client';
import { agencyName, agencySlug } from '../../companies/own-company.ts';
import { amenitiesIn } from '../amenities/amenities-in.ts';
import { keptFields, type StoredFields } from '../core/fields.ts';
import { moveInColumns } from '../core/move-in.ts';
import { createKinds, readTopKinds } from '../core/kinds.ts';
import { ChangedMeanwhile, changeStoredListings, type ListingChange } from './change-listings.ts';
import { ownerName } from './formats/columns.ts';
import {
  addPictures,
  createAgencies,
  createListings,
  createOwners,
  holdOwners,
  nameAgencyOwners,
} from './import.sql.ts';
import type { OwnImport } from './own-import.ts';
import type { PinValues } from '../pins/pin-values.ts';
import type { ListingRow } from './listing-row.ts';

export interface NewListing {
  importKey: string;
  row: ListingRow;
  /** Stored pictures in the order to show them. */
  hashes: string[];
  /** Whether these are all pictures that the row names. */
  hasAll: boolean;
  pin: PinValues & { googleLocation: string | null };
}

const transactionTimeoutMs = 60_000;

export interface Written {
  listings: NewListing[];
  changes: ListingChange[];
  /** The rules of an owner's import; undefined for one of the team. */
  own?: OwnImport | undefined;
  /** Places of the owner's package that the listings take. */
  places?: number;
  /** Hears in the transaction which listings cost less than before. */
  onFallenPrices?: ((tx: Transaction, propertyIds: number[]) => Promise<void>) | undefined;
}

/**
 * Creates and changes listings with their pictures, and creates their owners, types and companies where there are none, in one
 * transaction: all of them or none. New listings whose key exists already stay as they are. Returns the number of new listings.
 */
export async function writeListings(
  db: Database,
  { listings, changes, own, places = 0, onFallenPrices }: Written,
  now: Date,
): Promise<number> {
  const changed = changes.filter((change) => change.changes.length > 0);
  const rows = [...listings, ...changed].map(({ row }) => row);
  return db.$transaction(
    async (tx) => {
      const agencyOf = own ? await holdOwn(tx, own, rows, places) : undefined;
      if (!own) {
        await createKinds(
          tx,
          rows.map(({ type }) => type),
        );
        await holdImportOwners(tx, listings, now);
      }
      const founded = own
        ? []
        : await foundAgencies(tx, [...listings, ...changed.map(({ row }) => ({ importKey: '', row }))], now);
      const topOf = await findTops(tx, rows);
      const columnsFor: ColumnsFor = (row, pin) => ({
        ...columnsOfRow(row, pin, topOf(row)),
        ...(agencyOf && { companyName: null, agencyId: agencyOf(row), isOwn: true }),
      });
      const created = await insertListings(tx, listings, columnsFor, now);
      await changeStoredListings(tx, changes, ({ row, pin }) => columnsFor(row, pin), now);
      await onFallenPrices?.(
        tx,
        changed.filter(costsLess).map(({ listing }) => listing.id),
      );
      if (founded.length > 0) await nameAgencyOwners(tx, founded);
      if (own) await own.refill(tx);
      return created;
    },
    { timeout: transactionTimeoutMs, maxWait: transactionTimeoutMs },
  );
}

function costsLess({ row, listing }: ListingChange): boolean {
  return listing.price.greaterThan(row.priced.price);
}

type ColumnsFor = (row: ListingRow, pin: NewListing['pin']) => object;

/**
 * Holds the account and the package of an owner's import. Returns a function with the agency of a row. Throws ChangedMeanwhile when
 * the places of the package are taken.
 */
async function holdOwn(tx: Transaction, own: OwnImport, rows: ListingRow[], places: number) {
  if (!(await own.lock(tx, places))) throw new ChangedMeanwhile();
  const agencies = new Map<string, number | null>();
  for (const row of rows) {
    const name = companyName(row);
    if (name !== null && !agencies.has(name)) agencies.set(name, await own.agencyOf(tx, row));
  }
  return (row: ListingRow) => agencies.get(companyName(row) ?? '') ?? null;
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
async function foundAgencies(
  tx: Transaction,
  listings: Pick<NewListing, 'importKey' | 'row'>[],
  now: Date,
): Promise<number[]> {
  const given = listings.flatMap(({ importKey, row }) => {
    const name = companyName(row);
    return name === null ? [] : [{ importKey, name, slug: agencySlug(name) }];
  });
  if (given.length === 0) return [];
  return (await createAgencies(tx, JSON.stringify(given), now)).map(({ id }) => id);
}

type TopOf = (row: ListingRow) => string | undefined;

/** Returns a function with the widest kind of a row's type. */
async function findTops(tx: Transaction, rows: ListingRow[]): Promise<TopOf> {
  const types = [...new Set(rows.map(({ type }) => type))];
  const tops = new Map([...(await readTopKinds(tx, types))].map(([type, top]) => [type.toLowerCase(), top]));
  return ({ type }) => tops.get(type.toLowerCase());
}

async function insertListings(
  tx: Transaction,
  listings: NewListing[],
  columnsFor: ColumnsFor,
  now: Date,
): Promise<number> {
  if (listings.length === 0) return 0;
  const given = listings.map(({ importKey, row, hashes, hasAll, pin }, place) => ({
    ...columnsFor(row, pin),
    importKey,
    place,
    pictures: hashes,
    pictureNames: hasAll ? row.pictures : null,
    pictureHashes: hashes,
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

function columnsOfRow(row: ListingRow, pin: NewListing['pin'], top: string | undefined) {
  return {
    ...row,
    ...row.priced,
    pictures: undefined,
    googleLocation: pin.googleLocation,
    pinLatitude: pin.pinLatitude,
    pinLongitude: pin.pinLongitude,
    pinCountries: pin.pinCountries,
    companyName: companyName(row),
    sizeSquareMeters: readSize(row.size),
    ...factsOf(row, top),
    ...moveInColumns({ ...row.priced, status: row.status }, row),
  };
}

function factsOf(row: ListingRow, top: string | undefined) {
  const kept = keptFields(row, top);
  return { amenities: amenitiesOf(kept, amenitiesIn(row.description)), fields: columnsOf(kept) };
}

/** The company that a row names, as agencies are named; null for a person's listing. */
function companyName(row: Pick<ListingRow, 'role' | 'stateName'>): string | null {
  return row.role === 'REAL_ESTATE' ? agencyName(row.stateName ?? '') || null : null;
}

function columnsOf(fields: Partial<StoredFields>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [columnOf(name), value]));
}
