import * as texts from '@africanscity/messages/messages';
import type { Announcement } from '@africanscity/db/generated/client';
import { randomUUID } from 'node:crypto';
import type { Config, AppContext } from '../../context.ts';
import { defineJob, noData } from '../../kernel/jobs/jobs.ts';
import { type EmailContent, emailIn } from '../../kernel/outbox/email-template.ts';
import { enqueueBulkEmails } from '../../kernel/outbox/emails.ts';
import { unsubscribeHeaders, unsubscribePage } from '../../kernel/outbox/unsubscribe-links.ts';
import { isShown } from './shown-announcements.ts';
import { addRecipients, recordMails, settleRecipients } from './announcements.sql.ts';

/** Queued when an announcement is published, for the time of its start. */
export const emailAnnouncementsJob = defineJob({
  name: 'mail-announcements',
  schema: noData,
  work: emailAnnouncements,
  batchSize: 100,
  retryLimit: 20,
  expireInSeconds: 3600,
});

/** Emails per transaction. */
const batch = 200;

/**
 * Emails the announcements that have begun. Records the recipients first, then sends each one email: it may be interrupted at
 * any point and repeated, also by several copies of the server at once.
 */
export async function emailAnnouncements(ctx: AppContext): Promise<void> {
  if (ctx.config.brand.off.includes('newsletter')) return;
  const shown = { mailTo: { not: 'nobody' as const }, ...isShown(ctx.clock()) };
  for (const { id } of await ctx.db.announcement.findMany({
    where: { ...shown, mailingAt: null },
    select: { id: true },
  }))
    await writeRecipientsDown(ctx, id);
  const waiting = await ctx.db.announcement.findMany({
    where: { ...shown, mailingAt: { not: null }, deliveries: { some: { settledAt: null } } },
  });
  for (const announcement of waiting) {
    while ((await mailBatch(ctx, announcement)) > 0);
  }
  await planNext(ctx);
}

/** Announcements in the future have a later run. The database's clock decides, because it started this job. */
async function planNext(ctx: AppContext): Promise<void> {
  const now = ctx.clock();
  const next = await ctx.db.announcement.findFirst({
    where: {
      publishedAt: { not: null },
      mailTo: { not: 'nobody' },
      mailingAt: null,
      startsAt: { gt: now },
      OR: [{ endsAt: null }, { endsAt: { gt: now } }],
    },
    orderBy: { startsAt: 'asc' },
  });
  if (!next?.startsAt) return;
  const seconds = Math.ceil((next.startsAt.getTime() - now.getTime()) / 1000);
  await ctx.jobs.enqueue(ctx.db, emailAnnouncementsJob, {}, { startAfter: Math.max(1, seconds) });
}

async function writeRecipientsDown(ctx: AppContext, id: number): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const claimed = await tx.announcement.updateMany({
      where: { id, mailingAt: null },
      data: { mailingAt: ctx.clock() },
    });
    if (claimed.count === 0) return;
    await addRecipients(tx, id);
  });
}

/** Returns how many recipients it handled. Recipients who left the newsletter get no email. */
async function mailBatch(ctx: AppContext, announcement: Announcement): Promise<number> {
  return ctx.db.$transaction(
    async (tx) => {
      // An administrator may have ended it between two batches.
      if ((await tx.announcement.count({ where: { id: announcement.id, ...isShown(ctx.clock()) } })) === 0) return 0;
      const recipients = await settleRecipients(tx, announcement.id, ctx.clock(), batch);
      const mails = recipients
        .filter(({ isSubscribed }) => isSubscribed)
        .map(({ id, email, language }) => {
          const subscribed = { kind: 'newsletter', id } as const;
          const page = unsubscribePage(ctx.config, subscribed);
          const rendered = emailIn({ language }, () => announcementEmail(announcement, page, ctx.config));
          return {
            subscriber: id,
            mail: { id: randomUUID(), to: email, ...rendered, headers: unsubscribeHeaders(ctx.config, subscribed) },
          };
        });
      await enqueueBulkEmails(
        ctx,
        tx,
        mails.map(({ mail }) => mail),
      );
      await recordMails(
        tx,
        announcement.id,
        mails.map(({ subscriber }) => subscriber),
        mails.map(({ mail }) => mail.id),
      );
      return recipients.length;
    },
    { timeout: 20_000, maxWait: 10_000 },
  );
}

/** Empty lines separate the paragraphs of the text. */
function announcementEmail(
  { title, text }: { title: string; text: string },
  unsubscribeUrl: string,
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
): EmailContent {
  return {
    subject: title,
    paragraphs: text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
    action: { label: texts.openNamed({ name: brand.name }), url: publicUrl },
    remarks: [texts.youreReceivingEmailBecause({ name: brand.name })],
    links: [{ label: texts.unsubscribeInOneTap(), url: unsubscribeUrl }],
  };
}
