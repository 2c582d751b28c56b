import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { endSessionsOf } from './end-user-sessions.ts';
import { lockOtherUser } from './lock-user.ts';

/** Listings that somebody hid before stay hidden when the user is enabled: the moment tells them apart. */
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
    const { count: listings } = await tx.property.updateMany({
      where: { ownerId: userId, hiddenAt: null },
      data: { hiddenAt: disabledAt },
    });
    const details = {
      before: { disabled: false },
      after: { disabled: true, sessionsEnded: sessions, hidden: listings },
    };
    await recordAct(ctx, tx, { action: 'disableUser', subject: `user ${userId}`, reason, details });
  });
}
