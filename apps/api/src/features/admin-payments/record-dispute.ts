import type { ManagedPayment } from '@africanscity/contracts/admin-payments';
import type { RequestContext } from '../../context.ts';
import { movePayment } from '../payments/move-payment.ts';
import { actOnPayment } from './act-on-payment.ts';

export async function recordDispute(
  ctx: RequestContext,
  { id, reason }: { id: number; reason: string },
): Promise<ManagedPayment> {
  return actOnPayment(ctx, {
    action: 'recordDispute',
    id,
    reason,
    from: ['paid'],
    carryOut: (tx, payment, news) => movePayment(ctx, tx, payment, 'disputed', news),
  });
}
