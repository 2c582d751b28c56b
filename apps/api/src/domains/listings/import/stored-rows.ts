import { hashOfPicture } from '../core/exported.ts';
import { readTopKinds } from '../core/kinds.ts';
import type { ListingChange } from './change-listings.ts';
import type { BatchTools } from './import-batch.ts';
import type { KnownRows, StoredListing } from './known-listings.ts';
import type { TakenPicture } from './picture-intake.ts';
import { compareRow } from './row-difference.ts';
import { readRowPins } from './row-pins.ts';

/** A row with its listing, before its pictures are read. */
export interface PossibleChange extends Omit<ListingChange, 'hashes' | 'pictureNames' | 'isWritten'> {
  /** Whether the file names other pictures than those that the listing was imported with. */
  hasNewPictures: boolean;
  /** Pictures of the listing that the row names as exports do. */
  ownPictures: Map<string, TakenPicture>;
}

/** Compares rows with their listings. Refuses a row whose location cannot be read. */
export async function findChanges(tools: BatchTools, stored: KnownRows['stored']): Promise<PossibleChange[]> {
  if (stored.length === 0) return [];
  const types = [...new Set(stored.map(({ candidate }) => candidate.row.type))];
  const tops = new Map([...(await readTopKinds(tools.db, types))].map(([type, top]) => [type.toLowerCase(), top]));
  const relocated = stored.filter(
    ({ candidate: { row, absent }, listing }) =>
      !absent.has('googleLocation') && row.googleLocation !== listing.googleLocation,
  );
  const { pins, read } = await readRowPins(
    tools,
    relocated.map(({ candidate }) => candidate),
  );
  const unread = new Set(relocated.map(({ candidate }) => candidate).filter((candidate) => !read.includes(candidate)));
  return stored.flatMap(({ candidate, listing }) => {
    if (unread.has(candidate)) return [];
    const given = pins.get(candidate.importKey);
    const pin = given && !isSamePoint(given, listing) ? given : listing;
    const top = tops.get(candidate.row.type.toLowerCase());
    const { row, changes } = compareRow(candidate, listing, { top, googleLocation: pin.googleLocation });
    const { pictureNames } = listing.imported ?? { pictureNames: null };
    const names = row.pictures;
    const shown = new Set(listing.pictures.map(({ hash }) => hash));
    const ownPictures = new Map(
      names.flatMap((name) => {
        const hash = hashOfPicture(name);
        return hash !== undefined && shown.has(hash) ? [[name, { hash }] as const] : [];
      }),
    );
    const hasNewPictures = names.length > 0 && JSON.stringify(names) !== JSON.stringify(pictureNames);
    return [{ line: candidate.line, listing, row, changes, pin, hasNewPictures, ownPictures }];
  });
}

type Point = Pick<StoredListing, 'pinLatitude' | 'pinLongitude'>;

/** Whether two pins are the same point, which may be written in several ways. */
function isSamePoint(one: Point, other: Point): boolean {
  return one.pinLatitude !== null && one.pinLatitude === other.pinLatitude && one.pinLongitude === other.pinLongitude;
}

/** Names of the pictures to read for a change. */
export function wantedPictures({ hasNewPictures, ownPictures, row }: PossibleChange): string[] {
  return hasNewPictures ? row.pictures.filter((name) => !ownPictures.has(name)) : [];
}

/**
 * Adds the pictures of the row to a change; null where the row names the same as before. A row of which no picture was found
 * leaves the pictures of the listing as they are.
 */
export function withNewPictures(
  { ownPictures, ...change }: PossibleChange,
  pictures: { hashes: string[]; hasAll: boolean } | null,
): ListingChange {
  const before = change.listing.pictures.map(({ hash }) => hash);
  const hashes = pictures && pictures.hashes.length > 0 ? pictures.hashes : null;
  const isOther = hashes !== null && JSON.stringify(hashes) !== JSON.stringify(before);
  const changes = isOther
    ? [...change.changes, { column: 'pictures', before: String(before.length), after: String(hashes.length) }]
    : change.changes;
  // Names of an export say which pictures the listing has: there is nothing to remember.
  const isExport = ownPictures.size === change.row.pictures.length;
  const pictureNames = pictures?.hasAll && !isExport ? change.row.pictures : null;
  return {
    ...change,
    changes,
    hashes: isOther ? hashes : null,
    pictureNames,
    isWritten: changes.length > 0 || pictureNames !== null,
  };
}
