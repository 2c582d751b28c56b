import type { Database, Transaction } from '@africanscity/db/client';
import type { Subscription } from '@africanscity/db/generated/client';
import { lockOwnersShared } from '../accounts/lock-accounts.ts';
import { type Money, paidPart, shareOf, sumOf } from './money.ts';
import { lockSubscriptions } from '../../kernel/locks.ts';

/** A paid period of a package, from `startsAt` to before `endsAt`. */
export interface Period {
  id: number;
  packageId: number;
  monthlyPrice: Money;
  startsAt: Date;
  endsAt: Date;
  /** Day of the month on which its months end. */
  anchorDay: number;
  /** Value of the whole period. */
  value: Money;
}

export interface Purchase {
  packageId: number;
  monthlyPrice: Money;
  months: number;
}

/** The rest of a period that an upgrade replaces. */
export interface Credit {
  id: number;
  ms: bigint;
  worth: Money;
}

/** Result of a purchase: a period, and the credit that went into it. */
export interface PlannedPeriod extends Omit<Period, 'id'> {
  /** `new` begins now, `renewal` follows the same package, `upgrade` replaces at once, `change` follows another package. */
  kind: 'new' | 'renewal' | 'upgrade' | 'change';
  credits: Credit[];
}

/**
 * Plans a purchase among the periods of a user, which do not overlap. A dearer package than the current one begins at once,
 * and the value of the others' rests lengthens it; any other begins when they end. Rounds down: to the cent, and to the
 * millisecond.
 */
export function planPurchase(periods: Period[], purchase: Purchase, now: Date, graceMs: number): PlannedPeriod {
  const open = openPeriods(periods, now);
  const tail = open.at(-1) ?? lastInGrace(periods, purchase, now, graceMs);
  if (!tail) return append('new', purchase, now, now.getUTCDate());
  const current = open[0];
  if (current && current.packageId !== purchase.packageId && current.monthlyPrice.lt(purchase.monthlyPrice)) {
    return upgrade(open, purchase, now);
  }
  const kind = tail.packageId === purchase.packageId ? 'renewal' : 'change';
  return append(kind, purchase, tail.endsAt, tail.anchorDay);
}

/** Periods that are not over, the earliest first. */
export function openPeriods<P extends Period>(periods: P[], now: Date): P[] {
  return periods
    .filter((period) => period.endsAt > now)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id);
}

/** Returns the rest of a period, in milliseconds and in money, rounded down. */
export function remainderOf(period: Period, now: Date): Credit {
  const length = BigInt(period.endsAt.getTime() - period.startsAt.getTime());
  const left = BigInt(Math.max(0, period.endsAt.getTime() - Math.max(period.startsAt.getTime(), now.getTime())));
  return { id: period.id, ms: left, worth: shareOf(period.value, left, length) };
}

/** Days of grace are a loan: a renewal within them begins where the package ended, unless another one followed it. */
function lastInGrace(periods: Period[], { packageId }: Purchase, now: Date, graceMs: number): Period | undefined {
  const last = [...periods].sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime()).at(-1);
  return last && last.packageId === packageId && last.endsAt.getTime() + graceMs > now.getTime() ? last : undefined;
}

function append(
  kind: PlannedPeriod['kind'],
  { packageId, monthlyPrice, months }: Purchase,
  startsAt: Date,
  anchorDay: number,
): PlannedPeriod {
  const value = monthlyPrice.times(months);
  const endsAt = addMonths(startsAt, months, anchorDay);
  return { kind, packageId, monthlyPrice, startsAt, endsAt, anchorDay, value, credits: [] };
}

function upgrade(open: Period[], purchase: Purchase, now: Date): PlannedPeriod {
  const paid = append('upgrade', purchase, now, now.getUTCDate());
  const credits = open.map((period) => remainderOf(period, now));
  const credit = sumOf(credits.map(({ worth }) => worth));
  const extraMs = paidPart(BigInt(paid.endsAt.getTime() - now.getTime()), credit, paid.value);
  const endsAt = new Date(paid.endsAt.getTime() + Number(extraMs));
  return {
    ...paid,
    endsAt,
    anchorDay: extraMs > 0n ? endsAt.getUTCDate() : paid.anchorDay,
    value: paid.value.plus(credit),
    credits,
  };
}

/**
 * Locks the periods of these users until the transaction ends, and their accounts in shared mode. Locks several in the order
 * of their ids.
 */
export async function lockEntitlements(tx: Transaction, ...userIds: number[]): Promise<void> {
  await lockOwnersShared(tx, userIds);
  await lockSubscriptions(tx, userIds);
}

/** Returns the periods of a user that count: not refunded, disputed, or replaced by an upgrade. */
export async function readTimeline(db: Database | Transaction, userId: number): Promise<Period[]> {
  const rows = await db.subscription.findMany({
    where: { userId, revokedAt: null, suspendedAt: null, replacedById: null },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(periodOf);
}

export function periodOf(row: Subscription): Period {
  const { id, packageId, startsAt, endsAt, anchorDay, value, monthlyPrice } = row;
  return { id, packageId, startsAt, endsAt, anchorDay, value, monthlyPrice };
}

/** Adds calendar months in UTC, with the same time of day, on `anchorDay` or the last day of a shorter month. */
export function addMonths(at: Date, months: number, anchorDay = at.getUTCDate()): Date {
  const result = new Date(at);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(anchorDay, lastDay));
  return result;
}
