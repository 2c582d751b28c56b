import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { consume, giveBack } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { verifyPassword } from './passwords.ts';

/** The user whose email and password these are, with the hash that they fit. Only failures count towards the limits. */
export async function checkPassword(
  ctx: RequestContext,
  input: { username: string; password: string },
): Promise<{ id: number; passwordHash: string }> {
  const network = networkOf(ctx.address);
  const emailAndNetwork = `${input.username.toLowerCase()} ${network}`;
  await consume(ctx, 'oauthTokenByNetwork', network);
  await consume(ctx, 'oauthTokenByEmailAndNetwork', emailAndNetwork);
  const user = await findUser(ctx, input);
  await giveBack(ctx, 'oauthTokenByNetwork', network);
  await giveBack(ctx, 'oauthTokenByEmailAndNetwork', emailAndNetwork);
  return user;
}

/** Unknown, disabled and wrong are one answer, after the same work. */
async function findUser(
  ctx: RequestContext,
  input: { username: string; password: string },
): Promise<{ id: number; passwordHash: string }> {
  const user = await ctx.db.user.findUnique({
    where: { email: input.username },
    select: { id: true, passwordHash: true, disabledAt: true },
  });
  const matches = await verifyPassword(input.password, user?.passwordHash);
  if (!user?.passwordHash || !matches || user.disabledAt) throw invalidGrant();
  return { id: user.id, passwordHash: user.passwordHash };
}

export function invalidGrant(): ApiError {
  return new ApiError(400, 'invalid_grant', 'The email or the password is wrong.');
}
