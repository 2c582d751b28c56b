import type { User } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { passwordChangedMail } from './mails/password-changed.ts';

/**
 * Sets a password that takes the place of the one the user was read with; false when another was set
 * since. Ends sessions and links that the old one opened, and tells the user by mail.
 */
export async function setPassword(
  ctx: AppContext,
  user: User,
  passwordHash: string,
  { keepSession }: { keepSession?: string },
): Promise<boolean> {
  const changed = await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash, disabledAt: null },
      data: { passwordHash },
    });
    if (!count) return false;
    await tx.session.updateMany({
      where: { userId: user.id, endedAt: null, id: { not: keepSession } },
      data: { endedAt: ctx.clock() },
    });
    // A waiting change of the email address may be what an intruder asked for.
    await tx.accountToken.deleteMany({
      where: { userId: user.id, OR: [{ purpose: 'reset_password' }, { email: { not: user.email } }] },
    });
    await enqueueMail(ctx, tx, { to: user.email, ...passwordChangedMail(user, ctx.config) });
    return true;
  });
  if (changed) await wakeMailDelivery(ctx);
  return changed;
}
