import * as texts from '@africanscity/messages/payments';
import type { Database, Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import { Conflict } from '../../errors.ts';
import { applyEntitlements, readEntitlement } from './entitlements.ts';
import { lockEntitlements } from './timeline.ts';

/** Statuses of listings that count against the limit. Sold and rented ones do not. */
const placeTaking = ['FOR_SALE', 'FOR_RENT', 'UNDER_OFFER'] as const;

/**
 * Listings that count, as `limitActiveListings` counts them: none that the team imported or hid, and none that is paused, deleted or
 * waits for a place. One whose price is under review keeps its place.
 */
export function activeListings(ownerId: number): Prisma.PropertyWhereInput {
  return {
    ownerId,
    importKey: null,
    status: { in: [...placeTaking] },
    hiddenByTeamAt: null,
    overLimitAt: null,
    pausedAt: null,
    deletedAt: null,
  };
}

export function takesPlace(listing: { status?: string; importKey?: string | null }): boolean {
  return (listing.importKey ?? null) === null && placeTaking.some((status) => status === listing.status);
}

/**
 * Throws Conflict when the owner has as many active listings as allowed. Exact within a transaction that has locked the
 * owner; without, it saves work for a call that would be refused. `takenAlready` counts those among them that request the
 * place.
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
  throw new Conflict(
    'listing_limit',
    bought ? texts.packageIsFull({ count: active, package: bought.name }) : texts.freeListingsUsed({ count: active }),
  );
}

/** Returns how many more active listings the owner may have, null for no limit, and whether they have a package. */
export async function readFree(
  db: Database | Transaction,
  ownerId: number,
  now: Date,
): Promise<{ free: number | null; hasPackage: boolean }> {
  const { limits, package: bought } = await readEntitlement(db, ownerId, now);
  if (limits.active === null) return { free: null, hasPackage: bought !== null };
  const active = await db.property.count({ where: activeListings(ownerId) });
  return { free: Math.max(0, limits.active - active), hasPackage: bought !== null };
}

/** Reactivates listings that wait for a place, after one became free. */
export async function refillPlaces(tx: Transaction, ownerId: number, now: Date): Promise<void> {
  await lockEntitlements(tx, ownerId);
  const waiting = await tx.property.findFirst({
    where: { ownerId, importKey: null, deletedAt: null, overLimitAt: { not: null } },
    select: { id: true },
  });
  if (waiting) await applyEntitlements(tx, ownerId, now, { restoreOnly: true });
}
