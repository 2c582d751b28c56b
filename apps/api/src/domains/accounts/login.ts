import type { Token } from '@africanscity/contracts/accounts/login';
import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { checkPassword, invalidGrant } from './passwords.ts';
import { mfaRequired } from './second-factor/second-step.ts';
import { openSession, type SignToken } from './sessions.ts';
import { hasSecondFactor } from '../../kernel/second-factor.ts';

/** Opens a session for a right password, unless the account has a second factor. */
export async function oauthToken(
  ctx: RequestContext,
  input: { grant_type?: string; username: string; password: string },
  sign: SignToken,
): Promise<Token> {
  if (input.grant_type !== 'password')
    throw new ApiError(400, 'unsupported_grant_type', 'grant_type must be "password".');
  const { id, passwordHash } = await checkPassword(ctx, input);
  if (await hasSecondFactor(ctx.db, id)) throw mfaRequired(ctx.config.publicUrl);
  const token = await openSession(ctx, ctx.db, id, sign, { passwordHash });
  // The password was changed during the check.
  if (!token) throw invalidGrant();
  return token;
}

/** Ends the caller's session. Succeeds without one. */
export async function logoff(ctx: RequestContext): Promise<void> {
  if (!ctx.actor) return;
  await ctx.db.session.updateMany({
    where: { id: ctx.actor.sessionId, endedAt: null },
    data: { endedAt: ctx.clock() },
  });
}
