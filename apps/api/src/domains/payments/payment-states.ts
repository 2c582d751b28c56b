import * as texts from '@africanscity/messages/payments';
import { inLanguage } from '@africanscity/messages/language';
import * as siteTexts from '@africanscity/messages/site';
import type { Transaction } from '@africanscity/db/client';
import type { Payment, Prisma } from '@africanscity/db/generated/client';
import type { PaymentStatus } from '@africanscity/db/generated/enums';
import type { AppContext, RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { alertTeam } from './emails.ts';
import { forTeam, type PaymentEvent, writeEvent } from './payment-events.ts';
import { isOpen } from './payment-filters.ts';
import { nextPollAt } from './polling-schedule.ts';
import { activate, resume, revoke, suspend } from './subscription-states.ts';
import { lockRow } from '../../kernel/row-locks.sql.ts';

/**
 * The states of a payment. Reports of the gateway lead from a lower rank to a higher one only; a payment that is paid after
 * it expired counts as paid. The payer cancels an open payment, and time expires it.
 */
const ranks: Record<PaymentStatus, number> = {
  created: 0,
  pending: 1,
  cancelled: 2,
  failed: 2,
  expired: 2,
  held: 3,
  paid: 4,
  disputed: 5,
  refunded: 6,
};

function canTransition(from: PaymentStatus, to: PaymentStatus): boolean {
  return ranks[to] > ranks[from];
}

interface Transition {
  from: PaymentStatus[];
  to: PaymentStatus;
}

/** Actions of an administrator by operation: the states that allow it, and the next state. */
export const administratorTransitions = {
  acceptHeldPayment: { from: ['held'], to: 'paid' },
  // Also after its end, because transfers take time.
  confirmBankTransfer: { from: ['pending', 'expired', 'cancelled', 'failed'], to: 'paid' },
  refuseBankTransfer: { from: ['pending'], to: 'failed' },
  recordDispute: { from: ['paid'], to: 'disputed' },
  // The only step backwards, by a person.
  liftDispute: { from: ['disputed'], to: 'paid' },
  recordRefund: { from: ['held', 'paid', 'disputed'], to: 'refunded' },
} satisfies Record<string, Transition>;

/** Reasons of a new state, written in the language of their readers: the team and the payer. */
interface Reasons {
  heldReason?: () => string;
  failure?: () => string;
}

/**
 * Moves a locked payment forward, with all its consequences, and records the reason. Does nothing for a step backwards or an
 * impossible one. Returns the present payment.
 */
export async function movePayment(
  ctx: AppContext,
  tx: Transaction,
  payment: Payment,
  to: PaymentStatus,
  event: PaymentEvent,
  reasons: Reasons = {},
): Promise<Payment> {
  if (!canTransition(payment.status, to) || (await hasEntered(tx, payment, to, event))) return payment;
  // A disputed payment was paid before, even if both reports come at once.
  const current =
    to === 'disputed' && payment.status !== 'paid' ? await movePayment(ctx, tx, payment, 'paid', event) : payment;
  const moved = await enter(ctx, tx, current, to, reasons);
  await writeEvent(ctx, tx, payment.id, { ...event, digest: undefined }, to);
  if (to === 'paid') await activate(ctx, tx, moved);
  if (to === 'disputed') await suspend(ctx, tx, moved);
  if (to === 'refunded') await revoke(ctx, tx, moved);
  if (to === 'held' || to === 'disputed') await alertTeam(ctx, tx, moved);
  return moved;
}

/** Returns whether a payment was in a state before. Repeated reports do not undo an administrator's step backwards. */
async function hasEntered(
  tx: Transaction,
  payment: Payment,
  to: PaymentStatus,
  { kind }: PaymentEvent,
): Promise<boolean> {
  if (kind === 'admin') return false;
  const where = { paymentId: payment.id, toStatus: to, kind: { not: 'admin' as const } };
  return (await tx.paymentEvent.findFirst({ where, select: { id: true } })) !== null;
}

async function enter(
  ctx: AppContext,
  tx: Transaction,
  payment: Payment,
  to: PaymentStatus,
  { heldReason, failure }: Reasons,
): Promise<Payment> {
  const payer = await tx.user.findUniqueOrThrow({ where: { id: payment.userId }, select: { language: true } });
  const now = ctx.clock();
  const data: Prisma.PaymentUncheckedUpdateInput = {
    status: to,
    heldReason: heldReason ? forTeam(heldReason) : null,
    failure: failure ? inLanguage(payer.language, failure) : null,
    nextPollAt: nextPollAt({ ...payment, status: to }, now),
    ...(to === 'paid' ? { paidAt: now } : {}),
  };
  return tx.payment.update({ where: { id: payment.id }, data });
}

/** Moves a locked payment back from a dispute: earlier reports of the dispute no longer count. */
export async function liftFromDispute(
  ctx: AppContext,
  tx: Transaction,
  payment: Payment,
  event: PaymentEvent,
): Promise<Payment> {
  const lifted = await tx.payment.update({
    where: { id: payment.id },
    data: { status: 'paid', nextPollAt: nextPollAt({ ...payment, status: 'paid' }, ctx.clock()) },
  });
  await writeEvent(ctx, tx, payment.id, event, 'paid');
  await resume(ctx, tx, lifted);
  return lifted;
}

/** Locks a payment until the transaction ends, and reads it. */
export async function lockPayment(tx: Transaction, id: number): Promise<Payment> {
  await lockRow(tx, 'payments', id);
  return tx.payment.findUniqueOrThrow({ where: { id } });
}

/** Locks an open payment of the caller. Throws NotFound for others', and Conflict when it is over. */
export async function lockOpenPayment(ctx: RequestContext, tx: Transaction, id: number): Promise<Payment> {
  const { userId } = actorOf(ctx);
  if (!(await tx.payment.findUnique({ where: { id, userId }, select: { id: true } })))
    throw new NotFound(siteTexts.paymentNotFound());
  const payment = await lockPayment(tx, id);
  if (!isOpen(payment.status))
    throw new Conflict('payment_over', texts.stateAlready({ state: stateText(payment.status) }));
  return payment;
}

/** The state of a payment within a sentence. */
export function stateText(status: PaymentStatus): string {
  return texts.stateInSentence({ status });
}
