import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { recordAct } from '../admin/record-act.ts';
import { lockUser } from './lock-user.ts';

export async function endUserSessions(
  ctx: RequestContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await lockUser(ctx, tx, userId);
    const ended = await endSessionsOf(ctx, tx, userId);
    const details = { before: { sessions: ended }, after: { sessions: 0 } };
    await recordAct(ctx, tx, { action: 'endUserSessions', subject: `user ${userId}`, reason, details });
  });
}

/** Logs a user off everywhere, and takes away links that would log them in. Returns how many sessions that ended. */
export async function endSessionsOf(ctx: RequestContext, tx: Transaction, userId: number): Promise<number> {
  await tx.accountToken.deleteMany({ where: { userId, purpose: 'log_in' } });
  const now = ctx.clock();
  const { count } = await tx.session.updateMany({
    where: { userId, endedAt: null, expiresAt: { gt: now } },
    data: { endedAt: now },
  });
  return count;
}
