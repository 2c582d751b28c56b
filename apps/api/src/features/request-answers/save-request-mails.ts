import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';

export async function saveRequestMails(ctx: RequestContext, input: { wanted: boolean }): Promise<void> {
  await ctx.db.user.update({
    where: { id: actorOf(ctx).userId },
    data: { requestMailsOffAt: input.wanted ? null : ctx.clock() },
  });
}
