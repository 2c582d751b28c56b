import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import type { ListingImport } from '@africanscity/contracts/listings/imports';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { Transaction } from '@africanscity/db/client';
import type { ListingImport as ListingImportRow, Prisma } from '@africanscity/db/generated/client';
import type { ImportState } from '@africanscity/db/generated/enums';
import type { AppContext, RequestContext } from '../../../context.ts';
import { Conflict, NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { lockAccountsShared } from '../../accounts/lock-accounts.ts';
import { consume } from '../../../kernel/limits.ts';
import { rememberDiscarded } from './fetching/feed-outcome.ts';
import { findNamedOwner, ownerOfImport, visibleImports } from './import-policy.ts';
import { forgetRemotePictures } from './remote-pictures.ts';
import { presentImport } from './present-import.ts';
import { lockRow } from '../../../kernel/row-locks.sql.ts';
import type { Verb } from '../../../verb.ts';

interface StartInput {
  fileName: string;
  fileSize: number;
  own?: boolean | undefined;
  ownerEmail?: string | undefined;
  feedName?: string | undefined;
  feedIsFull?: boolean | undefined;
  graceDays?: number | undefined;
}

export async function startListingImport(
  ctx: RequestContext,
  { own = false, ownerEmail, feedName, feedIsFull = false, graceDays, ...input }: StartInput,
): Promise<ListingImport> {
  const ownerId = await ownerOfImport(ctx, own);
  await consume(ctx, 'startListingImport', actorOf(ctx).userId);
  const forId = ownerId === null ? await findNamedOwner(ctx.db, ownerEmail) : null;
  const feed = feedName ? { feedName, feedIsFull, graceDays } : {};
  const { id } = await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    return tx.listingImport.create({
      data: { ...input, ...feed, ownerId, forId, userId: actorOf(ctx).userId, createdAt: ctx.clock() },
      select: { id: true },
    });
  });
  return getListingImport(ctx, { id });
}

const shownFaults = 50;

export async function getListingImport(ctx: RequestContext, input: { id: number }): Promise<ListingImport> {
  const row = await ctx.db.listingImport.findFirst({
    where: { id: input.id, ...visibleImports(ctx) },
    include: {
      faults: { orderBy: [{ line: 'asc' }, { id: 'asc' }], take: shownFaults },
      _count: { select: { pictures: true } },
    },
  });
  if (!row) throw new NotFound(siteTexts.importNotFound());
  return presentImport(row);
}

const shown = 20;

/** Returns the latest imports: those of the caller's own listings, or for administrators those for any owner. */
export const getListingImports: Verb<typeof calls.getListingImports> = async (ctx, { own = false }) => {
  const { userId, role } = actorOf(ctx);
  const rows = await ctx.db.listingImport.findMany({
    where: { ownerId: role === 'ADMIN' && !own ? null : userId },
    orderBy: { id: 'desc' },
    take: shown,
    include: { _count: { select: { pictures: true } } },
  });
  return rows.map(presentImport);
};

/** Cancels an import. The running job notices it within two seconds. */
export async function cancelListingImport(ctx: RequestContext, { id }: { id: number }): Promise<ListingImport> {
  await ctx.db.$transaction(async (tx) => {
    const row = await lockImport(ctx, tx, id, ['uploading', 'checking', 'checked', 'importing']);
    await tx.listingImport.update({ where: { id }, data: { state: 'cancelled' } });
    await rememberDiscarded(tx, row);
  });
  return getListingImport(ctx, { id });
}

const keptDays = 7;
/** Days for which records of imports from addresses are kept; there may be eight a day. */
const keptDaysOfFetched = 90;
const dayMs = 24 * 60 * 60_000;

/** Forgets the files, pictures and faults of imports that nothing happened to for a week. */
export async function deleteOldImports(ctx: AppContext): Promise<void> {
  const since = new Date(ctx.clock().getTime() - keptDays * dayMs);
  const old = { import: { updatedAt: { lt: since } } };
  await ctx.db.listingImportChunk.deleteMany({ where: old });
  await ctx.db.listingImportPicture.deleteMany({ where: old });
  await forgetRemotePictures(ctx);
  await ctx.db.listingImportFault.deleteMany({ where: old });
  const unfinished = { updatedAt: { lt: since }, state: { in: ['uploading', 'checked'] } } satisfies Where;
  // Their users are asked again, should the file be the same.
  await ctx.db.listingFeed.updateMany({ where: { imports: { some: unfinished } }, data: { askedAt: null } });
  await ctx.db.listingImport.updateMany({ where: unfinished, data: { state: 'cancelled' } });
  await ctx.db.listingImport.deleteMany({
    where: {
      isScheduled: true,
      state: { in: ['done', 'cancelled', 'failed'] },
      updatedAt: { lt: new Date(ctx.clock().getTime() - keptDaysOfFetched * dayMs) },
    },
  });
}

type Where = Prisma.ListingImportWhereInput;

/** Locks an import until the transaction ends. Throws NotFound for an import of others, and Conflict when it is in none of these states. */
export async function lockImport(
  ctx: RequestContext,
  tx: Transaction,
  id: number,
  states: ImportState[],
): Promise<ListingImportRow> {
  await lockRow(tx, 'listing_imports', id);
  const row = await tx.listingImport.findFirst({ where: { id, ...visibleImports(ctx) } });
  if (!row) throw new NotFound(siteTexts.importNotFound());
  if (!states.includes(row.state)) {
    throw new Conflict('import_state', texts.importIs({ state: row.state === 'failed' ? 'other' : row.state }));
  }
  return row;
}
