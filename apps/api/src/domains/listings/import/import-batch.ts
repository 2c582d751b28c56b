import type { Database } from '@africanscity/db/client';
import { isConflict, retryConflicts } from '../../../kernel/conflicts.ts';
import { exportedReference } from '../core/exported.ts';
import type { Candidate } from './candidate-batches.ts';
import { ChangedMeanwhile, type ListingChange } from './change-listings.ts';
import { findKnownRows } from './known-listings.ts';
import type { OwnImport } from './own-import.ts';
import { limitToPlaces } from './own-places.ts';
import type { PictureIntake, TakenPicture } from './picture-intake.ts';
import type { ProgressKeeper } from './progress.ts';
import type { FieldChange } from './row-difference.ts';
import { restoreBatch } from './restored-amounts.ts';
import { readRowPins } from './row-pins.ts';
import { newPictures, replacedPictures, wantedPictures } from './row-pictures.ts';
import { findChanges, type PossibleChange, withPictureChange } from './stored-rows.ts';
import { addMissingPictures, type NewListing, type Written, writeListings } from './write-listings.ts';

export interface BatchTools {
  db: Database;
  clock: () => Date;
  intake: PictureIntake;
  progress: ProgressKeeper;
  dryRun: boolean;
  own: OwnImport | undefined;
  /** Places of the owner's package that a dry run has given away. */
  planned: { places: number };
  signal: AbortSignal | undefined;
  onFallenPrices: Written['onFallenPrices'];
  refuse(line: number, errors: { column: string; reason: string }[]): void;
  /** Reports missing pictures of a row. Returns whether the row is imported without them. */
  missing(line: number, pictures: MissingPicture[]): boolean;
  /** Reports a pin outside the country of its row. */
  doubted(line: number, reason: string): void;
  /** Reports a picture whose file name differs in case, Unicode form or ending. */
  renamed(line: number, name: string, found: string): void;
  /** Reports the changes of a listing. */
  changed(line: number, reference: string, changes: FieldChange[]): void;
}

export interface MissingPicture {
  name: string;
  /** Why it is missing. */
  reason: string;
}

export interface BatchResult {
  created: number;
  changed: number;
  unchanged: number;
  /** Number of unchanged listings that get the pictures that they were imported without. */
  pictured: number;
  /** Number of pictures that the created listings show. */
  pictureReferences: number;
  picturesMs: number;
}

/**
 * Creates the listings of a batch that do not exist yet, changes those with a reference whose row differs, and completes those
 * that lack pictures; a dry run counts them. Returns null when the signal ended it before anything was written.
 */
export async function importBatch(tools: BatchTools, candidates: Candidate[]): Promise<BatchResult | null> {
  const restored = await restoreBatch(tools, candidates);
  const written = await retryConflicts(() => planAndWrite(tools, candidates), isWorthAnotherTry);
  if (!written) return null;
  const { planned, result } = written;
  for (const [line, errors] of planned.refused) tools.refuse(line, errors);
  const changed = planned.changes.filter(({ changes }) => changes.length > 0);
  for (const { line, listing, changes } of changed) tools.changed(line, exportedReference(listing), changes);
  const alone = restored.filter(({ line }) => changed.every((change) => change.line !== line));
  for (const { line, reference, changes } of alone) tools.changed(line, reference, changes);
  return {
    ...result,
    changed: result.changed + alone.length,
    unchanged: result.unchanged - alone.length,
  };
}

/** Two imports can lock the same rows in different orders, of which Postgres ends one; and a user can change a listing meanwhile. */
function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof ChangedMeanwhile || isConflict(error);
}

async function planAndWrite(tools: BatchTools, candidates: Candidate[]) {
  const planned = await planBatch(tools, candidates);
  return planned && { planned, result: await writeBatch(tools, planned) };
}

interface Plan {
  listings: NewListing[];
  changes: ListingChange[];
  completed: Pictured[];
  /** Rows whose listing stays as it is. */
  unchanged: number;
  refused: [line: number, errors: { column: string; reason: string }[]][];
  /** Places of the owner's package that the batch takes. */
  places: number;
  picturesMs: number;
}

