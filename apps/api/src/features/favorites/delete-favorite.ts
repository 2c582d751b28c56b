import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';

export async function deleteFavorite(ctx: RequestContext, input: { propertyId: number }): Promise<void> {
  const { userId } = actorOf(ctx);
  await ctx.db.favorite.deleteMany({ where: { userId, propertyId: input.propertyId } });
}
