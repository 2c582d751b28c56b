import type { Transaction } from '@africanscity/db/client';
import type { PlaceKind } from '@africanscity/db/generated/enums';
import { findLocationTexts } from './places.sql.ts';

/** A row of place_names. */
export interface NameRow {
  placeId: number;
  name: string;
  withinId: number | null;
}

/** Changes of a merge of two places, without listings, as `place_merges` stores them. Times are ISO 8601. */
export interface MergeRecord {
  /** The deleted place. */
  place: {
    kind: PlaceKind;
    country: string;
    parentId: number | null;
    name: string;
    slug: string;
    latitude: number | null;
    longitude: number | null;
    confirmedAt: string | null;
    createdAt: string;
  };
  /** Ids of its direct parts. */
  parts: number[];
  /** Addresses of places that were merged into it before. */
  formerSlugs: string[];
  /** Names of all places that the merge changed. */
  namesBefore: NameRow[];
  namesAfter: NameRow[];
}

export async function namesOf(tx: Transaction, placeIds: number[]): Promise<NameRow[]> {
  return tx.placeName.findMany({
    where: { placeId: { in: placeIds } },
    orderBy: [{ placeId: 'asc' }, { name: 'asc' }, { withinId: 'asc' }],
    select: { placeId: true, name: true, withinId: true },
  });
}

/** Returns the names of the first list that are missing in the second. */
export function namesMissing(names: NameRow[], others: NameRow[]): NameRow[] {
  const keyOf = ({ placeId, name, withinId }: NameRow) => `${placeId} ${withinId} ${name}`;
  const known = new Set(others.map(keyOf));
  return names.filter((row) => !known.has(keyOf(row)));
}

/** Reads listings of a place, each with a digest of its location texts: an owner's edit of them wins over an undo. */
export async function textsOfListings(tx: Transaction, placeId: number): Promise<{ id: number; text: string }[]> {
  return findLocationTexts(tx, placeId);
}
