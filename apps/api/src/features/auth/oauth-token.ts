import type { Token } from '@africanscity/contracts/auth';
import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { hasFactor, readFactors } from '../second-factor/factors.ts';
import { mfaRequired } from '../second-factor/log-in.ts';
import { checkPassword, invalidGrant } from './check-password.ts';
import { openSession, type SignToken } from './open-session.ts';

/** Opens a session for whoever knows the password, unless the account has a second factor. */
export async function oauthToken(
  ctx: RequestContext,
  input: { grant_type?: string; username: string; password: string },
  sign: SignToken,
): Promise<Token> {
  if (input.grant_type !== 'password')
    throw new ApiError(400, 'unsupported_grant_type', 'grant_type must be "password".');
  const { id, passwordHash } = await checkPassword(ctx, input);
  if (hasFactor(await readFactors(ctx.db, id))) throw mfaRequired(ctx.config.publicUrl);
  const token = await openSession(ctx, ctx.db, id, sign, { passwordHash });
  // The password was changed while it was checked.
  if (!token) throw invalidGrant();
  return token;
}
