import type { Transaction } from '@africanscity/db/client';
import type { Payment } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';

/** Gives back what a dispute suspended, in the transaction that ends the dispute in our favour. */
export async function resume(_ctx: AppContext, tx: Transaction, payment: Payment): Promise<void> {
  await tx.subscription.updateMany({ where: { paymentId: payment.id }, data: { suspendedAt: null } });
}
