import * as texts from '@africanscity/messages/listings';
import type { OwnShortlist } from '@africanscity/contracts/listings/shortlists';
import { maxFavorites, maxShortlistHomes } from '@africanscity/contracts/listings/values';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { RequestContext } from '../../../context.ts';
import { Conflict } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { lockFavorites } from '../../../kernel/locks.ts';
import { lockAccountsShared } from '../../accounts/lock-accounts.ts';
import { saveFavorite } from '../favorites/favorites.ts';
import { orderFavorites, orderHomes } from '../favorites/favorites.sql.ts';
import { favoriteIncludes, presentOwnHome } from './present.ts';
import { linkOf } from './sharing.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import type { Verb } from '../../../verb.ts';
import { favoritesOrder, findHomes, findOwnShortlist } from './shortlists.ts';

/** Returns a list of the caller, or without an id all favorites. */
export async function getShortlist(ctx: RequestContext, { id }: { id?: number | undefined }): Promise<OwnShortlist> {
  const labels = await readStatusLabels(ctx);
  if (id === undefined) {
    const favorites = await ctx.db.favorite.findMany({
      where: { userId: actorOf(ctx).userId },
      orderBy: [...favoritesOrder],
      take: maxFavorites,
      include: favoriteIncludes,
    });
    const homes = favorites.map((favorite) => presentOwnHome(ctx, labels, favorite, []));
    return { id: null, name: '', sharer: '', link: null, homes };
  }
  const list = await findOwnShortlist(ctx, id);
  const rows = await findHomes(ctx, id);
  return {
    id,
    name: list.name,
    sharer: list.sharer,
    link: linkOf(ctx.config, list),
    homes: rows.map(({ favorite, comments }) => presentOwnHome(ctx, labels, favorite, comments)),
  };
}

interface Home {
  id: number;
  propertyId: number;
}

/** Makes a listing a favorite and puts it first into a list. Throws Conflict at the limits. */
export async function addToShortlist(ctx: RequestContext, { id: listId, propertyId }: Home): Promise<void> {
  const { userId } = actorOf(ctx);
  await findOwnShortlist(ctx, listId);
  await saveFavorite(ctx, { propertyId });
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    await lockFavorites(tx, userId);
    await findOwnShortlist(ctx, listId, tx);
    const homes = await tx.shortlistHome.findMany({ where: { listId }, select: { propertyId: true, position: true } });
    if (homes.some((home) => home.propertyId === propertyId)) return;
    if (homes.length >= maxShortlistHomes)
      throw new Conflict('too_many_homes', texts.listFull({ count: maxShortlistHomes }));
    const position = Math.min(0, ...homes.map((home) => home.position)) - 1;
    await tx.shortlistHome.create({ data: { listId, propertyId, userId, position } });
  });
}

export async function removeFromShortlist(ctx: RequestContext, { id, propertyId }: Home): Promise<void> {
  await findOwnShortlist(ctx, id);
  await ctx.db.shortlistHome.deleteMany({ where: { listId: id, propertyId, userId: actorOf(ctx).userId } });
}

/** Sets the order of a list, or without an id that of all favorites. */
export const orderShortlist: Verb<typeof calls.orderShortlist> = async (ctx, { id, propertyIds }) => {
  if (id !== undefined) await findOwnShortlist(ctx, id);
  await (id === undefined
    ? orderFavorites(ctx.db, actorOf(ctx).userId, propertyIds)
    : orderHomes(ctx.db, id, propertyIds));
};
