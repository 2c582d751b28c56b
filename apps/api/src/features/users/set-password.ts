import type { Transaction } from '@africanscity/db/client';
import type { User } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { passwordChangedMail } from './mails/password-changed.ts';

/**
 * Takes away links, and logins that wait for their second step, which an intruder may have asked for. What
 * undoes a change of the email address stays: it is the way back of whoever had the account before.
 */
export async function deleteLinksOf(tx: Transaction, user: { id: number; email: string }): Promise<void> {
  await tx.accountToken.deleteMany({
    where: {
      userId: user.id,
      purpose: { not: 'undo_email' },
      OR: [{ purpose: { in: ['reset_password', 'log_in'] } }, { email: { not: user.email } }],
    },
  });
  await tx.factorChallenge.deleteMany({ where: { userId: user.id } });
}

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
    await deleteLinksOf(tx, user);
    await enqueueMail(ctx, tx, { to: user.email, ...passwordChangedMail(user, ctx.config) });
    return true;
  });
  if (changed) await wakeMailDelivery(ctx);
  return changed;
}
