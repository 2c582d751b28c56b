import type { Payment } from '@africanscity/contracts/payments';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { lockOpenPayment } from './lock-open-payment.ts';
import { movePayment } from './move-payment.ts';
import { readOwnPayment } from './read-own-payment.ts';

export async function cancelPayment(ctx: RequestContext, { id }: { id: number }): Promise<Payment> {
  const { userId: actorId } = actorOf(ctx);
  await ctx.db.$transaction(async (tx) => {
    const payment = await lockOpenPayment(ctx, tx, id);
    await movePayment(ctx, tx, payment, 'cancelled', { kind: 'payer', actorId }, { failure: 'You cancelled it.' });
  });
  return readOwnPayment(ctx, id);
}
