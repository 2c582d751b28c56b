import type { ListingFeed } from '@africanscity/contracts/listings/feeds';
import type { Database, Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import { countFeedListings } from '../feeds.sql.ts';

const included = {
  forUser: { select: { email: true } },
  imports: { orderBy: { id: 'desc' }, take: 1 },
} satisfies Prisma.ListingFeedInclude;

/** Returns feeds with what came of their latest fetch, by name. */
export async function readFeeds(
  db: Database | Transaction,
  where: Prisma.ListingFeedWhereInput,
): Promise<ListingFeed[]> {
  const rows = await db.listingFeed.findMany({ where, include: included, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
  const counts =
    rows.length > 0
      ? await countFeedListings(
          db,
          rows.map(({ id }) => id),
        )
      : [];
  const countOf = new Map(counts.map((counted) => [counted.feedId, counted]));
  return rows.map((row) => {
    const { id, name, address, everyHours, isPaused, isFull, graceDays, withoutMissing, failure } = row;
    const [latest] = row.imports;
    const counted = countOf.get(id);
    return {
      id,
      name,
      address,
      everyHours,
      isPaused,
      isFull,
      graceDays,
      withoutMissing,
      ownerEmail: row.forUser?.email ?? null,
      listings: counted?.current ?? 0,
      leaving: counted?.leaving ?? 0,
      isFetching: row.fetchingSince !== null,
      fetchedAt: row.fetchedAt?.toISOString() ?? null,
      isUnchanged: row.fetchedAt !== null && latest !== undefined && latest.createdAt < row.fetchedAt,
      failure,
      failedAt: row.failedAt?.toISOString() ?? null,
      nextFetchAt: isPaused || address === null ? null : (row.nextFetchAt?.toISOString() ?? null),
      latest: latest ? { ...latest, createdAt: latest.createdAt.toISOString() } : null,
    };
  });
}
