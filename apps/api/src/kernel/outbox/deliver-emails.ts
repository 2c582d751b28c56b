import { Prisma, type QueuedMail } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { type Attachment, type MailMessage, MailRefused, MailServerDown } from '../../gateways/mail/mail.ts';
import { defineJob, noData } from '../jobs/jobs.ts';

/** Longer than any attempt takes: whoever claimed a mail for longer has died. */
const claimSeconds = 120;
const firstDelaySeconds = 10;
const longestDelaySeconds = 60;
const patientDelaySeconds = 900;
const quickAttempts = 12;
const keepTryingMs = 3 * 24 * 3_600_000;

/** Mails that wait go out together, so one of many such jobs does the work of all. It is mails that are given up, not this. */
export const deliverEmailsJob = defineJob({
  name: 'deliver-mails',
  schema: noData,
  work: deliverEmails,
  batchSize: 500,
  retryLimit: 10_000,
  retryDelaySeconds: 10,
  longestRetryDelaySeconds: 60,
  expireInSeconds: 4 * 3600,
});

/**
 * Sends what waits, oldest first and mails to many last, until nothing is due or the mail server is down. Copies of the
 * server can do this at the same time: each mail is claimed by one. What is left has a later run.
 */
export async function deliverEmails(ctx: AppContext): Promise<void> {
  const pauseSeconds = await sendDueEmails(ctx);
  const next = await ctx.db.queuedMail.findFirst({
    where: { sentAt: null, abandonedAt: null },
    orderBy: { sendAfter: 'asc' },
    select: { sendAfter: true },
  });
  if (!next) return;
  // Counted from now: the database, which looks when a job is due, may have another clock.
  const seconds = Math.ceil((next.sendAfter.getTime() - ctx.clock().getTime()) / 1000);
  await ctx.jobs.enqueue(ctx.db, deliverEmailsJob, {}, { startAfter: Math.max(1, pauseSeconds, seconds) });
}

/** Answers how many seconds to leave a mail server alone that is down, and 0 when it is not. */
async function sendDueEmails(ctx: AppContext): Promise<number> {
  for (;;) {
    const mail = await claimEmail(ctx);
    if (!mail) return 0;
    if (mail.expiresAt && mail.expiresAt <= ctx.clock()) {
      await giveUp(ctx, mail, 'It expired before it could be sent.');
    } else {
      const outcome = await deliver(ctx, mail);
      if (outcome === 'server down') return Math.min(longestDelaySeconds, delayAfter(mail.attempts));
    }
  }
}

async function claimEmail(ctx: AppContext): Promise<QueuedMail | undefined> {
  const now = ctx.clock();
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    UPDATE mails SET attempts = attempts + 1, send_after = ${now}::timestamptz + ${claimSeconds} * interval '1 second'
    WHERE id = (
      SELECT id FROM mails
      WHERE sent_at IS NULL AND abandoned_at IS NULL AND send_after <= ${now}
      ORDER BY is_bulk, send_after LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id`;
  return rows[0] && ctx.db.queuedMail.findUniqueOrThrow({ where: { id: rows[0].id } });
}

async function deliver(ctx: AppContext, mail: QueuedMail): Promise<'done' | 'server down'> {
  try {
    await ctx.mail.send(toMessage(ctx, mail));
  } catch (error) {
    const reason = (error as Error).message.slice(0, 500);
    const tooOld = ctx.clock().getTime() - mail.createdAt.getTime() > keepTryingMs;
    if (error instanceof MailRefused || tooOld) await giveUp(ctx, mail, reason);
    else await postpone(ctx, mail, reason);
    return error instanceof MailServerDown ? 'server down' : 'done';
  }
  await ctx.db.queuedMail.update({
    where: { id: mail.id },
    data: { ...emptied(mail), sentAt: ctx.clock(), lastError: null },
  });
  return 'done';
}

function toMessage(ctx: AppContext, mail: QueuedMail): MailMessage {
  const { recipient: to, subject, text, html } = mail;
  return {
    to,
    subject,
    text,
    html,
    messageId: `${mail.id}@${new URL(ctx.config.publicUrl).hostname}`,
    headers: mail.headers as Record<string, string>,
    ...(mail.attachment && { attachment: mail.attachment as unknown as Attachment }),
  };
}

async function postpone(ctx: AppContext, mail: QueuedMail, reason: string): Promise<void> {
  const sendAfter = new Date(ctx.clock().getTime() + delayAfter(mail.attempts) * 1000);
  await ctx.db.queuedMail.update({ where: { id: mail.id }, data: { sendAfter, lastError: reason } });
  ctx.log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'a mail could not be sent yet');
}

/** Seconds until a mail is tried again. */
function delayAfter(attempts: number): number {
  if (attempts > quickAttempts) return patientDelaySeconds;
  return Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (attempts - 1));
}

function emptied({ forgetsRecipient }: QueuedMail) {
  const content = { text: '', html: '', attachment: Prisma.DbNull };
  return forgetsRecipient ? { ...content, recipient: '', headers: {} } : content;
}

/** A dead letter: kept without its content, which may hold a secret, for the operator to see. */
async function giveUp(ctx: AppContext, mail: QueuedMail, reason: string): Promise<void> {
  await ctx.db.queuedMail.update({
    where: { id: mail.id },
    data: { ...emptied(mail), abandonedAt: ctx.clock(), lastError: mail.forgetsRecipient ? null : reason },
  });
  ctx.log.error({ mail: mail.id, attempts: mail.attempts, reason }, 'a mail was given up');
}
