import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';

export async function restorePackagesById(ctx: RequestContext, input: { id: number }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.package.updateMany({
      where: { id: input.id, archivedAt: { not: null } },
      data: { archivedAt: null },
    });
    if (count === 0) throw new NotFound('This archived package');
    await recordAct(ctx, tx, { action: 'restorePackagesById', subject: `package ${input.id}` });
  });
}
