import { readTopKinds } from '../core/kinds.ts';
import type { ListingChange } from './change-listings.ts';
import type { BatchTools } from './import-batch.ts';
import type { KnownRows, StoredListing } from './known-listings.ts';
import { compareRow, type FieldChange } from './row-difference.ts';
import { comparePictures, type PictureChange, type RowPictures } from './row-pictures.ts';
import { readRowPins } from './row-pins.ts';

/** A row with its listing, before its pictures are read. */
export interface PossibleChange extends Omit<ListingChange, keyof PictureChange | 'isWritten'> {
  changes: FieldChange[];
  pictures: RowPictures;
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
    const pictures = comparePictures(row.pictures, listing);
    return [{ line: candidate.line, listing, row, changes, pin, pictures }];
  });
}

type Point = Pick<StoredListing, 'pinLatitude' | 'pinLongitude'>;

/** Whether two pins are the same point, which may be written in several ways. */
function isSamePoint(one: Point, other: Point): boolean {
  return one.pinLatitude !== null && one.pinLatitude === other.pinLatitude && one.pinLongitude === other.pinLongitude;
}

/** Adds what becomes of its pictures to a change. */
export function withPictureChange(
  change: PossibleChange,
  { changes, hashes, remembered }: PictureChange,
): ListingChange {
  const all = [...change.changes, ...changes];
  return { ...change, changes: all, hashes, remembered, isWritten: all.length > 0 || remembered !== null };
}
