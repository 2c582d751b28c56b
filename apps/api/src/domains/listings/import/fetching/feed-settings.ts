import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import type { ListingFeed } from '@africanscity/contracts/listings/feeds';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { Transaction } from '@africanscity/db/client';
import type { ListingFeed as ListingFeedRow } from '@africanscity/db/generated/client';
import { longTransaction } from '@africanscity/db/statement-timeouts';
import type { RequestContext } from '../../../../context.ts';
import { Conflict, InvalidInput, NotFound } from '../../../../errors.ts';
import { recordAct } from '../../../../kernel/audit.ts';
import { actorOf } from '../../../../kernel/caller.ts';
import { checkRemoteAddress } from '../../../../kernel/check-remote-address.ts';
import { consume } from '../../../../kernel/limits.ts';
import { lockRow } from '../../../../kernel/row-locks.sql.ts';
import type { Verb } from '../../../../verb.ts';
import { lockAccountsShared } from '../../../accounts/lock-accounts.ts';
import { withdrawFeed } from '../feeds.sql.ts';
import { findNamedOwner, ownerOfImport, visibleImports } from '../import-policy.ts';
import { nothingKnown, working } from './feed-outcome.ts';
import { nextFetch, startFetch } from './fetch-feed.ts';
import { readFeeds } from './present-feed.ts';

/** Feeds of one owner that have an address. */
const mostFeeds = 20;

export const getListingFeeds: Verb<typeof calls.getListingFeeds> = async (ctx, { own = false }) => {
  const { userId, role } = actorOf(ctx);
  return readFeeds(ctx.db, { ownerId: role === 'ADMIN' && !own ? null : userId });
};

interface FeedInput {
  id?: number | undefined;
  own?: boolean | undefined;
  name: string;
  address: string;
  everyHours: number;
  isFull: boolean;
  graceDays?: number | undefined;
  withoutMissing: boolean;
  ownerEmail?: string | undefined;
}

/**
 * Saves the settings of a feed, and fetches it if its address is new. Throws InvalidInput for an address that is not fetched, and
 * Conflict when there are too many feeds.
 */
export async function saveListingFeed(ctx: RequestContext, input: FeedInput): Promise<ListingFeed> {
  const ownerId = await ownerOfFeed(ctx, input);
  const { userId } = actorOf(ctx);
  await consume(ctx, 'fetchListingFeed', userId);
  const address = await checkRemoteAddress(ctx, input.address);
  const forId = ownerId === null ? await findNamedOwner(ctx.db, input.ownerEmail) : null;
  const { name, everyHours, isFull, graceDays = 7, withoutMissing } = input;
  const settings = { address, everyHours, isFull, graceDays, withoutMissing, forId };
  const id = await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    const before = input.id === undefined ? await findByName(tx, ownerId, name) : await lockFeed(ctx, tx, input.id);
    const isMoved = before?.address !== address;
    const changes = {
      ...settings,
      // A file that is the same may come to another result now.
      ...nothingKnown,
      userId,
      ...(isMoved && { ...working, isConfirmed: false, toldAt: null, askedAt: null }),
    };
    const { count } = before
      ? await tx.listingFeed.updateMany({ where: { id: before.id }, data: changes })
      : { count: 0 };
    const saved = count === 1 ? before! : await createFeed(ctx, tx, { ...changes, name, ownerId });
    if (isMoved) await startFetch(ctx, tx, { id: saved.id, everyHours }, { isAttended: true });
    else await reschedule(ctx, tx, { ...saved, everyHours });
    await recordAct(ctx, tx, { action: 'saveListingFeed', subject: `feed ${saved.id}`, ownerId });
    return saved.id;
  });
  return readFeed(ctx, id);
}

/** Returns the owner of the feed: that of an existing one, or as for a file that the caller imports. */
async function ownerOfFeed(
  ctx: RequestContext,
  { id, own = false }: Pick<FeedInput, 'id' | 'own'>,
): Promise<number | null> {
  if (id === undefined) return ownerOfImport(ctx, own);
  const feed = await ctx.db.listingFeed.findFirst({ where: { id, ...visibleImports(ctx) }, select: { ownerId: true } });
  if (!feed) throw new NotFound(siteTexts.feedNotFound());
  await ownerOfImport(ctx, feed.ownerId !== null);
  return feed.ownerId;
}

