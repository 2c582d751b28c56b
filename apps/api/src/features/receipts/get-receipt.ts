import type { ReceiptFile } from '@africanscity/contracts/receipts';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { renderReceipt } from './render-receipt.ts';

/** The receipt of one's own payment; administrators get any. */
export async function getReceipt(ctx: RequestContext, input: { paymentId: number }): Promise<ReceiptFile> {
  const actor = actorOf(ctx);
  const receipt = await ctx.db.receipt.findUnique({
    where: { paymentId: input.paymentId },
    include: { payment: { select: { userId: true } } },
  });
  // Somebody else's receipt is answered like one that does not exist.
  if (!receipt || (actor.role !== 'ADMIN' && receipt.payment.userId !== actor.userId))
    throw new NotFound('This receipt');
  return renderReceipt(ctx, receipt);
}
