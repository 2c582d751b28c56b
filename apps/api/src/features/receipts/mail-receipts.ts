import type { AppContext } from '../../context.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { paymentReceivedMail } from './mails/payment-received.ts';
import { renderReceipt } from './render-receipt.ts';

/** Mails every receipt that has not been mailed, once, whatever happens on the way. */
export async function mailReceipts(ctx: AppContext): Promise<void> {
  const waiting = await ctx.db.receipt.findMany({
    where: { mailedAt: null },
    orderBy: { issuedAt: 'asc' },
    take: 100,
    include: { payment: { include: { user: true, package: true, subscription: true } } },
  });
  for (const receipt of waiting) {
    const { number, fileName, contentType, content } = await renderReceipt(ctx, receipt);
    await ctx.db.$transaction(async (tx) => {
      const { count } = await tx.receipt.updateMany({
        where: { paymentId: receipt.paymentId, mailedAt: null },
        data: { mailedAt: ctx.clock() },
      });
      // Another copy of the server was quicker; somebody who left gets no mail.
      const { user } = receipt.payment;
      if (count === 0 || user.disabledAt) return;
      const letter = paymentReceivedMail({ number, payment: receipt.payment, config: ctx.config });
      await enqueueMail(ctx, tx, { to: user.email, ...letter, attachment: { fileName, contentType, content } });
    });
  }
  if (waiting.length > 0) await wakeMailDelivery(ctx);
}
