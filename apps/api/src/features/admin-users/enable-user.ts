import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { lockUser } from './lock-user.ts';

/** What the owner's package does not allow stays hidden by that. */
export async function enableUser(
  ctx: RequestContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { disabledAt } = await lockUser(tx, userId);
    if (!disabledAt) throw new Conflict('enabled', 'This user is not disabled.');
    await tx.user.update({ where: { id: userId }, data: { disabledAt: null } });
    const listings = await tx.$executeRaw`
      UPDATE properties SET hidden_at = over_limit_at WHERE owner_id = ${userId} AND hidden_at = ${disabledAt}`;
    const details = { before: { disabled: true }, after: { disabled: false, shown: listings } };
    await recordAct(ctx, tx, { action: 'enableUser', subject: `user ${userId}`, reason, details });
  });
}
