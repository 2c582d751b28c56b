import { maxFavorites } from '@africanscity/contracts/favorites';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { maySeeListing } from '../listings/policy.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

export async function saveFavorite(ctx: RequestContext, input: { propertyId: number }): Promise<void> {
  const { userId } = actorOf(ctx);
  const property = await ctx.db.property.findUnique({ where: { id: input.propertyId } });
  if (!property || !maySeeListing(ctx.actor, property)) throw new NotFound('This listing');
  if ((await ctx.db.favorite.count({ where: { userId } })) >= maxFavorites) {
    throw new Conflict('too_many_favorites', `You have ${maxFavorites} favorites. Remove one to add another.`);
  }
  await ctx.db.$transaction(async (tx) => {
    await holdAccounts(ctx, tx);
    await tx.favorite.createMany({ data: [{ userId, propertyId: input.propertyId }], skipDuplicates: true });
  });
}
