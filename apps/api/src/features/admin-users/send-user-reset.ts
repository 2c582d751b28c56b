import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { createLink } from '../users/links.ts';
import { resetPasswordMail } from '../users/mails/reset-password.ts';
import { lockUser } from './lock-user.ts';

export async function sendUserReset(
  ctx: RequestContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const user = await lockUser(ctx, tx, userId);
    if (user.disabledAt) throw new Conflict('disabled', 'A disabled user cannot choose a password. Enable them first.');
    const link = await createLink(ctx, tx, { userId, purpose: 'reset_password', email: user.email });
    await enqueueMail(ctx, tx, { to: user.email, expiresAt: link.expiresAt, ...resetPasswordMail(user, link) });
    await recordAct(ctx, tx, { action: 'sendUserReset', subject: `user ${userId}`, reason });
  });
  await wakeMailDelivery(ctx);
}
