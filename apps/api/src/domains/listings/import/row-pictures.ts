import { maxPicturesPerListing } from '@africanscity/contracts/listings/values';
import { hashOfPicture } from '../core/exported.ts';
import type { StoredListing } from './known-listings.ts';
import { isPictureAddress } from './picture-address.ts';
import type { TakenPicture } from './picture-intake.ts';
import type { FieldChange } from './row-difference.ts';

/** The pictures of a row beside those of its listing, before any is taken. */
export interface RowPictures {
  names: string[];
  /** Whether the file names other pictures than those that the listing was imported with. */
  hasNewPictures: boolean;
  /** Pictures of the listing that the row names as exports do. */
  ownPictures: Map<string, TakenPicture>;
  /** Pictures that addresses of the row gave in an earlier import, and that the listing still shows. */
  fromAddresses: Map<string, string>;
}

export interface PictureChange {
  /** Empty where the pictures stay. */
  changes: FieldChange[];
  /** The pictures that replace the present ones; null where these stay. */
  hashes: string[] | null;
  /** Names to remember, and the picture of each; null where the remembered ones stay. */
  remembered: { pictureNames: string[]; pictureHashes: string[] } | null;
}

export function comparePictures(names: string[], { pictures, imported }: StoredListing): RowPictures {
  const shown = new Set(pictures.map(({ hash }) => hash));
  const hasNewPictures = names.length > 0 && JSON.stringify(names) !== JSON.stringify(imported?.pictureNames ?? null);
  const isShown = (hash: string | undefined): hash is string => hash !== undefined && shown.has(hash);
  const ownPictures = new Map<string, TakenPicture>();
  const fromAddresses = new Map<string, string>();
  for (const [at, name] of names.entries()) {
    const own = hashOfPicture(name);
    const earlier = imported?.pictureHashes[at];
    if (isShown(own)) ownPictures.set(name, { hash: own });
    else if (!hasNewPictures && isPictureAddress(name) && isShown(earlier)) fromAddresses.set(name, earlier);
  }
  return { names, hasNewPictures, ownPictures, fromAddresses };
}

/** Names of the pictures to take: new ones, and addresses under which another picture may be now. */
export function wantedPictures({ names, hasNewPictures, ownPictures, fromAddresses }: RowPictures): string[] {
  return hasNewPictures ? names.filter((name) => !ownPictures.has(name)) : [...fromAddresses.keys()];
}

/**
 * Returns the change to the pictures that a row newly names. A row of which no picture was found leaves the pictures of the listing
 * as they are. So does a row with an address that failed, but for those that it adds before them.
 */
export function newPictures(
  { pictures: stored }: StoredListing,
  { names, ownPictures }: RowPictures,
  { hashes, hasAll }: { hashes: string[]; hasAll: boolean },
): PictureChange {
  const before = stored.map(({ hash }) => hash);
  const keepsOthers = !hasAll && names.some(isPictureAddress);
  const after = keepsOthers ? [...new Set([...hashes, ...before])].slice(0, maxPicturesPerListing) : hashes;
  // Names of an export say which pictures the listing has: there is nothing to remember.
  const isExport = ownPictures.size === names.length;
  return {
    ...changeOf(before, hashes.length > 0 ? after : before),
    remembered: hasAll && !isExport ? { pictureNames: names, pictureHashes: hashes } : null,
  };
}

/** Returns the change to pictures that were replaced under their addresses. What its owner removed from a listing stays removed. */
export function replacedPictures(
  { pictures, imported }: StoredListing,
  { names, fromAddresses }: RowPictures,
  taken: Map<string, TakenPicture>,
): PictureChange {
  const before = pictures.map(({ hash }) => hash);
  const after = [...before];
  const pictureHashes = [...(imported?.pictureHashes ?? [])];
  for (const [at, name] of names.entries()) {
    const earlier = fromAddresses.get(name);
    const now = taken.get(name);
    if (earlier === undefined || !now || !('hash' in now) || now.isToFetch || now.hash === earlier) continue;
    pictureHashes[at] = now.hash;
    const place = after.indexOf(earlier);
    if (place >= 0) after[place] = now.hash;
  }
  const change = changeOf(before, after);
  return { ...change, remembered: change.hashes && { pictureNames: names, pictureHashes } };
}

function changeOf(before: string[], after: string[]): Pick<PictureChange, 'changes' | 'hashes'> {
  if (JSON.stringify(before) === JSON.stringify(after)) return { changes: [], hashes: null };
  return {
    changes: [{ column: 'pictures', before: String(before.length), after: String(after.length) }],
    hashes: after,
  };
}
