import type { Payment } from '@africanscity/contracts/payments';
import type { RequestContext } from '../../context.ts';
import { isOpen } from './payment-states.ts';
import { settlePayment } from './settle-payment.ts';

const askAgainAfterMs = 5_000;

/** Asks the gateway about an open payment that somebody looks at, at most every five seconds however many look. */
export async function askWhileOpen(ctx: RequestContext, { id, status, method }: Payment): Promise<boolean> {
  if (!isOpen(status) || method === 'bank') return false;
  const now = ctx.clock();
  const { count } = await ctx.db.payment.updateMany({
    where: {
      id,
      AND: [
        // A first look comes when the call that opens it is over.
        { OR: [{ initiatingUntil: null }, { initiatingUntil: { lt: now } }] },
        {
          OR: [
            { lastPolledAt: null },
            { lastPolledAt: { lt: new Date(now.getTime() - askAgainAfterMs) } },
            // The clock was set back since.
            { lastPolledAt: { gt: now } },
          ],
        },
      ],
    },
    data: { lastPolledAt: now },
  });
  if (count === 0) return false;
  await settlePayment(ctx, id);
  return true;
}
