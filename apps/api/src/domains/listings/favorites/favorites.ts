import * as texts from '@africanscity/messages/listings';
import * as siteTexts from '@africanscity/messages/site';
import type { FavoriteListing } from '@africanscity/contracts/listings/favorites';
import { maxFavorites } from '@africanscity/contracts/listings/values';
import type { calls } from '@africanscity/contracts/listings/calls';
import type { RequestContext } from '../../../context.ts';
import { Conflict, NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { readStatusLabels } from '../../../kernel/status-labels.ts';
import { lockAccountsShared } from '../../accounts/lock-accounts.ts';
import { maySeeListing } from '../core/policy.ts';
import { cardIncludes, presentCard } from '../core/present-card.ts';
import { lockFavorites } from '../../../kernel/locks.ts';
import type { Verb } from '../../../verb.ts';

/** Saves a favorite. An existing one stays unchanged. Throws Conflict at the limit. */
export async function saveFavorite(ctx: RequestContext, input: { propertyId: number }): Promise<void> {
  const { userId } = actorOf(ctx);
  const property = await ctx.db.property.findUnique({ where: { id: input.propertyId } });
  if (!property || !maySeeListing(ctx.actor, property)) throw new NotFound(siteTexts.listingNotFound());
  const { id: propertyId, price } = property;
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    // Serialises concurrent saves, so that the limit holds.
    await lockFavorites(tx, userId);
    if (await tx.favorite.findUnique({ where: { userId_propertyId: { userId, propertyId } } })) return;
    if ((await tx.favorite.count({ where: { userId } })) >= maxFavorites) {
      throw new Conflict('too_many_favorites', texts.favoritesFull({ count: maxFavorites }));
    }
    await tx.favorite.create({ data: { userId, propertyId, price } });
  });
}

export const saveFavoriteNote: Verb<typeof calls.saveFavoriteNote> = async (ctx, { propertyId, note }) => {
  const { userId } = actorOf(ctx);
  const { count } = await ctx.db.favorite.updateMany({ where: { userId, propertyId }, data: { note } });
  if (count === 0) throw new NotFound(siteTexts.favoriteNotFound());
};

export async function deleteFavorite(ctx: RequestContext, input: { propertyId: number }): Promise<void> {
  const { userId } = actorOf(ctx);
  await ctx.db.favorite.deleteMany({ where: { userId, propertyId: input.propertyId } });
}

export async function getFavorites(ctx: RequestContext): Promise<FavoriteListing[]> {
  const { userId } = actorOf(ctx);
  const favorites = await ctx.db.favorite.findMany({
    where: { userId, property: { listedAs: { not: null } } },
    orderBy: [{ createdAt: 'desc' }, { propertyId: 'desc' }],
    take: maxFavorites,
    include: { property: { include: cardIncludes } },
  });
  const labels = await readStatusLabels(ctx);
  return favorites.map(({ property, note, price }) => ({
    ...presentCard(ctx, labels, property),
    note,
    savedPrice: price && Number(price),
  }));
}
