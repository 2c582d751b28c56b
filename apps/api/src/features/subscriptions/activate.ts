import type { Transaction } from '@africanscity/db/client';
import type { Payment } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';

/**
 * Gives what a payment bought, in the transaction that makes it paid. Called once per payment; the
 * unique payment of a subscription would refuse a second.
 */
export async function activate(ctx: AppContext, tx: Transaction, payment: Payment): Promise<void> {
  const startsAt = ctx.clock();
  const endsAt = new Date(startsAt);
  endsAt.setUTCMonth(endsAt.getUTCMonth() + payment.months);
  const { userId, packageId, id: paymentId } = payment;
  await tx.subscription.create({ data: { userId, packageId, paymentId, startsAt, endsAt } });
}
