import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';

export async function saveFeedback(ctx: RequestContext, input: { message: string }): Promise<void> {
  const { userId } = actorOf(ctx);
  await consume(ctx, 'saveFeedback', userId);
  await ctx.db.feedback.create({ data: { userId, message: input.message } });
}
