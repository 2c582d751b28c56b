import { importChunkBytes, maxImportBytes } from '@africanscity/contracts/listings/values';
import type { Transaction } from '@africanscity/db/client';
import type { ListingFeed, User } from '@africanscity/db/generated/client';
import type { ImportState } from '@africanscity/db/generated/enums';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { AppContext } from '../../../../context.ts';
import { RemoteFault } from '../../../../gateways/remote-files/remote-files.ts';
import { defineJob } from '../../../../kernel/jobs/jobs.ts';
import { lockRow } from '../../../../kernel/row-locks.sql.ts';
import { mayImport, notAllowed } from '../import-policy.ts';
import { workOnImportJob } from '../work-on-import.ts';
import { type FeedWithUsers, recordFailure, withUsers, working } from './feed-outcome.ts';

export const fetchFeedJob = defineJob({
  name: 'fetch-feed',
  schema: z.strictObject({ id: z.int(), since: z.iso.datetime(), isAttended: z.boolean() }),
  work: fetchFeed,
  batchSize: 1,
  retryLimit: 5,
  retryDelaySeconds: 30,
  longestRetryDelaySeconds: 600,
  expireInSeconds: 900,
});

const hourMs = 3_600_000;
/** A fetch that began so long ago was lost. */
const lostMs = hourMs;
/** Feeds that one run of the schedule begins to fetch. */
const mostAtOnce = 100;

/** Queues the fetches of feeds that are due. */
export async function fetchDueFeeds(ctx: AppContext): Promise<void> {
  const now = ctx.clock();
  const due = {
    address: { not: null },
    isPaused: false,
    nextFetchAt: { lte: now },
    AND: [
      { OR: [{ fetchingSince: null }, { fetchingSince: { lt: new Date(now.getTime() - lostMs) } }] },
      { OR: [{ ownerId: null }, { owner: { disabledAt: null } }] },
    ],
  };
  const feeds = await ctx.db.listingFeed.findMany({
    where: due,
    orderBy: { nextFetchAt: 'asc' },
    take: mostAtOnce,
    select: { id: true },
  });
  for (const { id } of feeds) {
    await ctx.db.$transaction(async (tx) => {
      await lockRow(tx, 'listing_feeds', id);
      // Another copy of the server may have begun it.
      const feed = await tx.listingFeed.findFirst({ where: { id, ...due } });
      if (feed) await startFetch(ctx, tx, feed, { isAttended: false });
    });
  }
}

/** Begins the fetch of a locked feed. `isAttended` when a user asked for it. */
export async function startFetch(
  ctx: AppContext,
  tx: Transaction,
  { id, everyHours }: Pick<ListingFeed, 'id' | 'everyHours'>,
  { isAttended }: { isAttended: boolean },
): Promise<void> {
  const now = ctx.clock();
  const nextFetchAt = new Date(now.getTime() + everyHours * hourMs);
  await tx.listingFeed.update({ where: { id }, data: { fetchingSince: now, nextFetchAt } });
  await ctx.jobs.enqueue(tx, fetchFeedJob, { id, since: now.toISOString(), isAttended });
}

interface Fetch {
  id: number;
  /** Names this fetch: a later one has another time. */
  since: string;
  isAttended: boolean;
}

const timeoutMs = 3 * 60_000;

/** Fetches the file of a feed and queues its import, unless it is the version that was imported last. */
async function fetchFeed(ctx: AppContext, fetch: Fetch): Promise<void> {
  const feed = await ctx.db.listingFeed.findFirst({
    where: { id: fetch.id, fetchingSince: new Date(fetch.since), address: { not: null } },
    include: withUsers,
  });
  if (!feed) return;
  const folder = await mkdtemp(join(tmpdir(), 'africanscity-feed-'));
  try {
    const user = await userOf(ctx, feed);
    const file = await download(ctx, feed, { path: join(folder, 'feed'), isAttended: fetch.isAttended });
    await finish(ctx, fetch, (tx, current) =>
      file === null ? recordUnchanged(ctx, tx, current) : takeFile(ctx, tx, current, { ...fetch, file, user }),
    );
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const { message: failure, isPassing } = error;
    await finish(ctx, fetch, (tx, current) =>
      recordFailure(ctx, tx, current, { failure, isPassing, isAttended: fetch.isAttended }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The fetch failed, for a reason in a sentence. */
class FetchFailure extends Error {
  readonly isPassing: boolean;

  constructor(message: string, { isPassing }: { isPassing: boolean }) {
    super(message);
    this.isPassing = isPassing;
  }
}

/** Records what came of a fetch, unless another one began meanwhile or the feed was forgotten. */
async function finish(
  ctx: AppContext,
  { id, since }: Fetch,
  record: (tx: Transaction, feed: FeedWithUsers) => Promise<void>,
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await lockRow(tx, 'listing_feeds', id);
    const feed = await tx.listingFeed.findFirst({ where: { id, fetchingSince: new Date(since) }, include: withUsers });
    if (!feed) return;
    await record(tx, feed);
    await tx.listingFeed.update({ where: { id }, data: { fetchingSince: null } });
  }, longTransaction);
}

/** Returns the user in whose name a feed is imported. Throws FetchFailure when they may not import any longer. */
async function userOf(ctx: AppContext, { owner, user, ownerId }: FeedWithUsers): Promise<User> {
  const found = ownerId === null ? user : owner;
  if (!found || found.disabledAt !== null)
    throw new FetchFailure('The account that gave the address is closed.', { isPassing: false });
  if (ownerId === null && found.role !== 'ADMIN')
    throw new FetchFailure('The user who gave the address is no longer an administrator. Save the feed again.', {
      isPassing: false,
    });
  if (!(await mayImport(ctx, found))) throw new FetchFailure(notAllowed, { isPassing: false });
  return found;
}

interface FetchedFile {
  path: string;
  bytes: number;
  hash: string;
  etag: string | null;
  lastModified: string | null;
}

/** Writes the file of a feed to a path. Returns null for the version that was imported last. Throws FetchFailure. */
async function download(
  ctx: AppContext,
  feed: ListingFeed,
  { path, isAttended }: { path: string; isAttended: boolean },
): Promise<FetchedFile | null> {
  const handle = await open(path, 'w', 0o600);
  try {
    const remote = await ctx.remoteFiles.open({
      address: feed.address!,
      maxBytes: maxImportBytes,
      timeoutMs,
      known: isAttended ? undefined : feed,
    });
    if (!remote) return null;
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of remote.body) {
      bytes += chunk.length;
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    if (bytes === 0) throw new RemoteFault('leads to an empty file; ask those who make it');
    const { etag, lastModified } = remote;
    const file = { path, bytes, hash: hash.digest('hex'), etag, lastModified };
    return !isAttended && file.hash === feed.contentHash ? null : file;
  } catch (error) {
    if (!(error instanceof RemoteFault)) throw error;
    throw new FetchFailure(`The address ${error.message}.`, error);
  } finally {
    await handle.close();
  }
}

async function recordUnchanged(ctx: AppContext, tx: Transaction, { id }: ListingFeed): Promise<void> {
  await tx.listingFeed.update({ where: { id }, data: { ...working, toldAt: null, fetchedAt: ctx.clock() } });
}

/** Until an import of the feed that is running has ended. */
const waitMs = 10 * 60_000;

interface Taken extends Fetch {
  file: FetchedFile;
  user: User;
}

/** Queues the import of a fetched file. It takes the place of an earlier one that waits for its user. */
async function takeFile(
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
      checkedSince: now,
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
