import type { Payment } from '@africanscity/contracts/payments';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict } from '../../errors.ts';
import { lockOpenPayment } from './lock-open-payment.ts';
import { readOwnPayment } from './read-own-payment.ts';
import { writeEvent } from './write-event.ts';

export async function submitBankTransfer(
  ctx: RequestContext,
  { id, bankReference }: { id: number; bankReference: string },
): Promise<Payment> {
  const { userId: actorId } = actorOf(ctx);
  await ctx.db.$transaction(async (tx) => {
    const payment = await lockOpenPayment(ctx, tx, id);
    if (payment.method !== 'bank') throw new Conflict('not_a_transfer', 'This payment is not made by bank transfer.');
    const bankSubmittedAt = ctx.clock();
    await tx.payment.update({ where: { id }, data: { bankReference, bankSubmittedAt, nextPollAt: null } });
    await writeEvent(ctx, tx, id, { kind: 'payer', actorId, note: `transfer sent: ${bankReference}` });
  });
  return readOwnPayment(ctx, id);
}
