import type { Database } from '@africanscity/db/client';
import { Prisma } from '@africanscity/db/generated/client';
import { createHash } from 'node:crypto';
import type { Candidate } from './import-listings.ts';
import type { ListingRow } from './listing-row.ts';
import type { PictureIntake } from './picture-intake.ts';
import type { ProgressKeeper } from './progress.ts';
import { type NewListing, writeListings } from './write-listings.ts';

export interface BatchTools {
  db: Database;
  clock: () => Date;
  intake: PictureIntake;
  progress: ProgressKeeper;
  dryRun: boolean;
  signal: AbortSignal | undefined;
  refuse(line: number, errors: { column: string; reason: string }[]): void;
}

export interface BatchResult {
  created: number;
  unchanged: number;
  /** Pictures that the created listings show. */
  pictureReferences: number;
  picturesMs: number;
}

/** Creates the listings of a batch that do not exist yet, or in a dry run counts them. Null when the signal ended it before anything was written. */
export async function importBatch(tools: BatchTools, candidates: Candidate[]): Promise<BatchResult | null> {
  const { existing, fresh } = await divide(tools.db, candidates);
  tools.progress.picturesSettled(existing.flatMap(({ row }) => row.pictures));
  const begun = performance.now();
  const taken = await tools.intake.take(
    fresh.flatMap(({ row }) => row.pictures),
    tools.signal,
  );
  const picturesMs = performance.now() - begun;
  if (tools.signal?.aborted) return null;
  const listings: NewListing[] = [];
  for (const { line, row, importKey } of fresh) {
    const pictures = row.pictures.map((name) => taken.get(name)!);
    const faults = new Set(pictures.flatMap((picture) => ('reason' in picture ? [picture.reason] : [])));
    if (faults.size)
      tools.refuse(
        line,
        [...faults].map((reason) => ({ column: 'pictures', reason })),
      );
    else
      listings.push({
        importKey,
        row,
        hashes: pictures.flatMap((picture) => ('hash' in picture ? [picture.hash] : [])),
      });
  }
  const created = tools.dryRun || !listings.length ? listings.length : await write(tools, listings);
  return {
    created,
    // What an import beside this one created in the meantime is unchanged by this one.
    unchanged: existing.length + listings.length - created,
    pictureReferences: created && listings.reduce((sum, { hashes }) => sum + hashes.length, 0),
    picturesMs,
  };
}

async function divide(db: Database, candidates: Candidate[]): Promise<{ existing: Candidate[]; fresh: Candidate[] }> {
  const importKeys = candidates.map(({ importKey }) => importKey);
  const rows = await db.$queryRaw<{ import_key: string }[]>`
    SELECT import_key FROM properties WHERE import_key = ANY (${importKeys}::text[])`;
  const known = new Set(rows.map((row) => row.import_key));
  const { existing = [], fresh = [] } = Object.groupBy(candidates, ({ importKey }) =>
    known.has(importKey) ? 'existing' : 'fresh',
  );
  return { existing, fresh };
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

/**
 * Names rows so that the same row has the same name in every import, wherever it stands in the file.
 * Rows that are equal in everything are listings of their own: the first, the second and so on.
 */
export function createImportKeys(): (row: ListingRow) => string {
  // A 128-bit digest a row: 12,756 rows take 2 MB, a million 130 MB.
  const seen = new Map<string, number>();
  return (row) => {
    const digest = createHash('sha256').update(identity(row)).digest().subarray(0, 16).toString('base64url');
    const occurrence = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, occurrence);
    return `csv:${digest}:${occurrence}`;
  };
}

// In a fixed order of columns, and with one spelling of each price: 85000, 85000.0 and 085000.00 are the same.
function identity(row: ListingRow): string {
  const [whole = '', decimals = ''] = row.price.split('.');
  const price = `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
  return JSON.stringify([
    row.role,
    row.stateName,
    row.address,
    row.area,
    row.city,
    row.country,
    row.type,
    row.size,
    price,
    row.description,
    row.status,
    row.numGarage,
    row.numRoom,
    row.numBathroom,
    row.numToilet,
    row.pictures,
    row.ownerEmail.toLowerCase(),
  ]);
}
