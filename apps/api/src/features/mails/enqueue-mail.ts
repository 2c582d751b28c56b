import { randomUUID } from 'node:crypto';
import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';
import type { Attachment } from '../../gateways/mail/mail.ts';
import type { Letter } from './letter.ts';

/**
 * Writes a mail down in the transaction that causes it. Call `wakeMailDelivery` once that is
 * committed. After `expiresAt` the mail is of no use and is not sent any more. Answers go to
 * `replyTo`, a valid address, when it is given.
 */
export async function enqueueMail(
  ctx: AppContext,
  tx: Transaction,
  mail: Letter & { to: string; expiresAt?: Date; replyTo?: string; attachment?: Attachment },
): Promise<void> {
  const { to, subject, text, html, expiresAt, replyTo, attachment } = mail;
  await tx.queuedMail.create({
    data: {
      id: randomUUID(),
      recipient: to,
      subject,
      text,
      html,
      headers: replyTo ? { 'Reply-To': replyTo } : {},
      expiresAt,
      ...(attachment && { attachment: { ...attachment } }),
      createdAt: ctx.clock(),
      sendAfter: ctx.clock(),
    },
  });
}

/** Has waiting mails delivered now instead of at the next round. Never fails: the round comes anyway. */
export async function wakeMailDelivery(ctx: AppContext): Promise<void> {
  await ctx.jobs.enqueue('deliver-mails', {}, { key: 'now' }).catch((error: Error) => {
    ctx.log.warn({ err: error }, 'mail delivery could not be woken');
  });
}
