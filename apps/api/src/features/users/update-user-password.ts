import type { RequestContext } from '../../context.ts';
import { TooManyRequests } from '../../errors.ts';
import { consume } from '../../http/limits.ts';
import { faultOfPassword } from '../auth/password-policy.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { readOwnUser } from '../auth/read-own-user.ts';
import { setPassword } from './set-password.ts';

/** Changes the caller's password. What is wrong is told as text, since clients show only that. */
export async function updateUserPassword(
  ctx: RequestContext,
  input: { oldPassword?: string; password?: string },
): Promise<string> {
  const user = await readOwnUser(ctx);
  try {
    await consume(ctx, 'updateUserPassword', user.id);
  } catch (error) {
    if (error instanceof TooManyRequests) return error.message;
    throw error;
  }
  const { oldPassword = '', password = '' } = input;
  if (!oldPassword) return 'Please enter your current password.';
  if (!(await verifyPassword(oldPassword, user.passwordHash))) return 'The current password is not right.';
  const fault = await faultOfPassword(password, user.email);
  if (fault) return `The new password ${fault}.`;
  if (password === oldPassword) return 'The new password must differ from the current one.';
  const changed = await setPassword(ctx, user, await hashPassword(password), { keepSession: ctx.actor?.sessionId });
  return changed ? '' : 'The password was changed at the same time elsewhere. Please try again.';
}
