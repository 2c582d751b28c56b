import type { Payment } from '@africanscity/contracts/payments/payments';
import type { AppContext, RequestContext } from '../../context.ts';
import { settlePayment } from './gateway-reports.ts';
import { isOpen } from './payment-filters.ts';

const askAgainAfterMs = 5_000;

/** Polls the gateway about an open payment that a user looks at, at most every five seconds. */
export async function askWhileOpen(ctx: RequestContext, { id, status, method }: Payment): Promise<boolean> {
  if (!isOpen(status) || method === 'bank') return false;
  const now = ctx.clock();
  const { count } = await ctx.db.payment.updateMany({
    where: {
      id,
      AND: [
        // The first poll comes after the call that opens it.
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

/** Maximum of polls per run; the next run begins a minute later. */
const most = 100;
const atOnce = 4;

/** Settles every due payment: waiting ones, ones without a message, and ones that may still be disputed. */
export async function settleDuePayments(ctx: AppContext): Promise<void> {
  const now = ctx.clock();
  const due = await ctx.db.payment.findMany({
    // A last poll in the future was before the clock was set back.
    where: { OR: [{ nextPollAt: { lte: now } }, { nextPollAt: { not: null }, lastPolledAt: { gt: now } }] },
    orderBy: { nextPollAt: 'asc' },
    take: most,
    select: { id: true },
  });
  const settleNext = async () => {
    for (let next = due.shift(); next; next = due.shift()) {
      const { id } = next;
      await settlePayment(ctx, id).catch((error: Error) => {
        ctx.log.error({ err: error, payment: id }, 'a payment could not be settled');
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, settleNext));
}
