import * as texts from '@africanscity/messages/payments';
import { commonCurrencyName } from '@africanscity/contracts/payments/values';
import type { Transaction } from '@africanscity/db/client';
import type { Payment } from '@africanscity/db/generated/client';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import {
  type Account,
  BadMessage,
  GatewayUnreachable,
  type Meaning,
  type Report,
} from '../../gateways/payments/payments.ts';
import { defineJob } from '../../kernel/jobs/jobs.ts';
import { amountOf, forTeam, writeEvent } from './payment-events.ts';
import { isOpen } from './payment-filters.ts';
import { findPaidOfOrder, openOfOrder } from './payment-orders.ts';
import { lockPayment, movePayment } from './payment-states.ts';
import { nextPollAt } from './polling-schedule.ts';
import { lockEntitlements } from './timeline.ts';

/** How long an unreachable gateway may keep a payment open beyond its end, in milliseconds. */
const unreachableLimitMs = 7 * 24 * 3_600_000;

/** Queued with each message of the gateway. The schedule retries failures. */
export const settlePaymentJob = defineJob({
  name: 'settle-payment',
  schema: z.strictObject({ paymentId: z.int() }),
  work: async (ctx, { paymentId }) => void (await settlePayment(ctx, paymentId)),
  batchSize: 5,
  retryLimit: 5,
  expireInSeconds: 300,
});

/** Settles a payment: polls the gateway about it, and acts on the response. May be repeated at any time. */
export async function settlePayment(ctx: AppContext, paymentId: number): Promise<Payment> {
  const payment = await ctx.db.payment.update({ where: { id: paymentId }, data: { lastPolledAt: ctx.clock() } });
  const answer = payment.gatewayAccount === null ? 'nobody to ask' : await ask(ctx, payment);
  return ctx.db.$transaction(async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    const settled = await takeAnswer(ctx, tx, locked, answer);
    if (settled.status === 'paid' && locked.status !== 'paid') await settleOthersOfOrder(ctx, tx, settled);
    const ended = await expire(ctx, tx, await cancelNeedless(ctx, tx, settled), answer);
    return tx.payment.update({ where: { id: paymentId }, data: { nextPollAt: nextPollAt(ended, ctx.clock()) } });
  });
}

/** Jobs do it: this transaction locks one payment, and must not wait for another. */
async function settleOthersOfOrder(ctx: AppContext, tx: Transaction, payment: Payment): Promise<void> {
  for (const paymentId of await openOfOrder(tx, payment)) await ctx.jobs.enqueue(tx, settlePaymentJob, { paymentId });
}

/** Cancels an open payment whose order another payment has paid. */
async function cancelNeedless(ctx: AppContext, tx: Transaction, payment: Payment): Promise<Payment> {
  const paid = isOpen(payment.status) ? await findPaidOfOrder(tx, payment) : null;
  if (!paid) return payment;
  const failure = () => texts.orderPaidBy({ reference: paid.reference });
  return movePayment(ctx, tx, payment, 'cancelled', { kind: 'expiry', note: forTeam(failure) }, { failure });
}

async function takeAnswer(ctx: AppContext, tx: Transaction, locked: Payment, answer: Answer): Promise<Payment> {
  if (typeof answer === 'object') return takeReport(ctx, tx, locked, locked.pollUrl ? 'poll' : 'trace', answer);
  if (answer === 'not found')
    await writeEvent(ctx, tx, locked.id, { kind: 'trace', note: 'not found', digest: 'not found' });
  if (answer === 'not found' && wasNeverMade(ctx, locked)) {
    const event = { kind: 'trace', note: 'not found' } as const;
    return movePayment(ctx, tx, locked, 'failed', event, { failure: texts.serviceNotReached });
  }
  return locked;
}

type Answer = Report | 'not found' | 'unreachable' | 'nobody to ask';

