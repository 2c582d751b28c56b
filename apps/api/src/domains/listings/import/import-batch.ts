import type { Database } from '@africanscity/db/client';
import { Prisma } from '@africanscity/db/generated/client';
import type { Candidate } from './candidate-batches.ts';
import { findImported } from './import.sql.ts';
import { readRowPins } from './row-pins.ts';
import type { PictureIntake, TakenPicture } from './picture-intake.ts';
import type { ProgressKeeper } from './progress.ts';
import { addMissingPictures, type NewListing, writeListings } from './write-listings.ts';

export interface BatchTools {
  db: Database;
  clock: () => Date;
  intake: PictureIntake;
  progress: ProgressKeeper;
  dryRun: boolean;
  signal: AbortSignal | undefined;
  refuse(line: number, errors: { column: string; reason: string }[]): void;
  /** Hears of pictures of a row that cannot be had, and answers whether it is a listing without them. */
  missing(line: number, pictures: MissingPicture[]): boolean;
  /** Hears of a pin outside the country of its row. */
  doubted(line: number, reason: string): void;
  /** Hears of a picture that was found under a name that differs in case, Unicode form or ending. */
  renamed(line: number, name: string, found: string): void;
}

export interface MissingPicture {
  name: string;
  /** Why it cannot be had. */
  reason: string;
}

export interface BatchResult {
  created: number;
  unchanged: number;
  /** Of those that are there already, how many get the pictures that they were imported without. */
  pictured: number;
  /** Pictures that the created listings show. */
  pictureReferences: number;
  picturesMs: number;
}

/**
 * Creates the listings of a batch that do not exist yet, and gives those that exist without their pictures these; a dry
 * run counts them. Null when the signal ended it before anything was written.
 */
export async function importBatch(tools: BatchTools, candidates: Candidate[]): Promise<BatchResult | null> {
  const { complete, bare, fresh: unread } = await divide(tools.db, candidates);
  const { pins, read: fresh } = await readRowPins(tools, unread);
  tools.progress.picturesSettled(complete.flatMap(({ row }) => row.pictures));
  const begun = performance.now();
  const taken = await tools.intake.take(
    [...fresh, ...bare].flatMap(({ row }) => row.pictures),
    tools.signal,
  );
  const picturesMs = performance.now() - begun;
  if (tools.signal?.aborted) return null;
  const { listings, refused } = withPictures(tools, fresh, taken);
  for (const { line, missing } of refused) {
    const reasons = new Set(missing.map(({ reason }) => reason));
    tools.refuse(
      line,
      [...reasons].map((reason) => ({ column: 'pictures', reason })),
    );
  }
  const completed = withPictures(tools, bare, taken).listings.filter(({ hashes }) => hashes.length > 0);
  const pinned = listings.map((listing) => ({ ...listing, pin: pins.get(listing.importKey)! }));
  const created = tools.dryRun || !listings.length ? listings.length : await write(tools, pinned);
  const pictured =
    tools.dryRun || !completed.length ? completed.length : await addMissingPictures(tools.db, completed, tools.clock());
  return {
    created,
    // Listings that a concurrent import created count as unchanged.
    unchanged: complete.length + bare.length + listings.length - created,
    pictured,
    pictureReferences: (created && countPictures(listings)) + (pictured && countPictures(completed)),
    picturesMs,
  };
}

type Pictured = Omit<NewListing, 'pin'>;

/** Divides rows by whether they are listings with what pictures of theirs can be had. */
function withPictures(
  { missing: mayDoWithout, renamed }: BatchTools,
  candidates: Candidate[],
  taken: Map<string, TakenPicture>,
) {
  const listings: Pictured[] = [];
  const refused: { line: number; missing: MissingPicture[] }[] = [];
  for (const { line, row, importKey } of candidates) {
    const hashes: string[] = [];
    const missing: MissingPicture[] = [];
    for (const name of row.pictures) {
      const picture = taken.get(name)!;
      if ('hash' in picture) {
        hashes.push(picture.hash);
        if (picture.foundAs) renamed(line, name, picture.foundAs);
      } else missing.push({ name, reason: picture.reason });
    }
    if (missing.length > 0 && !mayDoWithout(line, missing)) refused.push({ line, missing });
    else listings.push({ importKey, row, hashes });
  }
  return { listings, refused };
}

function countPictures(listings: Pictured[]): number {
  return listings.reduce((sum, { hashes }) => sum + hashes.length, 0);
}

/** `bare` are there already without any picture, though their rows name some. */
async function divide(
  db: Database,
  candidates: Candidate[],
): Promise<Record<'complete' | 'bare' | 'fresh', Candidate[]>> {
  const importKeys = candidates.map(({ importKey }) => importKey);
  const rows = await findImported(db, importKeys);
  const bareness = new Map(rows.map((row) => [row.importKey, row.isBare]));
  const {
    complete = [],
    bare = [],
    fresh = [],
  } = Object.groupBy(candidates, ({ importKey, row }) => {
    const isBare = bareness.get(importKey);
    if (isBare === undefined) return 'fresh';
    return isBare && row.pictures.length > 0 ? 'bare' : 'complete';
  });
  return { complete, bare, fresh };
}

const tries = 5;

/** Two imports at once can lock the same rows in different orders; Postgres then ends one, which tries again. */
async function write({ db, clock }: BatchTools, listings: NewListing[]): Promise<number> {
  for (let round = 1; ; round += 1) {
    try {
      return await writeListings(db, listings, clock());
    } catch (error) {
      if (round === tries || !(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2034')
        throw error;
    }
  }
}
