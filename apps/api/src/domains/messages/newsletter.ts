import * as texts from '@africanscity/messages/messages';
import type { Brand } from '@africanscity/contracts/brand';
import { isCaught } from '../../kernel/spam-forms.ts';
import type { SubscriberState } from '@africanscity/contracts/messages/newsletter';
import type { calls } from '@africanscity/contracts/messages/calls';
import type { Prisma } from '@africanscity/db/generated/client';
import { language } from '@africanscity/messages/language';
import { type Language, languages, mainLanguage } from '@africanscity/messages/languages';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { defineJob } from '../../kernel/jobs/jobs.ts';
import { consume, mayConsume } from '../../kernel/limits.ts';
import { networkOf } from '../../network.ts';
import { type EmailContent, emailIn } from '../../kernel/outbox/email-template.ts';
import { enqueueEmail, takeEmail } from '../../kernel/outbox/emails.ts';
import { senderOf } from '../../kernel/outbox/recipient-limits.ts';
import { unsubscribeHeaders, unsubscribePage } from '../../kernel/outbox/unsubscribe-links.ts';
import { createSecret, digestOf } from '../../kernel/secrets.ts';
import type { Verb } from '../../verb.ts';
import { invalidLink } from '../accounts/links.ts';

export const newsletterConfirmationJob = defineJob({
  name: 'send-newsletter-confirmation',
  schema: z.strictObject({ email: z.string(), language: z.enum(languages).default(mainLanguage) }),
  work: sendNewsletterConfirmation,
  batchSize: 5,
  retryLimit: 10,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
});

/**
 * Requests a confirmation link. A job looks the address up, so that the response and its time are the same for any address. A
 * form whose hidden field is filled gets a success response, and is stored as spam.
 */
export const subscribeNewsletter: Verb<typeof calls.subscribeNewsletter> = async (ctx, input) => {
  if (await isCaught(ctx, 'subscribeNewsletter', input)) return;
  const { email } = input;
  await consume(ctx, 'subscribeNewsletter', networkOf(ctx.address));
  const typedBy = senderOf(ctx);
  // Further emails to the same address would repeat it, so a sender causes a few, and the response does not reveal it.
  if (!(await mayConsume(ctx, 'newsletterMailBySender', `${typedBy} ${email.toLowerCase()}`))) return;
  await ctx.db.$transaction(async (tx) => {
    const sendAfter = await takeEmail(ctx, tx, email, typedBy);
    // Relative seconds, because the database, which decides when a job is due, may have another clock.
    const startAfter = Math.max(0, Math.ceil((sendAfter.getTime() - ctx.clock().getTime()) / 1000));
    await ctx.jobs.enqueue(tx, newsletterConfirmationJob, { email, language: language() }, { startAfter });
  });
};

/** Confirms a subscription. Returns that it is already confirmed when the link is opened again, until the address leaves. */
export const confirmNewsletter: Verb<typeof calls.confirmNewsletter> = async (ctx, { token }) => {
  await consume(ctx, 'accountLinkByNetwork', networkOf(ctx.address));
  // One statement: of two that confirm at once, one finds the secret.
  const { count } = await ctx.db.newsletterSubscriber.updateMany({
    where: { confirmHash: digestOf(token), confirmExpiresAt: { gt: ctx.clock() } },
    data: { confirmedAt: ctx.clock(), unsubscribedAt: null, confirmExpiresAt: null },
  });
  if (count > 0) return { alreadyConfirmed: false };
  const used = { confirmHash: digestOf(token), confirmExpiresAt: null, unsubscribedAt: null };
  const joined = await ctx.db.newsletterSubscriber.count({ where: { ...used, confirmedAt: { not: null } } });
  if (joined === 0) throw invalidLink();
  return { alreadyConfirmed: true };
};

const lifetimeMs = 7 * 24 * 3_600_000;

/** Emails the confirmation link; earlier links end. A subscriber gets an email that says so. */
export async function sendNewsletterConfirmation(
  ctx: AppContext,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await tx.newsletterSubscriber.createMany({
      data: [{ email, language, createdAt: ctx.clock() }],
      skipDuplicates: true,
    });
    const subscriber = await tx.newsletterSubscriber.findUniqueOrThrow({ where: { email } });
    if (subscriber.confirmedAt && !subscriber.unsubscribedAt) {
      const subscribed = { kind: 'newsletter', id: subscriber.id } as const;
      const rendered = emailIn(subscriber, () => alreadySubscribedEmail(unsubscribePage(ctx.config, subscribed)));
      const headers = unsubscribeHeaders(ctx.config, subscribed);
      await enqueueEmail(ctx, tx, { to: email, isCounted: true, ...rendered, headers });
      return;
    }
    const token = createSecret();
    const confirmExpiresAt = new Date(ctx.clock().getTime() + lifetimeMs);
    await tx.newsletterSubscriber.update({
      where: { id: subscriber.id },
      data: { language, confirmHash: digestOf(token), confirmExpiresAt },
    });
    const url = `${ctx.config.publicUrl}/newsletter#token=${token}`;
    const rendered = emailIn({ language }, () => confirmNewsletterEmail(ctx.config.brand, url));
    await enqueueEmail(ctx, tx, { to: email, isCounted: true, ...rendered, expiresAt: confirmExpiresAt });
  });
}

/** Each state as a condition; every subscriber is in exactly one. */
export const inState: Record<SubscriberState, Prisma.NewsletterSubscriberWhereInput> = {
  subscribed: { confirmedAt: { not: null }, unsubscribedAt: null },
  waiting: { confirmedAt: null, unsubscribedAt: null },
  unsubscribed: { unsubscribedAt: { not: null } },
};

/** Deletes unconfirmed addresses whose link has expired. */
export async function deleteUnconfirmedSubscribers(ctx: AppContext): Promise<void> {
  await ctx.db.newsletterSubscriber.deleteMany({
    where: { confirmedAt: null, unsubscribedAt: null, confirmExpiresAt: { lt: ctx.clock() } },
  });
}

function alreadySubscribedEmail(unsubscribeUrl: string): EmailContent {
  return {
    subject: texts.alreadyGetOurNews(),
    paragraphs: [texts.someoneProbablyAskedOur()],
    links: [{ label: texts.unsubscribeInOneTap(), url: unsubscribeUrl }],
  };
}

function confirmNewsletterEmail(brand: Brand, url: string): EmailContent {
  return {
    subject: texts.confirmWantOurNews(),
    paragraphs: [texts.someoneProbablyAskedUs({ name: brand.name })],
    action: { label: texts.sendMeNews(), url },
    remarks: [texts.linkWorksSevenDays()],
  };
}
