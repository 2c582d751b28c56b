import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { invalidLink, redeemLink } from './links.ts';

/** Confirms an address; if it is a new one, it takes the place of the old. */
export async function verifyEmail(ctx: RequestContext, { token }: { token: string }): Promise<void> {
  await consume(ctx, 'accountLinkByNetwork', networkOf(ctx.address));
  await ctx.db.$transaction(async (tx) => {
    const { userId, email } = await redeemLink(ctx, tx, 'verify_email', token);
    await tx.user
      .update({ where: { id: userId }, data: { email, emailVerifiedAt: ctx.clock() } })
      .catch((error: { code?: string }) => {
        // Another account has taken the address since.
        throw error.code === 'P2002' ? invalidLink() : error;
      });
    // Links mailed to the old address must not open the account any more.
    await tx.accountToken.deleteMany({ where: { userId, purpose: 'reset_password', email: { not: email } } });
  });
}
