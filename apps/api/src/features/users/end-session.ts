import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';

export async function endSession(ctx: RequestContext, { id }: { id: string }): Promise<void> {
  const { count } = await ctx.db.session.updateMany({
    where: { id, userId: actorOf(ctx).userId, endedAt: null },
    data: { endedAt: ctx.clock() },
  });
  if (!count) throw new NotFound('This session');
}
