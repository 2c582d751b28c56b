import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { lockUser } from './lock-user.ts';

/** For somebody whose name is their own although it looks like a verified company's. */
export async function allowNames(
  ctx: RequestContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const user = await lockUser(ctx, tx, userId);
    if (user.namesAllowedAt) throw new Conflict('names_allowed', 'This user may use such names already.');
    await tx.user.update({ where: { id: userId }, data: { namesAllowedAt: ctx.clock() } });
    const details = { before: { namesAllowed: false }, after: { namesAllowed: true } };
    await recordAct(ctx, tx, { action: 'allowNames', subject: `user ${userId}`, reason, details });
  });
}
