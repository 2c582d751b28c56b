import type { Transaction } from '@africanscity/db/client';
import type { Payment, Prisma } from '@africanscity/db/generated/client';
import type { PaymentStatus } from '@africanscity/db/generated/enums';
import type { AppContext } from '../../context.ts';
import { activate } from '../subscriptions/activate.ts';
import { revoke } from '../subscriptions/revoke.ts';
import { suspend } from '../subscriptions/suspend.ts';
import { alertTeam } from './alert-team.ts';
import { nextLook } from './next-look.ts';
import { leadsForward } from './payment-states.ts';
import { type PaymentNews, writeEvent } from './write-event.ts';

/** Locks a payment until the transaction ends, and reads it as it is then. */
export async function lockPayment(tx: Transaction, id: number): Promise<Payment> {
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${id} FOR UPDATE`;
  return tx.payment.findUniqueOrThrow({ where: { id } });
}

/**
 * Moves a locked payment forward, with everything that follows from it, and keeps why. Where the way leads
 * back or nowhere, nothing happens. Answers the payment as it is now.
 */
export async function movePayment(
  ctx: AppContext,
  tx: Transaction,
  payment: Payment,
  to: PaymentStatus,
  news: PaymentNews,
  values: { heldReason?: string; failure?: string } = {},
): Promise<Payment> {
  if (!leadsForward(payment.status, to) || (await wasThere(tx, payment, to, news))) return payment;
  // What is disputed was paid before, even if we hear of both at once.
  const current =
    to === 'disputed' && payment.status !== 'paid' ? await movePayment(ctx, tx, payment, 'paid', news) : payment;
  const moved = await enter(ctx, tx, current, to, values);
  await writeEvent(ctx, tx, payment.id, { ...news, digest: undefined }, to);
  if (to === 'paid') await activate(ctx, tx, moved);
  if (to === 'disputed') await suspend(ctx, tx, moved);
  if (to === 'refunded') await revoke(ctx, tx, moved);
  if (to === 'held' || to === 'disputed') await alertTeam(ctx, tx, moved);
  return moved;
}

/** An administrator may have led back from it: what repeats itself then does not undo that. */
async function wasThere(tx: Transaction, payment: Payment, to: PaymentStatus, { kind }: PaymentNews): Promise<boolean> {
  if (kind === 'admin') return false;
  const where = { paymentId: payment.id, toStatus: to, kind: { not: 'admin' } };
  return (await tx.paymentEvent.findFirst({ where, select: { id: true } })) !== null;
}

async function enter(
  ctx: AppContext,
  tx: Transaction,
  payment: Payment,
  to: PaymentStatus,
  values: { heldReason?: string; failure?: string },
): Promise<Payment> {
  const now = ctx.clock();
  const data: Prisma.PaymentUncheckedUpdateInput = {
    status: to,
    heldReason: values.heldReason ?? null,
    failure: values.failure ?? null,
    nextPollAt: nextLook({ ...payment, status: to }, now),
    ...(to === 'paid' ? { paidAt: now } : {}),
  };
  return tx.payment.update({ where: { id: payment.id }, data });
}
