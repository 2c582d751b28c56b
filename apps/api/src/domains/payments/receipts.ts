import type { ReceiptFile } from '@africanscity/contracts/payments/receipts';
import { receiptNumber } from '@africanscity/contracts/payments/values';
import type { Transaction } from '@africanscity/db/client';
import type { Receipt, Subscription } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { getCompanyDetails } from '../../kernel/company-details.ts';
import { enqueueMail, wakeMailDelivery } from '../../kernel/outbox/mails.ts';
import { fullName } from '../../kernel/people.ts';
import { paymentReceivedMail } from './mails.ts';
import { drawReceipt, type ReceiptDetails } from './receipt-pdf.ts';

/**
 * Gives a payment the next receipt number of the year, in the transaction that makes it paid: the
 * year's row is locked until then, so that numbers have no gaps.
 */
export async function issueReceipt(
  ctx: Pick<AppContext, 'clock'>,
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
    rate: payment.rate?.toString() ?? null,
    rateDate: payment.rateDate?.toISOString().slice(0, 10) ?? null,
    method: payment.method,
    reference: payment.reference,
    gatewayReference: payment.gatewayReference,
  };
  const issuedAt = ctx.clock();
  const year = issuedAt.getUTCFullYear();
  const [row] = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO receipt_years AS y (year, last) VALUES (${year}::int, 1)
    ON CONFLICT (year) DO UPDATE SET last = y.last + 1 RETURNING last`;
  const number = row!.last;
  await tx.receipt.create({ data: { paymentId, year, number, details: { ...details }, issuedAt } });
  // The payment repeats it, with the year before it, for whoever lists payments.
  await tx.payment.update({ where: { id: paymentId }, data: { receiptNumber: year * 1_000_000 + number } });
}

/** Has new receipts mailed now. Never fails: the round that mails receipts comes anyway. */
export async function wakeReceiptMail(ctx: Pick<AppContext, 'jobs' | 'log'>): Promise<void> {
  await ctx.jobs.enqueue('mail-new-receipts', {}, { key: 'now' }).catch((error: Error) => {
    ctx.log.warn({ err: error }, 'the mail of a receipt could not be woken');
  });
}

/** The receipt of one's own payment; administrators get any. */
export async function getReceipt(ctx: RequestContext, input: { paymentId: number }): Promise<ReceiptFile> {
  const actor = actorOf(ctx);
  const receipt = await ctx.db.receipt.findUnique({
    where: { paymentId: input.paymentId },
    include: { payment: { select: { userId: true } } },
  });
  // Somebody else's receipt is answered like one that does not exist.
  if (!receipt || (actor.role !== 'ADMIN' && receipt.payment.userId !== actor.userId))
    throw new NotFound('This receipt');
  return renderReceipt(ctx, receipt);
}

/** Mails every receipt that has not been mailed, once, whatever happens on the way. */
export async function mailReceipts(ctx: AppContext): Promise<void> {
  const waiting = await ctx.db.receipt.findMany({
    where: { mailedAt: null },
    orderBy: { issuedAt: 'asc' },
    take: 100,
    include: { payment: { include: { user: true, package: true, subscription: true } } },
  });
  for (const receipt of waiting) {
    const { number, fileName, contentType, content } = await renderReceipt(ctx, receipt);
    await ctx.db.$transaction(async (tx) => {
      const { count } = await tx.receipt.updateMany({
        where: { paymentId: receipt.paymentId, mailedAt: null },
        data: { mailedAt: ctx.clock() },
      });
      // Another copy of the server was quicker; somebody who left gets no mail.
      const { user } = receipt.payment;
      if (count === 0 || user.disabledAt) return;
      const letter = paymentReceivedMail({ number, payment: receipt.payment, config: ctx.config });
      await enqueueMail(ctx, tx, { to: user.email, ...letter, attachment: { fileName, contentType, content } });
    });
  }
  if (waiting.length > 0) await wakeMailDelivery(ctx);
}

/** A receipt as a file. */
async function renderReceipt(ctx: AppContext, receipt: Receipt): Promise<ReceiptFile> {
  const { email, phones, address } = await getCompanyDetails(ctx);
  const [name = 'AfricansCity', ...street] = address;
  const number = receiptNumber(receipt.year, receipt.number);
  const pdf = await drawReceipt({
    number,
    issuedAt: receipt.issuedAt,
    company: { name, address: street, email, phone: phones[0] ?? '' },
    details: receipt.details as unknown as ReceiptDetails,
  });
  return {
    number,
    fileName: `receipt-${number}.pdf`,
    contentType: 'application/pdf',
    content: pdf.toString('base64'),
  };
}
