import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { lockUser } from './lock-user.ts';

/** Lets a user in again. What hides listings of theirs beside it goes on; `shown` in the log counts those that are back. */
export async function enableUser(
  ctx: RequestContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { disabledAt } = await lockUser(ctx, tx, userId);
    if (!disabledAt) throw new Conflict('enabled', 'This user is not disabled.');
    await tx.user.update({ where: { id: userId }, data: { disabledAt: null } });
    await tx.property.updateMany({ where: { ownerId: userId }, data: { ownerDisabledAt: null } });
    const listings = await tx.property.count({ where: { ownerId: userId, listedAs: { not: null } } });
    const details = { before: { disabled: true }, after: { disabled: false, shown: listings } };
    await recordAct(ctx, tx, { action: 'enableUser', subject: `user ${userId}`, reason, details });
  });
}
