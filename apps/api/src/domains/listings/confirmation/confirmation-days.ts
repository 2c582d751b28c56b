import { z } from 'zod';
import type { AppContext } from '../../../context.ts';
import { readSetting } from '../../../kernel/settings.ts';
import type { DueTime, Step } from './confirmation.sql.ts';

const dayMs = 86_400_000;

export const confirmationSetting = 'listings.confirmation';

const days = z.number().int().min(0).max(999);
const ConfirmationDays = z.object({ askDays: days, sinkDays: days, restDays: days });

/**
 * Days since the last confirmation of a listing after which its owner is asked, and the listing demoted, then paused; 0 for
 * never.
 */
export type ConfirmationDays = z.infer<typeof ConfirmationDays>;

/** Settings by step. Clients and the stored setting call it sinking to be demoted, and resting to be paused. */
export const settingOf = { ask: 'askDays', demote: 'sinkDays', pause: 'restDays' } as const;

const usual: ConfirmationDays = { askDays: 60, sinkDays: 75, restDays: 90 };

/** Returns the days that administrators set, or the defaults. */
export async function readConfirmationDays(ctx: Pick<AppContext, 'db' | 'log'>): Promise<ConfirmationDays> {
  return (await readSetting(ctx, confirmationSetting, ConfirmationDays)) ?? usual;
}

/** Returns when a listing is due for a step. */
export function dueTime({ clock }: Pick<AppContext, 'clock'>, days: ConfirmationDays, step: Step): DueTime {
  const daysAgo = (count: number) => new Date(clock().getTime() - count * dayMs);
  const count = days[settingOf[step]];
  return {
    confirmedBy: count === 0 ? null : daysAgo(count),
    askedBy: step === 'ask' || days.askDays === 0 ? null : daysAgo(count - days.askDays),
  };
}
