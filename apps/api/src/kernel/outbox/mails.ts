import type { Transaction } from '@africanscity/db/client';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import type { Attachment } from '../../gateways/mail/mail.ts';
import { deliverMailsJob } from './deliver-mails.ts';
import type { Letter } from './letter.ts';

export type OutgoingMail = Letter & {
  to: string;
  /** After this the mail is of no use and is not sent any more. */
  expiresAt?: Date;
  /** A valid address that answers go to. */
  replyTo?: string;
  attachment?: Attachment;
  /** Empties the stored address once the email is sent or given up. */
  forgetsRecipient?: true;
  /** Further headers. */
  headers?: Record<string, string>;
};

/** Writes a mail down in the transaction that causes it: it is sent once that is committed. */
export async function enqueueMail(ctx: AppContext, tx: Transaction, mail: OutgoingMail): Promise<void> {
  await tx.queuedMail.create({ data: rowOf(ctx, randomUUID(), mail, false) });
  await ctx.jobs.enqueue(tx, deliverMailsJob, {});
}

/** Writes down mails to many, which go after all others. `id` is a UUID that the caller can keep. */
export async function enqueueBulkMails(
  ctx: AppContext,
  tx: Transaction,
  mails: (OutgoingMail & { id: string })[],
): Promise<void> {
  if (mails.length === 0) return;
  await tx.queuedMail.createMany({ data: mails.map((mail) => rowOf(ctx, mail.id, mail, true)) });
  await ctx.jobs.enqueue(tx, deliverMailsJob, {});
}

function rowOf(ctx: AppContext, id: string, mail: OutgoingMail, isBulk: boolean) {
  const { to, subject, text, html, expiresAt, replyTo, attachment, headers, forgetsRecipient } = mail;
  return {
    id,
    isBulk,
    forgetsRecipient,
    recipient: to,
    subject,
    text,
    html,
    headers: { ...headers, ...(replyTo ? { 'Reply-To': replyTo } : {}) },
    expiresAt,
    ...(attachment && { attachment: { ...attachment } }),
    createdAt: ctx.clock(),
    sendAfter: ctx.clock(),
  };
}

const keptMs = 30 * 24 * 3_600_000;

/** Forgets mails that were sent or given up a month ago. */
export async function deleteOldMails(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.clock().getTime() - keptMs);
  await ctx.db.queuedMail.deleteMany({ where: { OR: [{ sentAt: { lt: before } }, { abandonedAt: { lt: before } }] } });
}
