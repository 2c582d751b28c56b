import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { createLink, redeemLink, tokenOf } from './links.ts';
import { takeAddress } from './verify-email.ts';

/**
 * Gives an account the address back that it had. Whoever changed it knew the password, so that ends, with
 * every session, link and factor that came since; the answer opens the way to a new password.
 */
export async function undoEmailChange(
  ctx: RequestContext,
  { token }: { token: string },
): Promise<{ resetToken: string }> {
  await consume(ctx, 'accountLinkByNetwork', networkOf(ctx.address));
  return ctx.db.$transaction(async (tx) => {
    const { userId, email, createdAt } = await redeemLink(ctx, tx, 'undo_email', token);
    const since = { userId, createdAt: { gte: createdAt } };
    await takeAddress(ctx, tx, userId, email);
    await tx.user.update({ where: { id: userId }, data: { passwordHash: null } });
    await tx.session.updateMany({ where: { userId, endedAt: null }, data: { endedAt: ctx.clock() } });
    // An older way back leads to an older owner, and stays.
    await tx.accountToken.deleteMany({
      where: { userId, NOT: { purpose: 'undo_email', createdAt: { lt: createdAt } } },
    });
    await tx.passkey.deleteMany({ where: since });
    await tx.authenticator.deleteMany({ where: since });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await tx.factorChallenge.deleteMany({ where: { userId } });
    const link = await createLink(ctx, tx, { userId, purpose: 'reset_password', email });
    return { resetToken: tokenOf(link) };
  });
}
