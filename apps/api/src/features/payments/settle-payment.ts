import type { Payment } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { type Account, BadMessage, GatewayUnreachable, type Report } from '../../gateways/payments/payments.ts';
import { wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { wakeReceiptMail } from '../receipts/wake-receipt-mail.ts';
import { lockPayment, movePayment } from './move-payment.ts';
import { nextLook } from './next-look.ts';
import { isOpen } from './payment-states.ts';
import { takeReport } from './take-report.ts';
import { writeEvent } from './write-event.ts';

/** How long an unreachable gateway may keep a payment open beyond its end, in milliseconds. */
const patienceMs = 7 * 24 * 3_600_000;

/** Asks the gateway how a payment stands, and acts on the answer. May be repeated at any time. */
export async function settlePayment(ctx: AppContext, paymentId: number): Promise<Payment> {
  const payment = await ctx.db.payment.update({ where: { id: paymentId }, data: { lastPolledAt: ctx.clock() } });
  const answer = payment.gatewayAccount === null ? 'nobody to ask' : await ask(ctx, payment);
  const settled = await ctx.db.$transaction(async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    if (typeof answer === 'object') return takeReport(ctx, tx, locked, locked.pollUrl ? 'poll' : 'trace', answer);
    if (answer === 'not found')
      await writeEvent(ctx, tx, paymentId, { kind: 'trace', note: 'not found', digest: 'not found' });
    if (answer === 'not found' && wasNeverMade(ctx, locked)) {
      const failure = 'The payment service could not be reached. Nothing was charged. Please try again.';
      return movePayment(ctx, tx, locked, 'failed', { kind: 'trace', note: 'not found' }, { failure });
    }
    return locked;
  });
  const ended = await expire(ctx, settled, answer);
  await wakeMailDelivery(ctx);
  if (settled.status !== payment.status) await wakeReceiptMail(ctx);
  return ctx.db.payment.update({ where: { id: paymentId }, data: { nextPollAt: nextLook(ended, ctx.clock()) } });
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

/** Nobody is asking the gateway to make it at the moment, and it knows of none. */
function wasNeverMade(ctx: AppContext, payment: Payment): boolean {
  return payment.status === 'created' && (payment.initiatingUntil === null || payment.initiatingUntil <= ctx.clock());
}

/** Ends what was not paid in time, once the gateway has said so. A transfer that was announced waits for our team. */
async function expire(ctx: AppContext, payment: Payment, answer: Answer): Promise<Payment> {
  const late = ctx.clock().getTime() - payment.expiresAt.getTime();
  const announced = payment.bankSubmittedAt !== null;
  if (!isOpen(payment.status) || announced || late < (answer === 'unreachable' ? patienceMs : 0)) return payment;
  return ctx.db.$transaction(async (tx) => {
    const locked = await lockPayment(tx, payment.id);
    const failure = 'The payment was not made in time. Nothing was charged.';
    return movePayment(ctx, tx, locked, 'expired', { kind: 'expiry' }, { failure });
  });
}