async function findByName(tx: Transaction, ownerId: number | null, name: string): Promise<ListingFeedRow | null> {
  const found = await tx.listingFeed.findFirst({ where: { ownerId, name } });
  if (found && found.address !== null)
    throw new InvalidInput([{ field: 'name', defaultMessage: texts.feedNameTaken() }]);
  return found;
}

type NewFeed = Pick<ListingFeedRow, 'name' | 'ownerId' | 'address'> & Partial<ListingFeedRow>;

async function createFeed(ctx: RequestContext, tx: Transaction, feed: NewFeed): Promise<ListingFeedRow> {
  const there = await tx.listingFeed.count({ where: { ownerId: feed.ownerId, address: { not: null } } });
  if (feed.ownerId !== null && there >= mostFeeds)
    throw new Conflict('feed_limit', texts.mostFeedsReached({ count: String(mostFeeds) }));
  return tx.listingFeed.create({ data: { ...feed, createdAt: ctx.clock() } });
}

/** Moves the next fetch to the hours of the feed since the latest one. */
async function reschedule(
  ctx: RequestContext,
  tx: Transaction,
  { id, everyHours, fetchedAt }: Pick<ListingFeedRow, 'id' | 'everyHours' | 'fetchedAt'>,
): Promise<void> {
  const nextFetchAt = nextFetch(fetchedAt ?? ctx.clock(), everyHours);
  await tx.listingFeed.update({ where: { id }, data: { nextFetchAt } });
}

/** Fetches a feed now. Its import waits for the caller. */
export async function fetchListingFeed(ctx: RequestContext, { id }: { id: number }): Promise<ListingFeed> {
  await ownerOfFeed(ctx, { id });
  await consume(ctx, 'fetchListingFeed', actorOf(ctx).userId);
  await ctx.db.$transaction(async (tx) => {
    const feed = await lockFeed(ctx, tx, id);
    if (feed.address === null) throw new Conflict('no_address', texts.feedNeedsAddress());
    // A fetch that has just begun is the one that the caller wants.
    const isFetching = feed.fetchingSince !== null && ctx.clock().getTime() - feed.fetchingSince.getTime() < freshMs;
    if (!isFetching) await startFetch(ctx, tx, feed, { isAttended: true });
  });
  return readFeed(ctx, id);
}

const freshMs = 5 * 60_000;

export const pauseListingFeed: Verb<typeof calls.pauseListingFeed> = async (ctx, { id, paused }) => {
  await ctx.db.$transaction(async (tx) => {
    const feed = await lockFeed(ctx, tx, id);
    await tx.listingFeed.update({ where: { id }, data: { isPaused: paused } });
    // One that was due while it was paused is fetched soon.
    if (!paused && feed.nextFetchAt === null) await reschedule(ctx, tx, feed);
    await recordAct(ctx, tx, { action: 'pauseListingFeed', subject: `feed ${id}`, ownerId: feed.ownerId });
  });
  return readFeed(ctx, id);
};

/** Forgets a feed. Its listings stay as they are, or are paused. */
export const forgetListingFeed: Verb<typeof calls.forgetListingFeed> = async (ctx, { id, withdraw = false }) => {
  await ctx.db.$transaction(async (tx) => {
    const { ownerId } = await lockFeed(ctx, tx, id);
    await tx.listingImport.updateMany({
      where: { feedId: id, state: { in: ['checking', 'checked', 'importing'] } },
      data: { state: 'cancelled' },
    });
    if (withdraw) await withdrawFeed(tx, id, ctx.clock());
    await tx.listingFeed.delete({ where: { id } });
    await recordAct(ctx, tx, {
      action: 'forgetListingFeed',
      subject: `feed ${id}`,
      ownerId,
      details: { after: { withdraw } },
    });
  }, longTransaction);
};

async function lockFeed(ctx: RequestContext, tx: Transaction, id: number): Promise<ListingFeedRow> {
  await lockRow(tx, 'listing_feeds', id);
  const feed = await tx.listingFeed.findFirst({ where: { id, ...visibleImports(ctx) } });
  if (!feed) throw new NotFound(siteTexts.feedNotFound());
  return feed;
}

async function readFeed(ctx: RequestContext, id: number): Promise<ListingFeed> {
  const [feed] = await readFeeds(ctx.db, { id });
  if (!feed) throw new NotFound(siteTexts.feedNotFound());
  return feed;
}
