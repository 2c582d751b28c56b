import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';

/** What changes in a listing that somebody confirms: it is where it was before it sank or rested, and nothing is asked. */
export function confirming(now: Date) {
  return {
    confirmedAt: now,
    confirmationAskedAt: null,
    restedAt: null,
    demotedAt: null,
  } satisfies Prisma.PropertyUncheckedUpdateInput;
}

/**
 * Notes that the owner's side answers about a listing: it is still available. Once a day is enough, and one that rests
 * goes on resting, since coming back may need a place in the package.
 */
export async function confirmByAnswer(tx: Transaction, propertyId: number, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE properties SET confirmed_at = ${now}::timestamptz, confirmation_asked_at = NULL, demoted_at = NULL
    WHERE id = ${propertyId} AND rested_at IS NULL AND deleted_at IS NULL
      AND confirmed_at < ${now}::timestamptz - interval '1 day'`;
}
