import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';

export async function deleteSavedSearch(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  const { userId } = actorOf(ctx);
  await ctx.db.savedSearch.deleteMany({ where: { id, userId } });
}
