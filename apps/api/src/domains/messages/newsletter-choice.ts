import * as texts from '@africanscity/messages/messages';
import { language } from '@africanscity/messages/language';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { readOwnUser } from '../accounts/logged-in-user.ts';

export async function getNewsletterChoice(ctx: RequestContext): Promise<{ subscribed: boolean }> {
  const { email } = await readOwnUser(ctx);
  const subscriber = await ctx.db.newsletterSubscriber.findUnique({ where: { email } });
  return { subscribed: Boolean(subscriber?.confirmedAt && !subscriber.unsubscribedAt) };
}

/** Subscribes or unsubscribes the caller's address. To subscribe, it must be confirmed: it might be another person's. */
export async function saveNewsletterChoice(ctx: RequestContext, input: { subscribed: boolean }): Promise<void> {
  const { email, emailVerifiedAt } = await readOwnUser(ctx);
  const now = ctx.clock();
  if (!input.subscribed) {
    await ctx.db.newsletterSubscriber.updateMany({
      where: { email, unsubscribedAt: null },
      data: { unsubscribedAt: now, confirmHash: null, confirmExpiresAt: null },
    });
    return;
  }
  if (!emailVerifiedAt) throw new Conflict('email_not_confirmed', texts.confirmEmailAddressFirst());
  const joined = { confirmedAt: now, unsubscribedAt: null, confirmExpiresAt: null };
  await ctx.db.$transaction([
    ctx.db.newsletterSubscriber.createMany({
      data: [{ email, language: language(), createdAt: now }],
      skipDuplicates: true,
    }),
    ctx.db.newsletterSubscriber.updateMany({
      where: { email, OR: [{ confirmedAt: null }, { unsubscribedAt: { not: null } }] },
      data: joined,
    }),
  ]);
}
