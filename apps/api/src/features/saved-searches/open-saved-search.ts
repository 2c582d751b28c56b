import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';

export async function openSavedSearch(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  const { userId } = actorOf(ctx);
  const { count } = await ctx.db.savedSearch.updateMany({ where: { id, userId }, data: { seenAt: ctx.clock() } });
  if (count === 0) throw new NotFound('This saved search');
}
