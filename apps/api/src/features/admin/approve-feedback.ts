import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from './record-act.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

export async function approveFeedback(ctx: RequestContext, input: { id: number; approved: boolean }): Promise<void> {
  const { id, approved } = input;
  await ctx.db.$transaction(async (tx) => {
    await holdAccounts(ctx, tx);
    const { count } = await tx.feedback.updateMany({
      where: { id },
      data: { approvedAt: approved ? ctx.clock() : null },
    });
    if (count === 0) throw new NotFound('This feedback');
    await recordAct(ctx, tx, {
      action: 'approveFeedback',
      subject: `feedback ${id}`,
      details: { after: { approved } },
    });
  });
}