async function planBatch(tools: BatchTools, candidates: Candidate[]): Promise<Plan | null> {
  const refused: Plan['refused'] = [];
  const refuse: BatchTools['refuse'] = (line, errors) => refused.push([line, errors]);
  const known = await findKnownRows(tools.db, candidates);
  const { complete, bare, stored } = known;
  const { fresh, possible, places } = await limitToPlaces(tools.own, tools.planned, {
    fresh: known.fresh,
    possible: await findChanges({ ...tools, refuse }, stored),
    refuse,
  });
  const { pins, read } = await readRowPins({ ...tools, refuse }, fresh);
  tools.progress.picturesSettled(
    [...complete, ...stored.map(({ candidate }) => candidate)].flatMap((one) => one.row.pictures),
  );
  const begun = performance.now();
  const wanted = [
    ...[...read, ...bare].flatMap(({ row }) => row.pictures),
    ...possible.flatMap(({ pictures }) => wantedPictures(pictures)),
  ];
  const taken = await tools.intake.take(wanted, tools.signal);
  const picturesMs = performance.now() - begun;
  if (tools.signal?.aborted) return null;
  const listings = withPictures(tools, read, taken, refuse);
  const changes = takeChanges(tools, possible, taken, refuse);
  const completed = withPictures(tools, bare, taken, () => {}).filter(({ hashes }) => hashes.length > 0);
  return {
    listings: listings.map((listing) => ({ ...listing, pin: pins.get(listing.importKey)! })),
    changes,
    completed,
    unchanged: complete.length + bare.length + changes.filter((change) => change.changes.length === 0).length,
    refused,
    places,
    picturesMs,
  };
}

async function writeBatch(tools: BatchTools, plan: Plan): Promise<BatchResult> {
  const { db, clock, dryRun, own, planned, onFallenPrices } = tools;
  const { listings, changes, completed, unchanged, places, picturesMs } = plan;
  if (dryRun) planned.places += places;
  const isWritten = !dryRun && (listings.length > 0 || changes.some((change) => change.isWritten));
  const created = isWritten
    ? await writeListings(db, { listings, changes, own, places, onFallenPrices }, clock())
    : listings.length;
  const pictured = dryRun || !completed.length ? completed.length : await addMissingPictures(db, completed, clock());
  return {
    created,
    changed: changes.filter((change) => change.changes.length > 0).length,
    // Listings that a concurrent import created count as unchanged.
    unchanged: unchanged + listings.length - created,
    pictured,
    pictureReferences: (created && countPictures(listings)) + (pictured && countPictures(completed)),
    picturesMs,
  };
}

type Pictured = Omit<NewListing, 'pin'>;

/** Returns the rows with their pictures, and refuses those without pictures that they name. */
function withPictures(
  tools: BatchTools,
  candidates: Candidate[],
  taken: Map<string, TakenPicture>,
  refuse: BatchTools['refuse'],
): Pictured[] {
  return candidates.flatMap(({ line, row, importKey }) => {
    const pictures = takePictures(tools, line, row.pictures, taken, refuse);
    return pictures ? [{ importKey, row, hashes: pictures.hashes, hasAll: pictures.hasAll }] : [];
  });
}

/** Returns the changes with their new pictures, and refuses rows without pictures that they name. */
function takeChanges(
  tools: BatchTools,
  possible: PossibleChange[],
  taken: Map<string, TakenPicture>,
  refuse: BatchTools['refuse'],
): ListingChange[] {
  return possible.flatMap((change) => {
    const { line, listing, row, pictures } = change;
    if (!pictures.hasNewPictures) return [withPictureChange(change, replacedPictures(listing, pictures, taken))];
    const found = takePictures(tools, line, row.pictures, new Map([...taken, ...pictures.ownPictures]), refuse);
    return found ? [withPictureChange(change, newPictures(listing, pictures, found))] : [];
  });
}

function takePictures(
  { missing: mayDoWithout, renamed }: BatchTools,
  line: number,
  names: string[],
  taken: Map<string, TakenPicture>,
  refuse: BatchTools['refuse'],
): { hashes: string[]; hasAll: boolean } | null {
  const hashes: string[] = [];
  const missing: MissingPicture[] = [];
  for (const name of names) {
    const picture = taken.get(name)!;
    if ('hash' in picture) {
      hashes.push(picture.hash);
      if (picture.foundAs) renamed(line, name, picture.foundAs);
    } else missing.push({ name, reason: picture.reason });
  }
  if (missing.length === 0 || mayDoWithout(line, missing)) return { hashes, hasAll: missing.length === 0 };
  const reasons = new Set(missing.map(({ reason }) => reason));
  refuse(
    line,
    [...reasons].map((reason) => ({ column: 'pictures', reason })),
  );
  return null;
}

function countPictures(listings: Pictured[]): number {
  return listings.reduce((sum, { hashes }) => sum + hashes.length, 0);
}
