import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';

export async function reopenAdTask(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.adTask.updateMany({
      where: { id, doneAt: { not: null } },
      data: { doneAt: null, doneById: null, proofUrl: null, proofNote: '', propertyId: null },
    });
    if (count === 0) throw new NotFound('This placed ad');
    await recordAct(ctx, tx, { action: 'reopenAdTask', subject: `ad ${id}` });
  });
}
