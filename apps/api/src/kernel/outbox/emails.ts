import * as texts from '@africanscity/messages/site';
import type { Transaction } from '@africanscity/db/client';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { TooManyRequests } from '../../errors.ts';
import type { Attachment } from '../../gateways/mail/mail.ts';
import { deliverEmailsJob } from './deliver-emails.ts';
import { type EmailContent, emailIn, renderEmail } from './email-template.ts';
import { confirmedAmong, takeTurn } from './recipient-limits.ts';

export type OutgoingEmail = EmailContent & {
  to: string;
  /** Expiry: after this the email is useless and is not sent. */
  expiresAt?: Date;
  /** A valid address for replies. */
  replyTo?: string;
  attachment?: Attachment;
  /** Empties the stored address once the email is sent or given up. */
  forgetsRecipient?: true;
  /** Further headers. */
  headers?: Record<string, string>;
  /** The sender who typed the address (`senderOf`), without proof of reading its emails. */
  typedBy?: string;
  /** Not limited by recipient: an email to the company that runs the site, a receipt, or one that `takeEmail` counted. */
  isCounted?: true;
};

/**
 * Stores an email in the transaction that causes it. It is sent after the commit. Returns false, and stores nothing, when the
 * address has had too many emails. An email to an unconfirmed address may wait for a day.
 */
export async function enqueueEmail(ctx: AppContext, tx: Transaction, mail: OutgoingEmail): Promise<boolean> {
  return (await offerEmail(ctx, tx, mail)) === null;
}

/** Stores an email to the company that runs the site, in the brand's language. The number of such emails has no limit. */
export async function enqueueTeamEmail(
  ctx: AppContext,
  tx: Transaction,
  mail: Pick<OutgoingEmail, 'to' | 'replyTo'>,
  write: () => EmailContent,
): Promise<void> {
  await enqueueEmail(ctx, tx, { ...mail, isCounted: true, ...emailIn(ctx.config.brand, write) });
}

/**
 * Stores an email like `enqueueEmail`, for operations that are useless without it. Throws TooManyRequests; `advice` is a
 * sentence.
 */
export async function enqueueNeededEmail(
  ctx: AppContext,
  tx: Transaction,
  mail: OutgoingEmail,
  advice?: string,
): Promise<void> {
  const retryAfter = await offerEmail(ctx, tx, mail);
  if (retryAfter !== null) throw tooManyEmails(mail.to, retryAfter, advice);
}

/** Counts an email that a job stores later. Returns when it may be sent. Throws TooManyRequests. */
export async function takeEmail(ctx: AppContext, tx: Transaction, to: string, typedBy: string): Promise<Date> {
  const turn = await takeTurn(ctx, tx, to, typedBy);
  if ('retryAfter' in turn) throw tooManyEmails(to, turn.retryAfter);
  return turn.sendAfter;
}

function tooManyEmails(to: string, retryAfter: number, advice?: string): TooManyRequests {
  return new TooManyRequests(retryAfter, advice ? texts.sentSeveralAdvice({ to, advice }) : texts.sentSeveral({ to }));
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
 * Stores bulk emails, which are sent after all others. `id` is a UUID that the caller can store. Omits emails beyond the
 * limit of an unconfirmed address.
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
  // In the order of addresses, so that two such transactions cannot deadlock.
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
  const { to, expiresAt, replyTo, attachment, headers, forgetsRecipient } = mail;
  return {
    id,
    ...when,
    forgetsRecipient,
    recipient: to,
    ...renderEmail(ctx.config, mail),
    headers: { ...headers, ...(replyTo ? { 'Reply-To': replyTo } : {}) },
    expiresAt,
    ...(attachment && { attachment: { ...attachment } }),
    createdAt: ctx.clock(),
  };
}

const keptMs = 30 * 24 * 3_600_000;

/** Deletes emails that were sent or given up a month ago. */
export async function deleteOldEmails(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.clock().getTime() - keptMs);
  await ctx.db.queuedMail.deleteMany({ where: { OR: [{ sentAt: { lt: before } }, { abandonedAt: { lt: before } }] } });
}
