import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { holdAccounts } from '../users/hold-accounts.ts';
import { recordAct } from '../admin/record-act.ts';

export async function handlePropertyEvaluation(
  ctx: RequestContext,
  input: { id: number; handled: boolean; note: string },
): Promise<void> {
  const { id, handled, note } = input;
  await ctx.db.$transaction(async (tx) => {
    await holdAccounts(ctx, tx);
    const evaluation = await tx.propertyEvaluation.findUnique({ where: { id } });
    if (!evaluation) throw new NotFound('This evaluation');
    await tx.propertyEvaluation.update({ where: { id }, data: { handledAt: handled ? ctx.clock() : null, note } });
    await recordAct(ctx, tx, {
      action: 'handlePropertyEvaluation',
      subject: `evaluation ${id}`,
      details: { before: { handled: evaluation.handledAt !== null }, after: { handled } },
    });
  });
}
