import type { RequestContext } from '../../context.ts';
import { TooManyRequests } from '../../errors.ts';
import { consume } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';

/**
 * Has a link mailed. The account is looked up by a job, so that the answer takes the same time
 * whether there is one or not.
 */
export async function requestPasswordReset(ctx: RequestContext, { email }: { email: string }): Promise<void> {
  await consume(ctx, 'requestPasswordResetByNetwork', networkOf(ctx.address));
  if (await isTooOften(ctx, email)) return;
  await ctx.jobs.enqueue('send-password-reset', { email });
}

/** Too many mails to one address are not sent, and the answer does not tell. */
async function isTooOften(ctx: RequestContext, email: string): Promise<boolean> {
  try {
    await consume(ctx, 'requestPasswordResetByEmail', email.toLowerCase());
    return false;
  } catch (error) {
    if (error instanceof TooManyRequests) return true;
    throw error;
  }
}
