import type { RequestContext } from '../../context.ts';
import { undecidedAnswer } from './undecided-answer.ts';

/** Declines an answer without a mail: nobody likes to get one that says no. */
export async function declineRequestAnswer(ctx: RequestContext, input: { id: number; token?: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { answer } = await undecidedAnswer(ctx, tx, input);
    await tx.propertyRequestAnswer.update({ where: { id: answer.id }, data: { declinedAt: ctx.clock() } });
  });
}
