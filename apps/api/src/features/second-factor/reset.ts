import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { endSessionsOf } from '../admin-users/end-user-sessions.ts';
import { lockOtherUser } from '../admin-users/lock-user.ts';
import { wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { deleteFactors, tellOwner } from './factors.ts';

/** For somebody who lost what they log in with. Nobody does it to themselves: the factor would protect nothing. */
export async function resetSecondFactors(
  ctx: RequestContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const user = await lockOtherUser(ctx, tx, userId);
    const factors = await deleteFactors(tx, userId);
    if (!factors) throw new Conflict('no_second_factor', 'This user has no second factor.');
    const sessionsEnded = await endSessionsOf(ctx, tx, userId);
    await tellOwner(
      ctx,
      tx,
      user,
      'An administrator of AfricansCity took the second step of logging in off your account, and logged you off everywhere. Until you add one again, the password alone logs in.',
    );
    const details = { before: { factors }, after: { factors: 0, sessionsEnded } };
    await recordAct(ctx, tx, { action: 'resetSecondFactors', subject: `user ${userId}`, reason, details });
  });
  await wakeMailDelivery(ctx);
}
