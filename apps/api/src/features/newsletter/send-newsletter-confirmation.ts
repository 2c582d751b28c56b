import { createHash, randomBytes } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { unsubscribeHeaders, unsubscribePage } from '../unsubscribe/unsubscribe-links.ts';
import { alreadySubscribedMail } from './mails/already-subscribed.ts';
import { confirmNewsletterMail } from './mails/confirm-newsletter.ts';

const lifetimeMs = 7 * 24 * 3_600_000;

/** Mails the link that joins the newsletter; links mailed before stop working. Who is in already is told so. */
export async function sendNewsletterConfirmation(ctx: AppContext, { email }: { email: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await tx.newsletterSubscriber.createMany({ data: [{ email, createdAt: ctx.clock() }], skipDuplicates: true });
    const subscriber = await tx.newsletterSubscriber.findUniqueOrThrow({ where: { email } });
    if (subscriber.confirmedAt && !subscriber.unsubscribedAt) {
      const subscribed = { kind: 'newsletter', id: subscriber.id } as const;
      const letter = alreadySubscribedMail(unsubscribePage(ctx.config, subscribed));
      await enqueueMail(ctx, tx, { to: email, ...letter, headers: unsubscribeHeaders(ctx.config, subscribed) });
      return;
    }
    const token = randomBytes(32).toString('base64url');
    const confirmExpiresAt = new Date(ctx.clock().getTime() + lifetimeMs);
    await tx.newsletterSubscriber.update({
      where: { id: subscriber.id },
      data: { confirmHash: confirmHashOf(token), confirmExpiresAt },
    });
    const letter = confirmNewsletterMail(`${ctx.config.publicUrl}/newsletter#token=${token}`);
    await enqueueMail(ctx, tx, { to: email, ...letter, expiresAt: confirmExpiresAt });
  });
  await wakeMailDelivery(ctx);
}

export function confirmHashOf(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}
