import type { Transaction } from '@africanscity/db/client';
import type { Subscription } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { fullName } from '../auth/full-name.ts';

/** What a receipt says, as it was when the payment came. Times are ISO 8601. */
export interface ReceiptDetails {
  payer: string;
  packageName: string;
  months: number;
  startsAt: string;
  endsAt: string;
  /** Exact, with two decimals. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** US dollars a month, exact. */
  monthlyPrice: string;
  /** Of the currency to the dollar, and its day; null for dollars. */
  rate: string | null;
  rateDate: string | null;
  method: string;
  reference: string;
  gatewayReference: string | null;
}

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
