import * as texts from '@africanscity/messages/listings';
import type { Shortlist as ListInOverview } from '@africanscity/contracts/listings/shortlists';
import { maxShortlistHomes, maxShortlists } from '@africanscity/contracts/listings/values';
import type { Transaction } from '@africanscity/db/client';
import type { Shortlist } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';
import { Conflict, NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { lockFavorites } from '../../../kernel/locks.ts';
import { lockAccountsShared } from '../../accounts/lock-accounts.ts';
import { favoriteIncludes } from './present.ts';

/** The order of all favorites: those without a place first, the latest of them before others. */
export const favoritesOrder = [
  { position: { sort: 'asc', nulls: 'first' } },
  { createdAt: 'desc' },
  { propertyId: 'desc' },
] as const;

export async function getShortlists(ctx: RequestContext): Promise<ListInOverview[]> {
  const { userId } = actorOf(ctx);
  const lists = await ctx.db.shortlist.findMany({
    where: { userId },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    include: { homes: { select: { propertyId: true }, orderBy: { position: 'asc' } } },
  });
  return lists.map(({ id, name, shareKey, homes }) => ({
    id,
    name,
    isShared: shareKey !== null,
    homes: homes.map(({ propertyId }) => propertyId),
  }));
}

/** Returns a list of the caller. Throws NotFound for any other. */
export async function findOwnShortlist(
  ctx: RequestContext,
  id: number,
  db: Pick<Transaction, 'shortlist'> = ctx.db,
): Promise<Shortlist> {
  const list = await db.shortlist.findFirst({ where: { id, userId: actorOf(ctx).userId } });
  if (!list) throw new NotFound(texts.listNotFound());
  return list;
}

/** Returns the homes of a list in its order, with their comments, the oldest first. */
export function findHomes(ctx: Pick<RequestContext, 'db'>, listId: number) {
  return ctx.db.shortlistHome.findMany({
    where: { listId },
    orderBy: [{ position: 'asc' }, { propertyId: 'desc' }],
    include: { favorite: { include: favoriteIncludes }, comments: { orderBy: { id: 'asc' } } },
  });
}

interface Saved {
  id?: number | undefined;
  name: string;
  withFavorites: boolean;
}

/** Creates a list, or renames one. Throws Conflict at the limit. */
export async function saveShortlist(ctx: RequestContext, input: Saved): Promise<{ id: number }> {
  const { id, name } = input;
  if (id === undefined) return createShortlist(ctx, input);
  await findOwnShortlist(ctx, id);
  await ctx.db.shortlist.updateMany({ where: { id, userId: actorOf(ctx).userId }, data: { name } });
  return { id };
}

async function createShortlist(ctx: RequestContext, { name, withFavorites }: Saved): Promise<{ id: number }> {
  const { userId } = actorOf(ctx);
  return ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    // Serialises concurrent saves, so that the limit holds.
    await lockFavorites(tx, userId);
    if ((await tx.shortlist.count({ where: { userId } })) >= maxShortlists)
      throw new Conflict('too_many_lists', texts.listsFull({ count: maxShortlists }));
    const { id } = await tx.shortlist.create({ data: { userId, name } });
    if (!withFavorites) return { id };
    const favorites = await tx.favorite.findMany({
      where: { userId, property: { listedAs: { not: null } } },
      orderBy: [...favoritesOrder],
      take: maxShortlistHomes,
    });
    await tx.shortlistHome.createMany({
      data: favorites.map(({ propertyId }, position) => ({ listId: id, propertyId, userId, position })),
    });
    return { id };
  });
}

export async function deleteShortlist(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await findOwnShortlist(ctx, id);
  await ctx.db.shortlist.deleteMany({ where: { id, userId: actorOf(ctx).userId } });
}
