import type { RequestContext } from '../../context.ts';
import { consume } from '../../http/limits.ts';
import { networkOf } from '../../network-of.ts';
import { invalidLink } from '../users/links.ts';
import { confirmHashOf } from './send-newsletter-confirmation.ts';

export async function confirmNewsletter(ctx: RequestContext, { token }: { token: string }): Promise<void> {
  await consume(ctx, 'accountLinkByNetwork', networkOf(ctx.address));
  // One statement: of two that confirm at once, one finds the secret.
  const { count } = await ctx.db.newsletterSubscriber.updateMany({
    where: { confirmHash: confirmHashOf(token), confirmExpiresAt: { gt: ctx.clock() } },
    data: { confirmedAt: ctx.clock(), unsubscribedAt: null, confirmHash: null, confirmExpiresAt: null },
  });
  if (count === 0) throw invalidLink();
}
