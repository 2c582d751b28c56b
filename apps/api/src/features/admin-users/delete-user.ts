import type { RequestContext } from '../../context.ts';
import { recordAct } from '../admin/record-act.ts';
import { forgetUser } from '../users/delete-account.ts';
import { lockOtherUser } from './lock-user.ts';

export async function deleteUser(
  ctx: RequestContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await lockOtherUser(ctx, tx, userId);
    await forgetUser(ctx, tx, userId);
    await recordAct(ctx, tx, { action: 'deleteUser', subject: `user ${userId}`, reason });
  });
}
