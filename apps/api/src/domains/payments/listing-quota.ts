import type { Database, Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import { Conflict } from '../../errors.ts';
import { applyEntitlements, readEntitlement } from './entitlements.ts';
import { lockEntitlements } from './timeline.ts';

/** Statuses under which a listing takes one of its owner's places. What is sold or rented takes none. */
const placeTaking = ['FOR_SALE', 'FOR_RENT', 'UNDER_OFFER'] as const;

/** Listings that take a place. Imported ones never do; one that somebody hid does not. */
export function activeListings(ownerId: number): Prisma.PropertyWhereInput {
  return { ownerId, importKey: null, listedAs: { in: [...placeTaking] } };
}

export function takesPlace(listing: { status?: string; importKey?: string | null }): boolean {
  return (listing.importKey ?? null) === null && placeTaking.some((status) => status === listing.status);
}

/**
 * Throws Conflict when the owner has as many active listings as allowed. Within a transaction that holds
 * the owner's lock it is exact; without, it spares the caller work that would be refused. `takenAlready`
 * are listings among them that ask for the place.
 */
export async function requirePlace(
  db: Database | Transaction,
  ownerId: number,
  now: Date,
  takenAlready = 0,
): Promise<void> {
  const { limits, package: bought } = await readEntitlement(db, ownerId, now);
  if (limits.active === null) return;
  const active = (await db.property.count({ where: activeListings(ownerId) })) - takenAlready;
  if (active < limits.active) return;
  const because = bought ? `as many as the package ${bought.name} allows` : 'as many as are free';
  throw new Conflict(
    'listing_limit',
    `You have ${active} active listings, ${because}. Choose a larger package under Pricing, or mark a listing as sold or delete one, and send this again: nothing you typed is lost.`,
  );
}

/** Brings back listings that wait for a place, after one became free. */
export async function refillPlaces(tx: Transaction, ownerId: number, now: Date): Promise<void> {
  await lockEntitlements(tx, ownerId);
  const waiting = await tx.property.findFirst({
    where: { ownerId, importKey: null, deletedAt: null, overLimitAt: { not: null } },
    select: { id: true },
  });
  if (waiting) await applyEntitlements(tx, ownerId, now, { restoreOnly: true });
}
