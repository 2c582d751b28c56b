import type { AppContext } from '../../../context.ts';
import { type ConfirmationDays, settingOf } from './confirmation-days.ts';
import { type DueTime, findWaiting, type Step, steps } from './confirmation.sql.ts';

const dayMs = 86_400_000;

/** Listings per statement. */
export const listingsARead = 500;

/** A listing unconfirmed for the days of the first step. */
export type Waiting = Awaited<ReturnType<typeof findWaiting>>[number];

/** Returns the next listings after one, the longest unconfirmed first, including those without a due step. */
export async function readWaiting(
  ctx: AppContext,
  days: ConfirmationDays,
  after: Waiting | undefined,
): Promise<Waiting[]> {
  const first = Math.min(...steps.map((step) => days[settingOf[step]]).filter((count) => count > 0));
  if (!Number.isFinite(first)) return [];
  const due = {
    pause: dueTime(ctx, days, 'pause'),
    demote: dueTime(ctx, days, 'demote'),
    ask: dueTime(ctx, days, 'ask'),
  };
  return findWaiting(ctx.db, { confirmedBy: daysAgo(ctx, first), after, due, most: listingsARead });
}

/** Returns when a listing is due for a step. */
export function dueTime(ctx: AppContext, days: ConfirmationDays, step: Step): DueTime {
  const count = days[settingOf[step]];
  return {
    confirmedBy: count === 0 ? null : daysAgo(ctx, count),
    askedBy: step === 'ask' || days.askDays === 0 ? null : daysAgo(ctx, count - days.askDays),
  };
}

function daysAgo(ctx: AppContext, days: number): Date {
  return new Date(ctx.clock().getTime() - days * dayMs);
}
