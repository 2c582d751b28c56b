import type { Database, Transaction } from '@africanscity/db/client';
import type { Package } from '@africanscity/db/generated/client';
import { readTimeline } from './read-timeline.ts';
import { graceMsOf, readEntitlementSettings } from './settings.ts';
import { openPeriods, type Period } from './timeline.ts';

/** How many listings somebody may have active, featured and advertised; null for any number. */
export interface Limits {
  active: number | null;
  featured: number | null;
  advertised: number | null;
}

/** What somebody has at a moment. */
export interface Entitlement {
  package: Package | null;
  /** The period it comes from; in grace it is over. */
  period: Period | null;
  inGrace: boolean;
  /** When it ends unless it is renewed, days of grace included; null without a package. */
  until: Date | null;
  limits: Limits;
}

/** What a user has now: a package, a package in its days of grace, or what is free. */
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

/** The period that runs, or else the one whose days of grace do. */
export function periodAt<P extends Period>(timeline: P[], now: Date, graceMs: number): P | undefined {
  const [next] = openPeriods(timeline, now);
  if (next && next.startsAt <= now) return next;
  return timeline
    .filter(({ endsAt }) => endsAt <= now && endsAt.getTime() + graceMs > now.getTime())
    .sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime())
    .at(-1);
}

/** Where the packages that follow one another without a gap end. */
export function endOfChain(timeline: Period[], from: Period): Date {
  let end = from.endsAt;
  for (const period of openPeriods(timeline, from.startsAt)) {
    if (period.startsAt <= end && period.endsAt > end) end = period.endsAt;
  }
  return end;
}

/** Nobody may have fewer listings for money than for nothing. */
function atLeastFree(maxActive: number | null, free: number): number | null {
  return maxActive === null ? null : Math.max(maxActive, free);
}
