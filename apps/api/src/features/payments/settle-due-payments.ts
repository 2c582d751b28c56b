import type { AppContext } from '../../context.ts';
import { settlePayment } from './settle-payment.ts';

/** One round asks about at most so many; the next begins a minute later. */
const most = 100;
const atOnce = 4;

/** Asks about every payment whose time has come: what waits, what was lost, and what may still be disputed. */
export async function settleDuePayments(ctx: AppContext): Promise<void> {
  const now = ctx.clock();
  const due = await ctx.db.payment.findMany({
    // One that was looked at in the future was looked at before the clock was set back.
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
