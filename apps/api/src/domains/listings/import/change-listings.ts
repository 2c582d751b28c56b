import type { Transaction } from '@africanscity/db/client';
import { changeListings, insertPictures, removePictures, savePictureNames } from './import.sql.ts';
import type { StoredListing } from './known-listings.ts';
import type { ListingRow } from './listing-row.ts';
import type { FieldChange } from './row-difference.ts';
import type { PictureChange } from './row-pictures.ts';
import type { NewListing } from './write-listings.ts';

/** A stored listing with the row that describes it. */
export interface ListingChange {
  line: number;
  listing: StoredListing;
  row: ListingRow;
  /** Empty for a listing that stays as it is. */
  changes: FieldChange[];
  pin: NewListing['pin'];
  /** The pictures that replace the present ones; null where these stay. */
  hashes: string[] | null;
  /** Names of pictures to remember, and the picture of each; null where the remembered ones stay. */
  remembered: PictureChange['remembered'];
  isWritten: boolean;
}

/** A user or another import changed a listing after it was compared with its row. */
export class ChangedMeanwhile extends Error {}

/**
 * Changes listings as their rows say: their columns, which `columnsOf` returns, and their pictures.
 * Throws ChangedMeanwhile when a listing has another version than the compared one.
 */
export async function changeStoredListings(
  tx: Transaction,
  changes: ListingChange[],
  columnsOf: (change: ListingChange) => object,
  now: Date,
): Promise<void> {
  const changed = changes.filter((change) => change.changes.length > 0);
  if (changed.length > 0) {
    const given = changed.map((change) => ({
      ...columnsOf(change),
      propertyId: change.listing.id,
      version: change.listing.version,
      ...(change.hashes && { pictures: change.hashes }),
    }));
    const written = await changeListings(tx, JSON.stringify(given), now);
    if (written.length < changed.length) throw new ChangedMeanwhile();
  }
  const pictured = changed.flatMap(({ listing, hashes }) =>
    hashes ? [{ propertyId: listing.id, pictures: hashes }] : [],
  );
  if (pictured.length > 0) {
    const described = await removePictures(
      tx,
      pictured.map(({ propertyId }) => propertyId),
    );
    await insertPictures(tx, JSON.stringify(pictured), JSON.stringify(described), now);
  }
  const named = changes.flatMap(({ listing, remembered }) =>
    remembered ? [{ propertyId: listing.id, ...remembered }] : [],
  );
  if (named.length > 0) await savePictureNames(tx, JSON.stringify(named));
}
