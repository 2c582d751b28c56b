import * as texts from '@africanscity/messages/site';
import { Prisma, type QueuedMail } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { type Attachment, type MailMessage, MailRefused, MailServerDown } from '../../gateways/mail/mail.ts';
import { defineJob, noData } from '../jobs/jobs.ts';
import { claimMail } from './outbox.sql.ts';

/** Longer than any attempt takes: an older claim belongs to a crashed server. */
const claimSeconds = 120;
const firstDelaySeconds = 10;
const longestDelaySeconds = 60;
const patientDelaySeconds = 900;
const quickAttempts = 12;
const keepTryingMs = 3 * 24 * 3_600_000;

/** One job sends all waiting emails, so one of many such jobs is enough. Emails are given up, this job is not. */
export const deliverEmailsJob = defineJob({
  name: 'deliver-mails',
  schema: noData,
  work: deliverEmails,
  batchSize: 500,
  retryLimit: 10_000,
  longestRetryDelaySeconds: 60,
  expireInSeconds: 4 * 3600,
});

/**
 * Sends waiting emails, oldest first and bulk emails last, until none is due or the email server is down. Copies of the
 * server can do this at the same time, because each email is claimed by one. A later run sends the rest.
 */
export async function deliverEmails(ctx: AppContext): Promise<void> {
  const pauseSeconds = await sendDueEmails(ctx);
  const next = await ctx.db.queuedMail.findFirst({
    where: { sentAt: null, abandonedAt: null },
    orderBy: { sendAfter: 'asc' },
    select: { sendAfter: true },
  });
  if (!next) return;
  // Relative seconds, because the database, which decides when a job is due, may have another clock.
  const seconds = Math.ceil((next.sendAfter.getTime() - ctx.clock().getTime()) / 1000);
  await ctx.jobs.enqueue(ctx.db, deliverEmailsJob, {}, { startAfter: Math.max(1, pauseSeconds, seconds) });
}

/** Returns the seconds to wait for an email server that is down, and 0 when it is not. */
async function sendDueEmails(ctx: AppContext): Promise<number> {
  for (;;) {
    const mail = await claimEmail(ctx);
    if (!mail) return 0;
    if (mail.expiresAt && mail.expiresAt <= ctx.clock()) {
      await giveUp(ctx, mail, texts.expiredBeforeSent());
    } else {
      const outcome = await deliver(ctx, mail);
      if (outcome === 'server down') return Math.min(longestDelaySeconds, delayAfter(mail.attempts));
    }
  }
}

async function claimEmail(ctx: AppContext): Promise<QueuedMail | undefined> {
  const now = ctx.clock();
  const rows = await claimMail(ctx.db, now, claimSeconds);
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
    senderName: ctx.config.brand.emailSender,
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

/** Seconds until an email is retried. */
function delayAfter(attempts: number): number {
  if (attempts > quickAttempts) return patientDelaySeconds;
  return Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (attempts - 1));
}

function emptied({ forgetsRecipient }: QueuedMail) {
  const content = { text: '', html: '', attachment: Prisma.DbNull };
  return forgetsRecipient ? { ...content, recipient: '', headers: {} } : content;
}

/** Makes a dead letter for the operator: without its content, which may include a secret. */
async function giveUp(ctx: AppContext, mail: QueuedMail, reason: string): Promise<void> {
  await ctx.db.queuedMail.update({
    where: { id: mail.id },
    data: { ...emptied(mail), abandonedAt: ctx.clock(), lastError: mail.forgetsRecipient ? null : reason },
  });
  ctx.log.error({ mail: mail.id, attempts: mail.attempts, reason }, 'a mail was given up');
}
