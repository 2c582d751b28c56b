import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import { confirmListing } from './listings.sql.ts';

/** Changes of a confirmed listing: restores its position from before the demotion or pause, and clears the question. */
export function confirming(now: Date) {
  return {
    confirmedAt: now,
    confirmationAskedAt: null,
    pausedAt: null,
    demotedAt: null,
  } satisfies Prisma.PropertyUncheckedUpdateInput;
}

/**
 * Records that the owner's side answers enquiries about a listing, so that it counts as available. At most once a day. A
 * paused listing stays paused, because it may need a place in the package.
 */
export async function confirmByAnswer(tx: Transaction, propertyId: number, now: Date): Promise<void> {
  await confirmListing(tx, propertyId, now);
}
