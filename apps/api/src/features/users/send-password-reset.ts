import type { AppContext } from '../../context.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { createLink } from './links.ts';
import { resetPasswordMail } from './mails/reset-password.ts';

/** Mails the link to choose a new password to the account's address. Does nothing where there is no account. */
export async function sendPasswordReset(ctx: AppContext, { email }: { email: string }): Promise<void> {
  const user = await ctx.db.user.findUnique({ where: { email, disabledAt: null } });
  if (!user) return;
  await ctx.db.$transaction(async (tx) => {
    const link = await createLink(ctx, tx, { userId: user.id, purpose: 'reset_password', email: user.email });
    await enqueueMail(ctx, tx, { to: user.email, expiresAt: link.expiresAt, ...resetPasswordMail(user, link) });
  });
  await wakeMailDelivery(ctx);
}
