import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { endSessionsOf } from './end-user-sessions.ts';
import { lockOtherUser } from './lock-user.ts';

/** Takes a user out, with all listings of theirs. `hidden` in the log counts those that were on the site. */
export async function disableUser(
  ctx: RequestContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const user = await lockOtherUser(ctx, tx, userId);
    if (user.disabledAt) throw new Conflict('disabled', 'This user is disabled already.');
    const disabledAt = ctx.clock();
    await tx.user.update({ where: { id: userId }, data: { disabledAt } });
    const sessions = await endSessionsOf(ctx, tx, userId);
    await tx.accountToken.deleteMany({ where: { userId } });
    await tx.factorChallenge.deleteMany({ where: { userId } });
    const listings = await tx.property.count({ where: { ownerId: userId, listedAs: { not: null } } });
    await tx.property.updateMany({ where: { ownerId: userId }, data: { ownerDisabledAt: disabledAt } });
    const details = {
      before: { disabled: false },
      after: { disabled: true, sessionsEnded: sessions, hidden: listings },
    };
    await recordAct(ctx, tx, { action: 'disableUser', subject: `user ${userId}`, reason, details });
  });
}
