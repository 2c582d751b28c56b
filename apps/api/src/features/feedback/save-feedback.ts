import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

export async function saveFeedback(ctx: RequestContext, input: { message: string }): Promise<void> {
  const { userId } = actorOf(ctx);
  await consume(ctx, 'saveFeedback', userId);
  await ctx.db.$transaction(async (tx) => {
    await holdAccounts(ctx, tx);
    await tx.feedback.create({ data: { userId, message: input.message } });
  });
}
