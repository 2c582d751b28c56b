import type { Database, Transaction } from '@africanscity/db/client';
import type { Package } from '@africanscity/db/generated/client';
import { graceMsOf, readEntitlementSettings } from './entitlement-settings.ts';
import { openPeriods, type Period, readTimeline } from './timeline.ts';
import { limitActiveListings, limitFeaturedListings } from './payments.sql.ts';

/** How many listings an owner may have active, featured and advertised; null for no limit. */
export interface Limits {
  active: number | null;
  featured: number | null;
  advertised: number | null;
}

/** An owner's entitlements at a time. */
interface Entitlement {
  package: Package | null;
  /** Its period; in grace it is over. */
  period: Period | null;
  inGrace: boolean;
  /** When it ends without a renewal, days of grace included; null without a package. */
  until: Date | null;
  limits: Limits;
}

/** Returns a user's present entitlements: a package, a package in its days of grace, or the free limits. */
export async function readEntitlement(db: Database | Transaction, userId: number, now: Date): Promise<Entitlement> {
  const [settings, timeline, user] = await Promise.all([
    readEntitlementSettings(db),
    readTimeline(db, userId),
    db.user.findUnique({ where: { id: userId }, select: { role: true } }),
  ]);
  const graceMs = graceMsOf(settings);
  const current = periodAt(timeline, now, graceMs);
  if (!current) {
    const active = user?.role === 'ADMIN' ? null : settings.freeListings;
    return {
      package: null,
      period: null,
      inGrace: false,
      until: null,
      limits: { active, featured: 0, advertised: 0 },
    };
  }
  const bought = await db.package.findUniqueOrThrow({ where: { id: current.packageId } });
  return {
    package: bought,
    period: current,
    inGrace: current.endsAt <= now,
    until: new Date(endOfChain(timeline, current).getTime() + graceMs),
    limits: {
      active: user?.role === 'ADMIN' ? null : atLeastFree(bought.maxActive, settings.freeListings),
      featured: bought.maxFeatured,
      advertised: bought.maxAdvertised,
    },
  };
}

/** Returns the current period, or else the one in its days of grace. */
export function periodAt<P extends Period>(timeline: P[], now: Date, graceMs: number): P | undefined {
  const [next] = openPeriods(timeline, now);
  if (next && next.startsAt <= now) return next;
  return timeline
    .filter(({ endsAt }) => endsAt <= now && endsAt.getTime() + graceMs > now.getTime())
    .sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime())
    .at(-1);
}

/** Returns the end of the packages that follow without a gap. */
export function endOfChain(timeline: Period[], from: Period): Date {
  let end = from.endsAt;
  for (const period of openPeriods(timeline, from.startsAt)) {
    if (period.startsAt <= end && period.endsAt > end) end = period.endsAt;
  }
  return end;
}

/** A package never allows fewer listings than the free limit. */
function atLeastFree(maxActive: number | null, free: number): number | null {
  return maxActive === null ? null : Math.max(maxActive, free);
}

export interface AppliedEntitlements {
  entitlement: Entitlement;
  /** Listings that became inactive now, the oldest first. */
  madeInactive: { id: number; address: string }[];
}

/**
 * Applies an owner's entitlements to their listings: the oldest that fit are active, the others wait hidden; chosen listings
 * are featured as far as there are places. Idempotent. With `restoreOnly`, listings become active and none inactive: a
 * smaller free limit hides none. Callers have locked the owner.
 */
export async function applyEntitlements(
  tx: Transaction,
  userId: number,
  now: Date,
  { restoreOnly = false } = {},
): Promise<AppliedEntitlements> {
  const entitlement = await readEntitlement(tx, userId, now);
  const madeInactive = await limitActive(tx, userId, entitlement.limits.active, now, restoreOnly);
  await limitFeatured(tx, userId, entitlement, now);
  return { entitlement, madeInactive };
}

async function limitActive(tx: Transaction, userId: number, allowed: number | null, now: Date, restoreOnly: boolean) {
  const changed = await limitActiveListings(tx, { userId, allowed, now, restoreOnly });
  return changed
    .filter((listing) => listing.left)
    .sort((a, b) => a.id - b.id)
    .map(({ id, address }) => ({ id, address }));
}

async function limitFeatured(tx: Transaction, userId: number, { limits, until }: Entitlement, now: Date) {
  await limitFeaturedListings(tx, { userId, allowed: limits.featured, until, now });
}
