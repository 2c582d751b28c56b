import type { RequestContext } from '../../context.ts';
import { TooManyRequests } from '../../errors.ts';
import { consume } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';

/**
 * Has a link mailed. The address is looked up by a job, so that the answer and its time are the same whether
 * it is known or not. A bot that filled the hidden field hears of success.
 */
export async function subscribeNewsletter(
  ctx: RequestContext,
  { email, fax }: { email: string; fax: string },
): Promise<void> {
  if (fax !== '') return;
  await consume(ctx, 'subscribeNewsletter', networkOf(ctx.address));
  if (await isTooOften(ctx, email)) return;
  await ctx.jobs.enqueue('send-newsletter-confirmation', { email });
}

/** A stranger may have typed the address, so it hears from us a few times only, and the answer does not tell. */
async function isTooOften(ctx: RequestContext, email: string): Promise<boolean> {
  try {
    await consume(ctx, 'newsletterMailByEmail', email.toLowerCase());
    return false;
  } catch (error) {
    if (error instanceof TooManyRequests) return true;
    throw error;
  }
}
