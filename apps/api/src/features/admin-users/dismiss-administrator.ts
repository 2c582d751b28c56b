import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { endSessionsOf } from './end-user-sessions.ts';
import { lockOtherUser } from './lock-user.ts';

export async function dismissAdministrator(
  ctx: RequestContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const user = await lockOtherUser(ctx, tx, userId);
    if (user.role !== 'ADMIN') throw new Conflict('no_administrator', 'This user is no administrator.');
    await tx.user.update({ where: { id: userId }, data: { role: 'INDIVIDUAL' } });
    // Their browser still believes to be an administrator's.
    await endSessionsOf(ctx, tx, userId);
    const details = { before: { role: 'ADMIN' }, after: { role: 'INDIVIDUAL' } };
    await recordAct(ctx, tx, { action: 'dismissAdministrator', subject: `user ${userId}`, reason, details });
  });
}
