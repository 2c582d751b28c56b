import * as texts from '@africanscity/messages/listings';
import type { Database } from '@africanscity/db/client';
import type { AppContext } from '../../../context.ts';
import { addToFeed, countGone, findGone, markGone, returnToFeed, saveFeed, withdrawListings } from './feeds.sql.ts';
import type { RowIdentity } from './candidate-batches.ts';
import { findByIdentity } from './known-listings.ts';

export interface FeedInput {
  /** The name under which the file is imported each time. */
  name: string;
  /** Whether the file has all listings of the feed: others are gone. */
  isFull: boolean;
  /** Days until a listing that is gone is withdrawn. */
  graceDays: number;
  /** Withdraws listings even if more than a fifth of them are gone. */
  withdrawMany: boolean;
}

export interface GoneListing {
  reference: string;
  address: string;
}

export interface FeedResult {
  /** Listings that the feed contained until now. */
  gone: number;
  /** The first of them. */
  goneListings: GoneListing[];
  /** Why they are not withdrawn; null if they are, after the days of the feed. */
  kept: string | null;
}

/** The share of a feed's listings that may be gone without a question. */
const mostGone = 1 / 5;
const atOnce = 1000;

/**
 * Records the listings that a file of a feed contains, and which of its listings are gone. 'null' among the rows is a row that
 * names no listing: nothing is gone then. A dry run writes nothing.
 */
export async function followFeed(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  feed: FeedInput & { ownerId: number | null },
  { rows, dryRun }: { rows: (RowIdentity | null)[]; dryRun: boolean },
): Promise<FeedResult> {
  const listings = await findListings(
    db,
    rows.filter((row) => row !== null),
  );
  const ids = [...listings.keys()];
  const shown = ids.filter((id) => !listings.get(id)!.isPaused);
  const now = clock();
  return db.$transaction(async (tx) => {
    const known = await tx.listingFeed.findFirst({
      where: { ownerId: feed.ownerId, name: feed.name },
      select: { id: true },
    });
    if (dryRun && !known) return { gone: 0, goneListings: [], kept: null };
    const feedId = dryRun ? known!.id : (await saveFeed(tx, feed, now))[0]!.id;
    const [counted] = feed.isFull ? await countGone(tx, feedId, ids) : [];
    const gone = counted?.gone ?? 0;
    const goneListings = gone > 0 ? await findGone(tx, feedId, ids) : [];
    const kept = gone > 0 ? reasonToKeep(feed, { gone, current: counted!.current!, rows, ids }) : null;
    if (dryRun) return { gone, goneListings, kept };
    await addToFeed(tx, feedId, ids);
    await returnToFeed(tx, feedId, { ids, shown }, now);
    if (gone > 0 && kept === null) await markGone(tx, feedId, ids, now);
    await withdrawListings(tx, now);
    return { gone, goneListings, kept };
  });
}

interface Counted {
  gone: number;
  current: number;
  rows: (RowIdentity | null)[];
  ids: number[];
}

function reasonToKeep({ withdrawMany }: FeedInput, { gone, current, rows, ids }: Counted): string | null {
  if (ids.length === 0) return texts.keptNoListing();
  if (rows.includes(null)) return texts.keptNoReference();
  if (gone > current * mostGone && !withdrawMany)
    return texts.keptManyGone({ gone: String(gone), current: String(current) });
  return null;
}

/** Returns the rows of listings by the ids of these. */
async function findListings(db: Database, rows: RowIdentity[]): Promise<Map<number, RowIdentity>> {
  const found = new Map<number, RowIdentity>();
  for (let from = 0; from < rows.length; from += atOnce) {
    const known = await findByIdentity(db, rows.slice(from, from + atOnce));
    for (const { id, place, isDeleted } of known) if (!isDeleted) found.set(id, rows[from + place]!);
  }
  return found;
}

/** Pauses the listings that are gone from their feeds for long enough. */
export async function withdrawGoneListings(ctx: AppContext): Promise<void> {
  await withdrawListings(ctx.db, ctx.clock());
}
