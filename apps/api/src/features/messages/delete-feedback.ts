import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

export async function deleteFeedback(ctx: RequestContext, input: { id: number; reason: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await holdAccounts(ctx, tx);
    const { count } = await tx.feedback.deleteMany({ where: { id: input.id } });
    if (count === 0) throw new NotFound('This feedback');
    await recordAct(ctx, tx, { action: 'deleteFeedback', subject: `feedback ${input.id}`, reason: input.reason });
  });
}
