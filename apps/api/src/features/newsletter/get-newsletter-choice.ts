import type { RequestContext } from '../../context.ts';
import { readOwnUser } from '../auth/read-own-user.ts';

export async function getNewsletterChoice(ctx: RequestContext): Promise<{ subscribed: boolean }> {
  const { email } = await readOwnUser(ctx);
  const subscriber = await ctx.db.newsletterSubscriber.findUnique({ where: { email } });
  return { subscribed: Boolean(subscriber?.confirmedAt && !subscriber.unsubscribedAt) };
}
