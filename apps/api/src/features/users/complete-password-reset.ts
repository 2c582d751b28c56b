import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { consume } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { faultOfPassword } from '../auth/password-policy.ts';
import { hashPassword } from '../auth/passwords.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { redeemLink } from './links.ts';
import { passwordChangedMail } from './mails/password-changed.ts';

/** Sets a new password by a mailed link. Ends all sessions, and opens none. */
export async function completePasswordReset(
  ctx: RequestContext,
  input: { token: string; password: string },
): Promise<void> {
  await consume(ctx, 'accountLinkByNetwork', networkOf(ctx.address));
  const fault = await faultOfPassword(input.password, '');
  if (fault) throw new InvalidInput([{ field: 'password', defaultMessage: fault }]);
  const passwordHash = await hashPassword(input.password);
  await ctx.db.$transaction(async (tx) => {
    const { userId, email } = await redeemLink(ctx, tx, 'reset_password', input.token);
    const user = await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    // Whoever opened the link reads the mails of that address.
    if (!user.emailVerifiedAt && user.email.toLowerCase() === email.toLowerCase()) {
      await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: ctx.clock() } });
    }
    await tx.session.updateMany({ where: { userId, endedAt: null }, data: { endedAt: ctx.clock() } });
    await tx.accountToken.deleteMany({ where: { userId, purpose: { not: 'undo_email' } } });
    await tx.factorChallenge.deleteMany({ where: { userId } });
    await enqueueMail(ctx, tx, { to: user.email, ...passwordChangedMail(user, ctx.config) });
  });
  await wakeMailDelivery(ctx);
}
