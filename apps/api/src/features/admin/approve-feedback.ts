import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';

export async function approveFeedback(ctx: RequestContext, input: { id: number; approved: boolean }): Promise<void> {
  const { count } = await ctx.db.feedback.updateMany({
    where: { id: input.id },
    data: { approvedAt: input.approved ? ctx.clock() : null },
  });
  if (count === 0) throw new NotFound('This feedback');
}
