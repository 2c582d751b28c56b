import type { ManagedPayment } from '@africanscity/contracts/admin-payments';
import type { RequestContext } from '../../context.ts';
import { nextLook } from '../payments/next-look.ts';
import { writeEvent } from '../payments/write-event.ts';
import { resume } from '../subscriptions/resume.ts';
import { actOnPayment } from './act-on-payment.ts';

/** The one way back, and only a person's: what the gateway said of this dispute before counts no more. */
export async function liftDispute(
  ctx: RequestContext,
  { id, reason }: { id: number; reason: string },
): Promise<ManagedPayment> {
  return actOnPayment(ctx, {
    action: 'liftDispute',
    id,
    reason,
    from: ['disputed'],
    async carryOut(tx, payment, news) {
      const nextPollAt = nextLook({ ...payment, status: 'paid' }, ctx.clock());
      const paid = await tx.payment.update({ where: { id }, data: { status: 'paid', nextPollAt } });
      await writeEvent(ctx, tx, id, news, 'paid');
      await resume(ctx, tx, paid);
      return paid;
    },
  });
}
