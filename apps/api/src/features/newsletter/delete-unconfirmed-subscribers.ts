import type { AppContext } from '../../context.ts';

/** Forgets addresses whose owners never confirmed, once their link is over. */
export async function deleteUnconfirmedSubscribers(ctx: AppContext): Promise<void> {
  await ctx.db.newsletterSubscriber.deleteMany({
    where: { confirmedAt: null, unsubscribedAt: null, confirmExpiresAt: { lt: ctx.clock() } },
  });
}
