import type { Token } from '@africanscity/contracts/auth';
import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { openSession, type SignToken } from '../auth/open-session.ts';
import { invalidLink, redeemLink } from '../users/links.ts';

/** The link is used up in the transaction that opens the session, so one of several at once gets in. */
export async function logInByLink(ctx: RequestContext, input: { token: string }, sign: SignToken): Promise<Token> {
  await consume(ctx, 'accountLinkByNetwork', networkOf(ctx.address));
  return ctx.db.$transaction(async (tx) => {
    const { userId } = await redeemLink(ctx, tx, 'log_in', input.token);
    // A link that was made before the account got a second factor was taken away with that.
    const token = await openSession(ctx, tx, userId, sign, { byLink: true });
    if (!token) throw invalidLink();
    return token;
  });
}
