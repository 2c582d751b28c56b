import * as texts from '@africanscity/messages/site';
import { confirmedMinutes } from '@africanscity/contracts/accounts/values';
import type { AnyCall } from '@africanscity/contracts/call';
import type { RequestContext } from '../context.ts';
import { ApiError } from '../errors.ts';
import { hasSecondFactor } from '../kernel/second-factor.ts';

/**
 * Throws `confirmation_required` (403) for a session whose user did not confirm their identity within the last minutes. With
 * 'with_factor', checks only accounts with a second factor: other users type the password into the form.
 */
export async function requireConfirmed(
  ctx: Pick<RequestContext, 'actor' | 'clock' | 'db'>,
  asked: NonNullable<AnyCall['confirmed']>,
): Promise<void> {
  const { actor, clock, db } = ctx;
  if (actor && clock().getTime() - actor.confirmedAt.getTime() <= confirmedMinutes * 60_000) return;
  if (asked === 'with_factor' && !(await hasSecondFactor(db, actor?.userId ?? 0))) return;
  throw new ApiError(403, 'confirmation_required', texts.confirmAgain({ confirmedMinutes: String(confirmedMinutes) }));
}
