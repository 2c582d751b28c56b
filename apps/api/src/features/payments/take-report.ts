import type { Transaction } from '@africanscity/db/client';
import type { Payment } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import type { Meaning, Report } from '../../gateways/payments/payments.ts';
import { movePayment } from './move-payment.ts';
import { amountOf, writeEvent } from './write-event.ts';

/** Why the payer reads that a payment came to nothing. */
const failures: Partial<Record<Meaning, string>> = {
  failed: 'The payment was refused. Nothing was charged.',
  cancelled: 'The payment was cancelled. Nothing was charged.',
};

/**
 * Acts on what the gateway answered when it was asked: moves the locked payment forward, or holds it when
 * the money is not what it must be. The report is about this payment and signed.
 */
export async function takeReport(
  ctx: AppContext,
  tx: Transaction,
  payment: Payment,
  kind: 'poll' | 'trace',
  report: Report,
): Promise<Payment> {
  const adopted = await adopt(ctx, tx, payment, report);
  const moved = await act(ctx, tx, adopted, kind, report);
  // Keeps what is new; asking every few seconds would drown it.
  if (moved.status === payment.status)
    await writeEvent(ctx, tx, payment.id, { kind, report, digest: `${kind} ${report.digest}` });
  return moved;
}

async function act(
  ctx: AppContext,
  tx: Transaction,
  payment: Payment,
  kind: 'poll' | 'trace',
  report: Report,
): Promise<Payment> {
  const { meaning } = report;
  if (meaning === null || meaning === 'pending') return payment;
  const fault = faultOf(payment, report);
  const unpaid = meaning === 'failed' || meaning === 'cancelled';
  if (fault && !unpaid)
    return movePayment(ctx, tx, payment, 'held', { kind, report, note: fault }, { heldReason: fault });
  return movePayment(ctx, tx, payment, meaning, { kind, report }, { failure: failures[meaning] });
}

/** What is wrong with the money, for the team to read; null when it is what it must be. */
function faultOf(payment: Payment, report: Report): string | null {
  if (report.account !== payment.gatewayAccount)
    return `it was paid into the account for ${report.account}, not for ${payment.currency}`;
  const amount = amountOf(report);
  if (amount?.equals(payment.amount)) return null;
  return `${report.amount.slice(0, 20) || 'nothing'} was paid, not ${payment.amount.toFixed(2)}`;
}

/** A payment whose reply was lost learns here how to ask about it, and is underway. */
async function adopt(ctx: AppContext, tx: Transaction, payment: Payment, report: Report): Promise<Payment> {
  const gatewayReference = payment.gatewayReference ?? report.gatewayReference?.slice(0, 100) ?? null;
  const pollUrl = payment.pollUrl ?? ownPollUrl(ctx, report);
  const isNew = gatewayReference !== payment.gatewayReference || pollUrl !== payment.pollUrl;
  const known = isNew
    ? await tx.payment.update({ where: { id: payment.id }, data: { gatewayReference, pollUrl } })
    : payment;
  if (known.status !== 'created') return known;
  return movePayment(ctx, tx, known, 'pending', { kind: 'trace', report });
}

/** Addresses of others are not kept, so that they can never be fetched. */
function ownPollUrl(ctx: AppContext, { pollUrl }: Report): string | null {
  return pollUrl && ctx.payments.gateway?.owns(pollUrl) ? pollUrl : null;
}
