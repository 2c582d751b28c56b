import type { BatchTools } from './import-batch.ts';
import type { Candidate } from './candidate-batches.ts';
import type { OwnImport } from './own-import.ts';
import type { PossibleChange } from './stored-rows.ts';

interface Rows {
  /** Rows of new listings. */
  fresh: Candidate[];
  possible: PossibleChange[];
  refuse: BatchTools['refuse'];
}

/**
 * Refuses the rows of an owner's import that find no place in the package: new listings, and sold or paused ones that are offered
 * again. Returns the others, with the number of places that they take beyond those that changes leave.
 */
export async function limitToPlaces(
  own: OwnImport | undefined,
  planned: BatchTools['planned'],
  { fresh, possible, refuse }: Rows,
): Promise<{ fresh: Candidate[]; possible: PossibleChange[]; places: number }> {
  if (!own) return { fresh, possible, places: 0 };
  const free = await own.readFree();
  let left = free === null ? Infinity : free - planned.places;
  let places = 0;
  const takes = (line: number, change: number): boolean => {
    if (change > left && change > 0) {
      refuse(line, [{ column: 'status', reason: beyond }]);
      return false;
    }
    left -= change;
    places += change;
    return true;
  };
  const kept = possible.filter((one) => takes(one.line, placesOf(own, one)));
  return {
    fresh: fresh.filter(({ line, row }) => takes(line, !row.paused && own.takesPlace(row) ? 1 : 0)),
    possible: kept,
    places,
  };
}

const beyond =
  'is beyond the active listings of your package: choose a larger one under Pricing, or mark other listings as sold';

/** Places that a change takes, below zero for those that it leaves. */
function placesOf(own: OwnImport, { listing, row, changes }: PossibleChange): number {
  if (changes.length === 0) return 0;
  const before = listing.pausedAt === null && own.takesPlace(listing);
  const after = !row.paused && own.takesPlace({ status: row.status, importKey: listing.importKey });
  return Number(after) - Number(before);
}
