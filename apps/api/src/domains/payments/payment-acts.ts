import { emailIn } from '../../kernel/outbox/email-template.ts';
import * as texts from '@africanscity/messages/payments';
import * as siteTexts from '@africanscity/messages/site';
import type { ManagedPayment } from '@africanscity/contracts/payments/managed-payments';
import type { calls } from '@africanscity/contracts/payments/calls';
import type { Transaction } from '@africanscity/db/client';
import type { Payment } from '@africanscity/db/generated/client';
import type { PaymentStatus } from '@africanscity/db/generated/enums';
import type { RequestContext } from '../../context.ts';
import { Conflict, InvalidInput, NotFound } from '../../errors.ts';
import { recordAct } from '../../kernel/audit.ts';
import { actorOf } from '../../kernel/caller.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import type { Verb } from '../../verb.ts';
import { settlePayment } from './gateway-reports.ts';
import { transferRefusedEmail } from './emails.ts';
import { readManagedPayment } from './managed-payments.ts';
import { moneyText } from './money.ts';
import type { PaymentEvent } from './payment-events.ts';
import { administratorTransitions, liftFromDispute, lockPayment, movePayment, stateText } from './payment-states.ts';

interface ReasonedAct {
  id: number;
  /** Stored in the payment's history and in the audit log. */
  reason: string;
}

export async function acceptHeldPayment(ctx: RequestContext, act: ReasonedAct): Promise<ManagedPayment> {
  return actOnPayment(ctx, 'acceptHeldPayment', act);
}

/** Throws InvalidInput for any amount but the due one. */
export const confirmBankTransfer: Verb<typeof calls.confirmBankTransfer> = async (ctx, { amount, ...act }) => {
  return actOnPayment(ctx, 'confirmBankTransfer', act, async (tx, payment, event) => {
    requireTransfer(payment);
    if (!payment.amount.equals(amount)) {
      const defaultMessage = texts.mustBeDue({ amount: moneyText(payment) });
      throw new InvalidInput([{ field: 'amount', defaultMessage }]);
    }
    return movePayment(ctx, tx, payment, 'paid', event);
  });
};

export async function refuseBankTransfer(ctx: RequestContext, act: ReasonedAct): Promise<ManagedPayment> {
  const { reason } = act;
  return actOnPayment(ctx, 'refuseBankTransfer', act, async (tx, payment, event) => {
    requireTransfer(payment);
    const payer = await tx.user.findUniqueOrThrow({ where: { id: payment.userId } });
    const rendered = emailIn(payer, () => transferRefusedEmail(payment, payer.name, reason, ctx.config));
    await enqueueEmail(ctx, tx, { to: payer.email, ...rendered });
    const failure = () => texts.transferNotFoundBecause({ reason });
    return movePayment(ctx, tx, payment, 'failed', event, { failure });
  });
}

export async function recordDispute(ctx: RequestContext, act: ReasonedAct): Promise<ManagedPayment> {
  return actOnPayment(ctx, 'recordDispute', act);
}

export async function liftDispute(ctx: RequestContext, act: ReasonedAct): Promise<ManagedPayment> {
  return actOnPayment(ctx, 'liftDispute', act, (tx, payment, event) => liftFromDispute(ctx, tx, payment, event));
}

export async function recordRefund(ctx: RequestContext, act: ReasonedAct): Promise<ManagedPayment> {
  return actOnPayment(ctx, 'recordRefund', act);
}

export async function recheckPayment(ctx: RequestContext, { id }: { id: number }): Promise<ManagedPayment> {
  const { method } = await readManagedPayment(ctx, id);
  if (method === 'bank') throw new Conflict('nobody_to_ask', texts.gatewayKnowsNoTransfers());
  await settlePayment(ctx, id);
  return readManagedPayment(ctx, id);
}

/**
 * Executes an administrator's action on a payment, and records actor and reason in the payment's history and in the audit
 * log. `carryOut` makes further changes to the locked payment. Throws Conflict in a state that does not allow it.
 */
async function actOnPayment(
  ctx: RequestContext,
  action: keyof typeof administratorTransitions,
  { id, reason }: ReasonedAct,
  carryOut?: (tx: Transaction, payment: Payment, event: PaymentEvent) => Promise<Payment>,
): Promise<ManagedPayment> {
  const { userId: actorId } = actorOf(ctx);
  const { from, to }: { from: PaymentStatus[]; to: PaymentStatus } = administratorTransitions[action];
  await ctx.db.$transaction(async (tx) => {
    if (!(await tx.payment.findUnique({ where: { id }, select: { id: true } })))
      throw new NotFound(siteTexts.paymentNotFound());
    const payment = await lockPayment(tx, id);
    if (!from.includes(payment.status)) {
      const states = from.map(stateText).reduce((one, other) => texts.oneStateOr({ one, other }));
      throw new Conflict('wrong_state', texts.onlyInStates({ state: stateText(payment.status), states }));
    }
    const event: PaymentEvent = { kind: 'admin', note: reason, actorId };
    const after = carryOut ? await carryOut(tx, payment, event) : await movePayment(ctx, tx, payment, to, event);
    const details = { before: { status: payment.status }, after: { status: after.status } };
    await recordAct(ctx, tx, { action, subject: `payment ${id}`, reason, details });
  });
  return readManagedPayment(ctx, id);
}

/** Only the gateway confirms payments through it. */
function requireTransfer({ method }: Payment): void {
  if (method !== 'bank') throw new Conflict('not_a_transfer', texts.notByTransfer());
}
