import type { Database, Transaction } from '@africanscity/db/client';
import type { Subscription } from '@africanscity/db/generated/client';
import type { Period } from './timeline.ts';
import { holdOwners } from '../users/hold-accounts.ts';

/** Spaces the locks of subscriptions from other advisory locks. */
const lockSpace = 7203421;

/**
 * Waits for its turn: until the transaction ends, nobody else changes what this user has or uses, and their account
 * is held.
 */
export async function lockEntitlements(tx: Transaction, userId: number): Promise<void> {
  await holdOwners(tx, [userId]);
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockSpace}::int, ${userId}::int)`;
}

/** The periods of a user that count: not refunded, not disputed, and not replaced by an upgrade. */
export async function readTimeline(db: Database | Transaction, userId: number): Promise<Period[]> {
  const rows = await db.subscription.findMany({
    where: { userId, revokedAt: null, suspendedAt: null, replacedById: null },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(periodOf);
}

export function periodOf(row: Subscription): Period {
  const { id, packageId, startsAt, endsAt, anchorDay, valueCents, monthlyPrice } = row;
  return { id, packageId, startsAt, endsAt, anchorDay, valueCents, monthlyCents: centsOf(monthlyPrice) };
}

/** US cents of an exact amount of dollars. */
export function centsOf(dollars: { mul(by: number): { toFixed(places: number): string } }): bigint {
  return BigInt(dollars.mul(100).toFixed(0));
}
