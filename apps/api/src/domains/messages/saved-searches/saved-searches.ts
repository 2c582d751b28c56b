import * as texts from '@africanscity/messages/messages';
import * as siteTexts from '@africanscity/messages/site';
import type { AlertFrequency, SavedSearch } from '@africanscity/contracts/messages/saved-searches';
import type { ListingFilter } from '@africanscity/contracts/listings/listing-filter';
import { maxSavedSearches } from '@africanscity/contracts/messages/values';
import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../../context.ts';
import { Conflict, InvalidInput, NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { consume } from '../../../kernel/limits.ts';
import { lockAccountsShared, lockCaller } from '../../accounts/lock-accounts.ts';
import { savedTextColumns } from '../../listings/search/saved-text.ts';
import { columnsOf, filterTexts, sameColumns } from './filter-columns.ts';
import { countNewMatches, lockSearch, startSearch } from './saved-searches.sql.ts';

type SaveInput = ListingFilter & { name: string; frequency: AlertFrequency };

export async function saveSavedSearch(ctx: RequestContext, input: SaveInput): Promise<{ id: number }> {
  const { userId } = actorOf(ctx);
  await consume(ctx, 'saveSavedSearch', userId);
  const { name, frequency, ...filter } = input;
  const columns = columnsOf(filter);
  await requireType(ctx, 'propertyType', columns.propertyType);
  await requireType(ctx, 'kind', columns.kind);
  const kept = await savedTextColumns(ctx, filter);
  return ctx.db.$transaction(async (tx) => {
    // Serialises a user's saves, so that the limit and the check hold.
    await lockCaller(ctx, tx);
    if (await tx.savedSearch.findFirst({ where: { userId, ...sameColumns(columns) }, select: { id: true } }))
      throw new Conflict('already_saved', texts.savedSearchAlready());
    if ((await tx.savedSearch.count({ where: { userId } })) >= maxSavedSearches)
      throw new Conflict('too_many_saved_searches', texts.savedSearchesFull({ count: maxSavedSearches }));
    const { id } = await tx.savedSearch.create({
      data: { userId, name, frequency, ...columns, ...kept, seenAt: ctx.clock() },
      select: { id: true },
    });
    // By the clock of the listings, so that only later listings are new.
    await startSearch(tx, id);
    return { id };
  });
}

export async function requireType(
  ctx: RequestContext,
  field: 'propertyType' | 'kind',
  name: string | null,
): Promise<void> {
  if (name === null || (await ctx.db.propertyType.findUnique({ where: { name } }))) return;
  throw new InvalidInput([{ field, defaultMessage: texts.mustPropertyType() }]);
}

interface UpdateInput {
  id: number;
  name: string;
  frequency: AlertFrequency;
}

export async function updateSavedSearch(ctx: RequestContext, { id, name, frequency }: UpdateInput): Promise<void> {
  const { userId } = actorOf(ctx);
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    const [before] = await lockSearch(tx, id, userId);
    if (!before) throw new NotFound(siteTexts.savedSearchNotFound());
    await tx.savedSearch.update({ where: { id }, data: { name, frequency } });
    // Matches during a pause are not emailed after it.
    if ((before.frequency === 'never') !== (frequency === 'never')) await settleWaiting(ctx, tx, [id]);
  });
}

export async function deleteSavedSearch(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  const { userId } = actorOf(ctx);
  await ctx.db.savedSearch.deleteMany({ where: { id, userId } });
}

export async function getSavedSearches(ctx: RequestContext): Promise<SavedSearch[]> {
  const { userId } = actorOf(ctx);
  const [searches, fresh] = await Promise.all([
    ctx.db.savedSearch.findMany({ where: { userId }, orderBy: { id: 'desc' } }),
    countNewListings(ctx, userId),
  ]);
  return searches.map((search) => ({
    id: search.id,
    name: search.name,
    frequency: search.frequency,
    filter: filterTexts(search),
    newListings: fresh.get(search.id) ?? 0,
    createdAt: search.createdAt.toISOString(),
  }));
}

/** Counts matches since each search was last opened, without removed listings. */
async function countNewListings(ctx: RequestContext, userId: number): Promise<Map<number, number>> {
  const rows = await countNewMatches(ctx.db, userId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function openSavedSearch(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  const { userId } = actorOf(ctx);
  const { count } = await ctx.db.savedSearch.updateMany({ where: { id, userId }, data: { seenAt: ctx.clock() } });
  if (count === 0) throw new NotFound(siteTexts.savedSearchNotFound());
}

/** Stops the emails of one saved search, or of all of a user. Waiting matches are never emailed. */
export async function pauseSavedSearches(
  ctx: AppContext,
  tx: Transaction,
  which: Prisma.SavedSearchWhereInput,
): Promise<void> {
  const searches = await tx.savedSearch.findMany({ where: which, select: { id: true }, orderBy: { id: 'asc' } });
  const ids = searches.map(({ id }) => id);
  await tx.savedSearch.updateMany({ where: { id: { in: ids } }, data: { frequency: 'never' } });
  await settleWaiting(ctx, tx, ids);
}

async function settleWaiting(ctx: AppContext, tx: Transaction, savedSearchIds: number[]): Promise<void> {
  await tx.savedSearchMatch.updateMany({
    where: { savedSearchId: { in: savedSearchIds }, settledAt: null },
    data: { settledAt: ctx.clock() },
  });
}
