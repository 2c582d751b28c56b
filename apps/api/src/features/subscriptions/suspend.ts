import type { Transaction } from '@africanscity/db/client';
import type { Payment } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';

/** Stops what a payment bought while the payer disputes it, in the transaction that records the dispute. */
export async function suspend(ctx: AppContext, tx: Transaction, payment: Payment): Promise<void> {
  await tx.subscription.updateMany({ where: { paymentId: payment.id }, data: { suspendedAt: ctx.clock() } });
}
