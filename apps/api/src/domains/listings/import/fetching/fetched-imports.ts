import { importChunkBytes } from '@africanscity/contracts/listings/values';
import type { Transaction } from '@africanscity/db/client';
import type { ListingFeed, User } from '@africanscity/db/generated/client';
import type { ImportState } from '@africanscity/db/generated/enums';
import { open } from 'node:fs/promises';
import type { AppContext } from '../../../../context.ts';
import { workOnImportJob } from '../work-on-import.ts';
import type { FetchedFile } from './download-feed.ts';
import type { FeedWithUsers } from './feed-outcome.ts';

/** Until an import of the feed that is running has ended. */
const waitMs = 10 * 60_000;

interface Taken {
  file: FetchedFile;
  user: User;
  /** Whether a user asked for the fetch. */
  isAttended: boolean;
}

/** Queues the import of a fetched file. It takes the place of an earlier one that waits for its user. */
export async function takeFile(
  ctx: AppContext,
  tx: Transaction,
  feed: FeedWithUsers,
  { file, user, isAttended }: Taken,
): Promise<void> {
  const now = ctx.clock();
  const latest = await tx.listingImport.findFirst({ where: { feedId: feed.id }, orderBy: { id: 'desc' } });
  if (latest?.state === 'importing') {
    await tx.listingFeed.update({
      where: { id: feed.id },
      data: { fetchedAt: now, nextFetchAt: new Date(now.getTime() + waitMs) },
    });
    return;
  }
  // The same file was checked before: its user was asked, or told what is wrong with it.
  if (!isAttended && latest?.contentHash === file.hash && !isAnswered(latest.state, feed)) {
    const failedAt = latest.state === 'failed' ? { failedAt: now } : {};
    await tx.listingFeed.update({ where: { id: feed.id }, data: { fetchedAt: now, ...failedAt } });
    return;
  }
  await tx.listingImport.updateMany({
    where: { feedId: feed.id, state: { in: ['checking', 'checked'] } },
    data: { state: 'cancelled' },
  });
  const { id } = await tx.listingImport.create({
    data: {
      userId: user.id,
      ownerId: feed.ownerId,
      forId: feed.forId,
      fileName: nameOf(feed.address!),
      fileSize: file.bytes,
      state: 'checking',
      feedId: feed.id,
      feedName: feed.name,
      feedIsFull: feed.isFull,
      graceDays: feed.graceDays,
      withoutMissing: feed.withoutMissing,
      isScheduled: true,
      isAttended,
      etag: file.etag,
      lastModified: file.lastModified,
      contentHash: file.hash,
      createdAt: now,
    },
    select: { id: true },
  });
  await saveChunks(tx, id, file.path);
  await tx.listingFeed.update({ where: { id: feed.id }, data: { fetchedAt: now } });
  await ctx.jobs.enqueue(tx, workOnImportJob, { id });
}

/** Whether the user of a feed need not answer for an import in that state. One that they asked for goes on by itself on schedule. */
function isAnswered(state: ImportState, { askedAt }: ListingFeed): boolean {
  if (state === 'failed' || state === 'checking') return false;
  return state !== 'checked' || askedAt === null;
}

async function saveChunks(tx: Transaction, importId: number, path: string): Promise<void> {
  const file = await open(path);
  try {
    for (let place = 0; ; place += 1) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(importChunkBytes), 0, importChunkBytes);
      if (bytesRead === 0) return;
      await tx.listingImportChunk.create({ data: { importId, place, bytes: buffer.subarray(0, bytesRead) } });
    }
  } finally {
    await file.close();
  }
}

const longestName = 200;

/** A name for the file at an address: the last part of its path, or its host. */
function nameOf(address: string): string {
  const { pathname, hostname } = new URL(address);
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  return last.slice(0, longestName);
}
