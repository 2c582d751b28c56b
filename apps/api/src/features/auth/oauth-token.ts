import type { Token } from '@africanscity/contracts/auth';
import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { consume, giveBack } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { openSession, type SignToken } from './open-session.ts';
import { verifyPassword } from './passwords.ts';

/** Opens a session for whoever knows the password. Only failures count towards the limits. */
export async function oauthToken(
  ctx: RequestContext,
  input: { grant_type?: string; username: string; password: string },
  sign: SignToken,
): Promise<Token> {
  if (input.grant_type !== 'password')
    throw new ApiError(400, 'unsupported_grant_type', 'grant_type must be "password".');
  const network = networkOf(ctx.address);
  const emailAndNetwork = `${input.username.toLowerCase()} ${network}`;
  await consume(ctx, 'oauthTokenByNetwork', network);
  await consume(ctx, 'oauthTokenByEmailAndNetwork', emailAndNetwork);
  const userId = await findUser(ctx, input);
  await giveBack(ctx, 'oauthTokenByNetwork', network);
  await giveBack(ctx, 'oauthTokenByEmailAndNetwork', emailAndNetwork);
  return openSession(ctx, ctx.db, userId, sign);
}

/** Unknown, disabled and wrong are one answer, after the same work. */
async function findUser(ctx: RequestContext, input: { username: string; password: string }): Promise<number> {
  const user = await ctx.db.user.findUnique({
    where: { email: input.username },
    select: { id: true, passwordHash: true, disabledAt: true },
  });
  const matches = await verifyPassword(input.password, user?.passwordHash);
  if (!user || !matches || user.disabledAt)
    throw new ApiError(400, 'invalid_grant', 'The email or the password is wrong.');
  return user.id;
}
