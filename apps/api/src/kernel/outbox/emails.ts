import type { Transaction } from '@africanscity/db/client';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { TooManyRequests } from '../../errors.ts';
import type { Attachment } from '../../gateways/mail/mail.ts';
import { deliverEmailsJob } from './deliver-emails.ts';
import type { RenderedEmail } from './email-template.ts';
import { confirmedAmong, takeTurn } from './recipient-limits.ts';

export type OutgoingEmail = RenderedEmail & {
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
  /** The sender who typed the address (`senderOf`), without proof of reading its emails. */
  typedBy?: string;
  /** Not limited by recipient: an email to the company that runs the site, or one that `takeEmail` counted. */
  isCounted?: true;
};

/**
 * Writes an email down in the transaction that causes it: it is sent once that is committed. Returns false, and writes
 * nothing, when the address has had too many emails. One to an address that was never confirmed may wait for a day.
 */
export async function enqueueEmail(ctx: AppContext, tx: Transaction, mail: OutgoingEmail): Promise<boolean> {
  return (await offerEmail(ctx, tx, mail)) === null;
}

/** As `enqueueEmail`, for an email without which its cause is void. Throws TooManyRequests; `advice` is a sentence. */
export async function enqueueNeededEmail(
  ctx: AppContext,
  tx: Transaction,
  mail: OutgoingEmail,
  advice?: string,
): Promise<void> {
  const retryAfter = await offerEmail(ctx, tx, mail);
  if (retryAfter !== null) throw tooManyEmails(mail.to, retryAfter, advice);
}

/** Counts an email that a job writes later. Returns when it may be sent. Throws TooManyRequests. */
export async function takeEmail(ctx: AppContext, tx: Transaction, to: string, typedBy: string): Promise<Date> {
  const turn = await takeTurn(ctx, tx, to, typedBy);
  if ('retryAfter' in turn) throw tooManyEmails(to, turn.retryAfter);
  return turn.sendAfter;
}

function tooManyEmails(to: string, retryAfter: number, advice?: string): TooManyRequests {
  return new TooManyRequests(retryAfter, [`We already sent several emails to ${to} today.`, advice].join(' ').trim());
}

/** Returns null, or the seconds after which the address can have another email. */
async function offerEmail(ctx: AppContext, tx: Transaction, mail: OutgoingEmail): Promise<number | null> {
  const now = ctx.clock();
  const turn = mail.isCounted ? { sendAfter: now } : await takeTurn(ctx, tx, mail.to, mail.typedBy);
  const tooLate = 'sendAfter' in turn && mail.expiresAt !== undefined && turn.sendAfter >= mail.expiresAt;
  if ('retryAfter' in turn || tooLate) {
    ctx.log.info(
      { subject: mail.typedBy ? undefined : mail.subject },
      'an email was not written: the address had many',
    );
    return 'retryAfter' in turn ? turn.retryAfter : Math.ceil((turn.sendAfter.getTime() - now.getTime()) / 1000);
  }
  await tx.queuedMail.create({ data: rowOf(ctx, randomUUID(), mail, { isBulk: false, sendAfter: turn.sendAfter }) });
  await ctx.jobs.enqueue(tx, deliverEmailsJob, {});
  return null;
}

/**
 * Writes down emails to many, which are sent after all others. `id` is a UUID that the caller can keep. Of an address that
 * was never confirmed, those over its limit are left out.
 */
export async function enqueueBulkEmails(
  ctx: AppContext,
  tx: Transaction,
  mails: (OutgoingEmail & { id: string })[],
): Promise<void> {
  if (mails.length === 0) return;
  const confirmed = await confirmedAmong(
    tx,
    mails.map(({ to }) => to),
  );
  const sendAfter = new Map(mails.map(({ id }) => [id, ctx.clock()]));
  const unconfirmed = mails.filter(({ to }) => !confirmed.has(to));
  // In the order of addresses, so that two such transactions never wait for each other.
  for (const { id, to } of unconfirmed.toSorted((a, b) => (a.to < b.to ? -1 : 1))) {
    const turn = await takeTurn(ctx, tx, to);
    if ('sendAfter' in turn) sendAfter.set(id, turn.sendAfter);
    else sendAfter.delete(id);
  }
  const rows = mails.flatMap((mail) => {
    const when = sendAfter.get(mail.id);
    return when ? [rowOf(ctx, mail.id, mail, { isBulk: true, sendAfter: when })] : [];
  });
  await tx.queuedMail.createMany({ data: rows });
  await ctx.jobs.enqueue(tx, deliverEmailsJob, {});
}

function rowOf(ctx: AppContext, id: string, mail: OutgoingEmail, when: { isBulk: boolean; sendAfter: Date }) {
  const { to, subject, text, html, expiresAt, replyTo, attachment, headers, forgetsRecipient } = mail;
  return {
    id,
    ...when,
    forgetsRecipient,
    recipient: to,
    subject,
    text,
    html,
    headers: { ...headers, ...(replyTo ? { 'Reply-To': replyTo } : {}) },
    expiresAt,
    ...(attachment && { attachment: { ...attachment } }),
    createdAt: ctx.clock(),
  };
}

const keptMs = 30 * 24 * 3_600_000;

/** Forgets mails that were sent or given up a month ago. */
export async function deleteOldEmails(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.clock().getTime() - keptMs);
  await ctx.db.queuedMail.deleteMany({ where: { OR: [{ sentAt: { lt: before } }, { abandonedAt: { lt: before } }] } });
}
