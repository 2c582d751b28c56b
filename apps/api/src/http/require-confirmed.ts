import { confirmedMinutes } from '@africanscity/contracts/accounts/values';
import type { RequestContext } from '../context.ts';
import { ApiError } from '../errors.ts';

/** Refuses what cannot be undone to a session whose holder did not prove who they are for some minutes. */
export function requireConfirmed({ actor, clock }: RequestContext): void {
  if (actor && clock().getTime() - actor.confirmedAt.getTime() <= confirmedMinutes * 60_000) return;
  throw new ApiError(
    403,
    'confirmation_required',
    `Confirm that it is you, or log in again: this needs a proof that is not older than ${confirmedMinutes} minutes.`,
  );
}
