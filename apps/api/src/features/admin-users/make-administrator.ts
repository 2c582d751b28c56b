import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { lockUser } from './lock-user.ts';

export async function makeAdministrator(
  ctx: RequestContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const user = await lockUser(ctx, tx, userId);
    if (user.role === 'ADMIN') throw new Conflict('already_administrator', 'This user is an administrator already.');
    if (user.disabledAt)
      throw new Conflict('disabled', 'A disabled user cannot be an administrator. Enable them first.');
    // A link made before would log in an administrator now.
    await tx.accountToken.deleteMany({ where: { userId, purpose: 'log_in' } });
    await tx.user.update({ where: { id: userId }, data: { role: 'ADMIN' } });
    const details = { before: { role: user.role }, after: { role: 'ADMIN' } };
    await recordAct(ctx, tx, { action: 'makeAdministrator', subject: `user ${userId}`, reason, details });
  });
}
