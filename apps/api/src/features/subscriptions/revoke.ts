import type { Transaction } from '@africanscity/db/client';
import type { Payment } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';

/** Takes back what a payment bought, in the transaction that records its refund. */
export async function revoke(ctx: AppContext, tx: Transaction, payment: Payment): Promise<void> {
  await tx.subscription.updateMany({ where: { paymentId: payment.id }, data: { revokedAt: ctx.clock() } });
}
