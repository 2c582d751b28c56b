import type { ManagedPayment } from '@africanscity/contracts/admin-payments';
import type { RequestContext } from '../../context.ts';
import { InvalidInput } from '../../errors.ts';
import { movePayment } from '../payments/move-payment.ts';
import { actOnPayment } from './act-on-payment.ts';
import { requireTransfer } from './require-transfer.ts';

/** Also after its end: transfers take their time. */
export async function confirmBankTransfer(
  ctx: RequestContext,
  { id, amount, reason }: { id: number; amount: string; reason: string },
): Promise<ManagedPayment> {
  return actOnPayment(ctx, {
    action: 'confirmBankTransfer',
    id,
    reason,
    from: ['pending', 'expired', 'cancelled', 'failed'],
    async carryOut(tx, payment, news) {
      requireTransfer(payment);
      if (!payment.amount.equals(amount)) {
        const defaultMessage = `must be what is to be paid, ${payment.amount.toFixed(2)} ${payment.currency}`;
        throw new InvalidInput([{ field: 'amount', defaultMessage }]);
      }
      return movePayment(ctx, tx, payment, 'paid', news);
    },
  });
}
