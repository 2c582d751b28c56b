import type { Transaction } from '@africanscity/db/client';
import type { Payment } from '@africanscity/db/generated/client';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { lockPayment } from './move-payment.ts';
import { isOpen } from './payment-states.ts';

/** Locks an open payment of the caller. Throws NotFound for others', and Conflict when it is over. */
export async function lockOpenPayment(ctx: RequestContext, tx: Transaction, id: number): Promise<Payment> {
  const { userId } = actorOf(ctx);
  if (!(await tx.payment.findUnique({ where: { id, userId }, select: { id: true } })))
    throw new NotFound('This payment');
  const payment = await lockPayment(tx, id);
  if (!isOpen(payment.status)) throw new Conflict('payment_over', `This payment is ${payment.status} already.`);
  return payment;
}
