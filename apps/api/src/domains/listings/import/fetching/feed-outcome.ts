import * as texts from '@africanscity/messages/listings';
import type { Transaction } from '@africanscity/db/client';
import type { ListingImport, ListingImportFault, Prisma } from '@africanscity/db/generated/client';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../../../context.ts';
import { type EmailContent, emailIn } from '../../../../kernel/outbox/email-template.ts';
import { enqueueEmail } from '../../../../kernel/outbox/emails.ts';
import { feedFailureEmail, feedFaultsEmail, feedQuestionEmail } from './feed-emails.ts';

export const withUsers = { owner: true, user: true } satisfies Prisma.ListingFeedInclude;

export type FeedWithUsers = Prisma.ListingFeedGetPayload<{ include: typeof withUsers }>;

/** Faults that tell one report from another. */
const mostFaults = 200;

/** State of a feed after a fetch that worked. */
export const working = { failure: null, failedAt: null, failures: 0 } as const;

/**
 * Records what came of a fetched file after its check or its import, in the transaction that ends them. Emails the user of the feed
 * where they are not there to see it. Returns whether the import shall begin by itself.
 */
export async function settleFeed(ctx: AppContext, tx: Transaction, importId: number): Promise<{ begins: boolean }> {
  const row = await tx.listingImport.findUniqueOrThrow({
    where: { id: importId },
    include: {
      feed: { include: withUsers },
      faults: { orderBy: [{ line: 'asc' }, { id: 'asc' }], take: mostFaults },
    },
  });
  const { feed } = row;
  if (!feed) return { begins: false };
  if (row.state === 'checked') {
    if (!row.isAttended && feed.isConfirmed && isSafe(row)) return { begins: true };
    await askUser(ctx, tx, feed, row);
  } else if (row.state === 'done') await recordImported(ctx, tx, feed, row);
  else if (row.state === 'failed')
    await recordFailure(ctx, tx, feed, {
      failure: row.failure ?? texts.fileCannotBeImported(),
      isPassing: false,
      isAttended: row.isAttended,
    });
  return { begins: false };
}

/** The rules of feeds: a file that is empty, or lacks many of its listings, changes nothing without its owner. */
function isSafe({ kept, rowsTotal }: ListingImport): boolean {
  return kept === null && rowsTotal > 0;
}

async function askUser(ctx: AppContext, tx: Transaction, feed: FeedWithUsers, row: ListingImport): Promise<void> {
  const isEmailed = !row.isAttended && feed.askedAt === null;
  const askedAt = isEmailed ? ctx.clock() : feed.askedAt;
  await tx.listingFeed.update({ where: { id: feed.id }, data: { ...working, toldAt: null, askedAt } });
  if (isEmailed) await emailUser(ctx, tx, feed, (user) => feedQuestionEmail(ctx.config, user, feed, row));
}

async function recordImported(
  ctx: AppContext,
  tx: Transaction,
  feed: FeedWithUsers,
  row: ListingImport & { faults: ListingImportFault[] },
): Promise<void> {
  const digest = digestOf(row.faults);
  await tx.listingFeed.update({
    where: { id: feed.id },
    data: {
      ...working,
      // Pictures that were missing are tried again with the next fetch, although the file is the same.
      ...(row.missing > 0 ? nothingKnown : versionOf(row)),
      isConfirmed: true,
      toldAt: null,
      askedAt: null,
      reportedHash: digest,
    },
  });
  const isNew = digest !== null && digest !== feed.reportedHash;
  if (isNew && !row.isAttended) await emailUser(ctx, tx, feed, (user) => feedFaultsEmail(ctx.config, user, feed, row));
}

/** Forgets the version that was imported: the next fetch takes the file even if it is the same. */
export const nothingKnown = { etag: null, lastModified: null, contentHash: null } as const;

function versionOf({ etag, lastModified, contentHash }: ListingImport) {
  return { etag, lastModified, contentHash };
}

/** A file that its user discards is not imported again until it changes. */
export async function rememberDiscarded(tx: Transaction, row: ListingImport): Promise<void> {
  if (row.feedId === null) return;
  await tx.listingFeed.updateMany({ where: { id: row.feedId }, data: { ...versionOf(row), askedAt: null } });
}

/** Without lines: a fault that moves with its row is the same. */
function digestOf(faults: ListingImportFault[]): string | null {
  if (faults.length === 0) return null;
  const rows = faults.map(({ column, reason }) => `${column} ${reason}`).toSorted();
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

interface Failure {
  /** A sentence. */
  failure: string;
  /** Whether a later fetch may succeed without a change by the user. */
  isPassing: boolean;
  isAttended: boolean;
}

/** Minutes until a fetch that failed for a passing reason is tried again, by the number of failures in a row. */
const retryMinutes = [10, 60];

/** Records that a fetch or the reading of its file failed. Emails the user once, when trying again soon is of no use. */
export async function recordFailure(
  ctx: AppContext,
  tx: Transaction,
  feed: FeedWithUsers,
  { failure, isPassing, isAttended }: Failure,
): Promise<void> {
  const now = ctx.clock();
  const wait = isPassing ? retryMinutes[feed.failures] : undefined;
  const retryAt = wait === undefined ? null : new Date(now.getTime() + wait * 60_000);
  const isSooner = retryAt !== null && (feed.nextFetchAt === null || retryAt < feed.nextFetchAt);
  const isEmailed = !isAttended && feed.toldAt === null && retryAt === null;
  await tx.listingFeed.update({
    where: { id: feed.id },
    data: {
      failure,
      failedAt: now,
      failures: { increment: 1 },
      ...(isSooner && { nextFetchAt: retryAt }),
      ...(isEmailed && { toldAt: now }),
    },
  });
  if (isEmailed) await emailUser(ctx, tx, feed, (user) => feedFailureEmail(ctx.config, user, feed, failure));
}

type Reader = NonNullable<FeedWithUsers['user']>;

async function emailUser(
  ctx: AppContext,
  tx: Transaction,
  { owner, user }: FeedWithUsers,
  write: (user: Reader) => EmailContent,
): Promise<void> {
  const reader = owner ?? user;
  if (!reader || reader.disabledAt !== null) return;
  await enqueueEmail(ctx, tx, { to: reader.email, ...emailIn(reader, () => write(reader)) });
}
