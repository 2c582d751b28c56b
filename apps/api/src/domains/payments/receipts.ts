import type { StoredDraft } from '@africanscity/contracts/administration/brand';
import { inLanguage } from '@africanscity/messages/language';
import { emailIn } from '../../kernel/outbox/email-template.ts';
import * as siteTexts from '@africanscity/messages/site';
import type { ReceiptFile } from '@africanscity/contracts/payments/receipts';
import { receiptNumber } from '@africanscity/contracts/payments/values';
import type { Transaction } from '@africanscity/db/client';
import type { Receipt, Subscription } from '@africanscity/db/generated/client';
import { deriveTheme } from '@africanscity/contracts/brand-theme';
import { z } from 'zod';
import type { AppContext, RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { getCompanyContacts } from '../../kernel/company-details.ts';
import { defineJob } from '../../kernel/jobs/jobs.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import { readBrandPicture } from '../../kernel/pictures/brand-pictures.ts';
import { fullName } from '../../kernel/people.ts';
import { paymentReceivedEmail } from './emails.ts';
import type { ReceiptDetails } from './receipt-pdf.ts';

export const mailReceiptJob = defineJob({
  name: 'mail-receipt',
  schema: z.strictObject({ paymentId: z.int() }),
  work: mailReceipt,
  batchSize: 5,
  retryLimit: 20,
  longestRetryDelaySeconds: 3600,
  expireInSeconds: 300,
});

/**
 * Gives a payment the next receipt number of the year, in the transaction that makes it paid: the year's row is locked until
 * then, so that numbers have no gaps. The receipt is emailed after the commit.
 */
export async function issueReceipt(
  ctx: Pick<AppContext, 'clock' | 'jobs'>,
  tx: Transaction,
  paymentId: number,
  period: Subscription,
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: { user: true, package: true },
  });
  const details: ReceiptDetails = {
    payer: fullName(payment.user),
    packageName: payment.package.name,
    months: payment.months,
    startsAt: period.startsAt.toISOString(),
    endsAt: period.endsAt.toISOString(),
    amount: payment.amount.toFixed(2),
    currency: payment.currency,
    monthlyPrice: period.monthlyPrice.toFixed(2),
    localPrice: payment.localPrice?.toFixed(2) ?? null,
    rate: payment.rate?.toString() ?? null,
    rateDate: payment.rateDate?.toISOString().slice(0, 10) ?? null,
    method: payment.method,
    reference: payment.reference,
    gatewayReference: payment.gatewayReference,
  };
  const issuedAt = ctx.clock();
  const year = issuedAt.getUTCFullYear();
  const { last: number } = await tx.receiptYear.upsert({
    where: { year },
    create: { year, last: 1 },
    update: { last: { increment: 1 } },
  });
  await tx.receipt.create({ data: { paymentId, year, number, details: { ...details }, issuedAt } });
  // The payment repeats it, with the year before it, for lists of payments.
  await tx.payment.update({ where: { id: paymentId }, data: { receiptNumber: year * 1_000_000 + number } });
  await ctx.jobs.enqueue(tx, mailReceiptJob, { paymentId });
}

/** Returns the receipt of one's own payment; administrators get any. */
export async function getReceipt(ctx: RequestContext, input: { paymentId: number }): Promise<ReceiptFile> {
  const actor = actorOf(ctx);
  const receipt = await ctx.db.receipt.findUnique({
    where: { paymentId: input.paymentId },
    include: { payment: { select: { userId: true } } },
  });
  // Another user's receipt gets the same response as a missing one.
  if (!receipt || (actor.role !== 'ADMIN' && receipt.payment.userId !== actor.userId))
    throw new NotFound(siteTexts.receiptNotFound());
  return renderReceipt(ctx, receipt);
}

/** Queues the email of a receipt once, also after crashes and repeated calls. */
export async function mailReceipt(ctx: AppContext, { paymentId }: { paymentId: number }): Promise<void> {
  const receipt = await ctx.db.receipt.findUnique({
    where: { paymentId, mailedAt: null },
    include: { payment: { include: { user: true, package: true, subscription: true } } },
  });
  if (!receipt) return;
  const { user } = receipt.payment;
  const { number, fileName, contentType, content } = await inLanguage(user.language, () => renderReceipt(ctx, receipt));
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.receipt.updateMany({
      where: { paymentId, mailedAt: null },
      data: { mailedAt: ctx.clock() },
    });
    // Another copy of the server was faster. A user who left gets no email.
    if (count === 0 || user.disabledAt) return;
    const rendered = emailIn(user, () =>
      paymentReceivedEmail({ number, payment: receipt.payment, config: ctx.config }),
    );
    const attachment = { fileName, contentType, content };
    // A payment costs money, so its receipts need no limit by recipient.
    await enqueueEmail(ctx, tx, { to: user.email, ...rendered, attachment, isCounted: true });
  });
}

/** Returns a receipt as a file, with the contact details of a draft of the brand if one is given. */
export async function renderReceipt(
  ctx: AppContext,
  receipt: Pick<Receipt, 'year' | 'number' | 'issuedAt' | 'details'>,
  draft?: StoredDraft | null,
): Promise<ReceiptFile> {
  const { email, phones, phoneLinks, address } = await getCompanyContacts(ctx, draft);
  const [name = ctx.config.brand.name, ...street] = address;
  const { brand } = ctx.config;
  const number = receiptNumber(receipt.year, receipt.number);
  // Few requests draw a receipt, and its library takes as much memory as many of them.
  const { drawReceipt } = await import('./receipt-pdf.ts');
  const pdf = await drawReceipt({
    number,
    issuedAt: receipt.issuedAt,
    company: { name, address: street, email, phone: phoneLinks[0]?.international ?? phones[0] ?? '' },
    color: deriveTheme(brand).shades[8]!,
    logo: brand.logo && (await readBrandPicture(ctx, `${brand.logo.digest}-logo.png`)),
    details: receipt.details as unknown as ReceiptDetails,
  });
  return {
    number,
    fileName: `receipt-${number}.pdf`,
    contentType: 'application/pdf',
    content: pdf.toString('base64'),
  };
}
