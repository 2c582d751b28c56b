import type { ManagedPayment } from '@africanscity/contracts/admin-payments';
import type { Transaction } from '@africanscity/db/client';
import type { Payment } from '@africanscity/db/generated/client';
import type { PaymentStatus } from '@africanscity/db/generated/enums';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { lockPayment } from '../payments/move-payment.ts';
import { wakeReceiptMail } from '../receipts/wake-receipt-mail.ts';
import type { PaymentNews } from '../payments/write-event.ts';
import { readManagedPayment } from './read-managed-payment.ts';

interface Act {
  /** Name of the operation. */
  action: string;
  id: number;
  reason: string;
  /** States in which it may be done. */
  from: PaymentStatus[];
  carryOut: (tx: Transaction, payment: Payment, news: PaymentNews) => Promise<Payment>;
}

/**
 * Does something to a payment on an administrator's word, and keeps who and why in the payment's history and
 * in the audit log. Throws Conflict in a state where it may not be done.
 */
export async function actOnPayment(ctx: RequestContext, act: Act): Promise<ManagedPayment> {
  const { action, id, reason, from } = act;
  const { userId: actorId } = actorOf(ctx);
  await ctx.db.$transaction(async (tx) => {
    if (!(await tx.payment.findUnique({ where: { id }, select: { id: true } }))) throw new NotFound('This payment');
    const payment = await lockPayment(tx, id);
    if (!from.includes(payment.status)) {
      throw new Conflict(
        'wrong_state',
        `This payment is ${payment.status}: that can only be done when it is ${from.join(' or ')}.`,
      );
    }
    const after = await act.carryOut(tx, payment, { kind: 'admin', note: reason, actorId });
    const details = { before: { status: payment.status }, after: { status: after.status } };
    await recordAct(ctx, tx, { action, subject: `payment ${id}`, reason, details });
  });
  await wakeMailDelivery(ctx);
  await wakeReceiptMail(ctx);
  return readManagedPayment(ctx, id);
}