async function ask(ctx: AppContext, payment: Payment): Promise<Answer> {
  const { gateway } = ctx.payments;
  if (!gateway) return 'unreachable';
  const account = payment.gatewayAccount as Account;
  try {
    const report = payment.pollUrl
      ? await gateway.poll({ account, pollUrl: payment.pollUrl })
      : await gateway.trace({ account, merchantTrace: payment.merchantTrace });
    if (report === null) return 'not found';
    if (report.reference === payment.reference) return report;
    ctx.log.warn({ payment: payment.id }, 'the gateway answered about another payment');
  } catch (error) {
    if (!(error instanceof GatewayUnreachable || error instanceof BadMessage)) throw error;
    ctx.log.warn({ payment: payment.id, reason: error.message }, 'the gateway gave no usable answer');
  }
  return 'unreachable';
}

/** Whether no request is starting it at the gateway now, which knows of none. */
function wasNeverMade(ctx: AppContext, payment: Payment): boolean {
  return payment.status === 'created' && (payment.initiatingUntil === null || payment.initiatingUntil <= ctx.clock());
}

/**
 * Ends a locked payment that was not made in time, once the gateway has said so. An announced transfer waits for our team.
 */
async function expire(ctx: AppContext, tx: Transaction, payment: Payment, answer: Answer): Promise<Payment> {
  const late = ctx.clock().getTime() - payment.expiresAt.getTime();
  const announced = payment.bankSubmittedAt !== null;
  if (!isOpen(payment.status) || announced || late < (answer === 'unreachable' ? unreachableLimitMs : 0))
    return payment;
  return movePayment(ctx, tx, payment, 'expired', { kind: 'expiry' }, { failure: texts.notMadeInTime });
}

/** Reasons of a failed payment, for the payer. */
const failures: Partial<Record<Meaning, () => string>> = {
  failed: texts.paymentRefused,
  cancelled: texts.paymentCancelled,
};

/**
 * Acts on a polled report: moves the locked payment forward, or holds it when the amount is wrong. The report is about this
 * payment and signed.
 */
async function takeReport(
  ctx: AppContext,
  tx: Transaction,
  payment: Payment,
  kind: 'poll' | 'trace',
  report: Report,
): Promise<Payment> {
  const adopted = await adopt(ctx, tx, payment, report);
  const moved = await act(ctx, tx, adopted, kind, report);
  // Stores only new reports, because polls repeat every few seconds.
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
  const fault = faultOf(payment, report) ?? (meaning === 'paid' ? await faultOfOrder(tx, payment) : null);
  const unpaid = meaning === 'failed' || meaning === 'cancelled';
  if (fault && !unpaid)
    return movePayment(ctx, tx, payment, 'held', { kind, report, note: forTeam(fault) }, { heldReason: fault });
  return movePayment(ctx, tx, payment, meaning, { kind, report }, { failure: failures[meaning] });
}

/** Returns the fault of the amount, for the team; null for the right amount. */
function faultOf(payment: Payment, report: Report): (() => string) | null {
  const { account } = report;
  const { currency } = payment;
  if (account !== payment.gatewayAccount)
    return () =>
      texts.paidIntoAccountFor({ account: commonCurrencyName(account), currency: commonCurrencyName(currency) });
  const amount = amountOf(report);
  if (amount?.equals(payment.amount)) return null;
  const paid = report.amount.slice(0, 20);
  const due = payment.amount.toFixed(2);
  return () => (paid ? texts.otherAmountPaid({ paid, due }) : texts.nothingPaid({ due }));
}

/** A second payment of one order buys nothing: the team refunds or accepts it. */
async function faultOfOrder(tx: Transaction, payment: Payment): Promise<(() => string) | null> {
  // Of two payments that are paid at once, the second sees the first.
  await lockEntitlements(tx, payment.userId);
  const paid = await findPaidOfOrder(tx, payment);
  return paid && (() => texts.orderPaidAlready({ reference: paid.reference }));
}

/** A payment whose reply was lost gets its poll address here, and is in flight. */
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

/** Addresses of other hosts are not stored, so that they can never be fetched. */
function ownPollUrl(ctx: AppContext, { pollUrl }: Report): string | null {
  return pollUrl && ctx.payments.gateway?.owns(pollUrl) ? pollUrl : null;
}
