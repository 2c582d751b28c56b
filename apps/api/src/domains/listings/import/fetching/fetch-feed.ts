import * as texts from '@africanscity/messages/listings';
import { inLanguage } from '@africanscity/messages/language';
import { mainLanguage } from '@africanscity/messages/languages';
import type { Transaction } from '@africanscity/db/client';
import type { ListingFeed, User } from '@africanscity/db/generated/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { AppContext } from '../../../../context.ts';
import { defineJob } from '../../../../kernel/jobs/jobs.ts';
import { lockRow } from '../../../../kernel/row-locks.sql.ts';
import { mayImport } from '../import-policy.ts';
import { checkedForMs } from '../remote-pictures.ts';
import { downloadFeed, FetchFailure } from './download-feed.ts';
import { type FeedWithUsers, recordFailure, withUsers, working } from './feed-outcome.ts';
import { takeFile } from './fetched-imports.ts';

export const fetchFeedJob = defineJob({
  name: 'fetch-feed',
  schema: z.strictObject({ id: z.int(), since: z.iso.datetime(), isAttended: z.boolean() }),
  work: fetchFeed,
  batchSize: 1,
  retryLimit: 5,
  retryDelaySeconds: 30,
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

/** Returns when a feed is due again after a fetch. */
export function nextFetch(from: Date, everyHours: number): Date {
  return new Date(from.getTime() + everyHours * hourMs);
}

/** Begins the fetch of a locked feed. `isAttended` when a user asked for it. */
export async function startFetch(
  ctx: AppContext,
  tx: Transaction,
  { id, everyHours }: Pick<ListingFeed, 'id' | 'everyHours'>,
  { isAttended }: { isAttended: boolean },
): Promise<void> {
  const now = ctx.clock();
  await tx.listingFeed.update({ where: { id }, data: { fetchingSince: now, nextFetchAt: nextFetch(now, everyHours) } });
  await ctx.jobs.enqueue(tx, fetchFeedJob, { id, since: now.toISOString(), isAttended });
}

interface Fetch {
  id: number;
  /** Names this fetch: a later one has another time. */
  since: string;
  isAttended: boolean;
}

/** Fetches the file of a feed and queues its import, unless it is the version that was imported last. */
async function fetchFeed(ctx: AppContext, fetch: Fetch): Promise<void> {
  const feed = await ctx.db.listingFeed.findFirst({
    where: { id: fetch.id, fetchingSince: new Date(fetch.since), address: { not: null } },
    include: withUsers,
  });
  if (!feed) return;
  // A failure is stored, in the language of its reader.
  const reader = feed.owner ?? feed.user;
  await inLanguage(reader?.language ?? mainLanguage, () => fetchFound(ctx, fetch, feed));
}

async function fetchFound(ctx: AppContext, fetch: Fetch, feed: FeedWithUsers): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-feed-'));
  try {
    const user = await userOf(ctx, feed);
    const takesSame = fetch.isAttended || (await hasPicturesToCheck(ctx, feed));
    const file = await downloadFeed(ctx, feed, { path: join(folder, 'feed'), takesSame });
    await finish(ctx, fetch, (tx, current) =>
      file === null
        ? recordUnchanged(ctx, tx, current)
        : takeFile(ctx, tx, current, { file, user, isAttended: fetch.isAttended }),
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

/** Whether the latest import of a feed is so old that its pictures may have been replaced under their addresses. */
async function hasPicturesToCheck(ctx: AppContext, { id, ownerId }: ListingFeed): Promise<boolean> {
  const latest = await ctx.db.listingImport.findFirst({ where: { feedId: id }, orderBy: { id: 'desc' } });
  if (latest?.state !== 'done' || latest.createdAt.getTime() > ctx.clock().getTime() - checkedForMs) return false;
  return (await ctx.db.remotePicture.findFirst({ where: { ownerId }, select: { id: true } })) !== null;
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
  if (!found || found.disabledAt !== null) throw new FetchFailure(texts.feedAccountClosed(), { isPassing: false });
  if (ownerId === null && found.role !== 'ADMIN')
    throw new FetchFailure(texts.feedUserNoAdministrator(), {
      isPassing: false,
    });
  if (!(await mayImport(ctx, found))) throw new FetchFailure(texts.importsAreFor(), { isPassing: false });
  return found;
}

async function recordUnchanged(ctx: AppContext, tx: Transaction, { id }: ListingFeed): Promise<void> {
  await tx.listingFeed.update({ where: { id }, data: { ...working, toldAt: null, fetchedAt: ctx.clock() } });
}
