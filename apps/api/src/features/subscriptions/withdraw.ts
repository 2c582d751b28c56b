import type { Transaction } from '@africanscity/db/client';
import type { Subscription } from '@africanscity/db/generated/client';
import { applyEntitlements } from './apply-entitlements.ts';
import { ensureAdTasks } from './ensure-ad-tasks.ts';
import { nextCheck } from './milestones.ts';
import { lockEntitlements, periodOf, readTimeline } from './read-timeline.ts';
import { graceMsOf, readEntitlementSettings } from './settings.ts';
import { openPeriods, remainderOf } from './timeline.ts';

/** What a payment gave, with its owner's lock; null when it gave nothing. */
export async function lockSubscription(tx: Transaction, payment: { id: number }): Promise<Subscription | null> {
  const found = await tx.subscription.findUnique({ where: { paymentId: payment.id } });
  if (!found) return null;
  await lockEntitlements(tx, found.userId);
  return tx.subscription.findUnique({ where: { paymentId: payment.id } });
}

/** Closes the gap that a period leaves: what follows begins earlier. */
export async function takeOut(tx: Transaction, row: Subscription, now: Date): Promise<void> {
  if (row.replacedById !== null) return takeCreditBack(tx, row, now);
  const { ms } = remainderOf(periodOf(row), now);
  await moveEarlier(tx, row.userId, row.endsAt, ms, now);
}

/** What was left of it lives on in the upgrade that replaced it, which becomes that much shorter. */
async function takeCreditBack(tx: Transaction, row: Subscription, now: Date): Promise<void> {
  let last = row;
  while (last.replacedById !== null) {
    last = await tx.subscription.findUniqueOrThrow({ where: { id: last.replacedById } });
  }
  const left = remainderOf(periodOf(last), now);
  const credited = row.creditedCents ?? 0n;
  if (left.cents === 0n || credited === 0n) return;
  const cents = credited < left.cents ? credited : left.cents;
  const ms = (left.ms * cents) / left.cents;
  const endsAt = new Date(last.endsAt.getTime() - Number(ms));
  await tx.subscription.update({
    where: { id: last.id },
    data: { endsAt, valueCents: last.valueCents - cents, nextCheckAt: now },
  });
  await moveEarlier(tx, row.userId, last.endsAt, ms, now);
}

async function moveEarlier(tx: Transaction, userId: number, from: Date, ms: bigint, now: Date): Promise<void> {
  if (ms === 0n) return;
  for (const period of openPeriods(await readTimeline(tx, userId), now)) {
    if (period.startsAt < from) continue;
    const startsAt = new Date(period.startsAt.getTime() - Number(ms));
    const endsAt = new Date(period.endsAt.getTime() - Number(ms));
    await tx.subscription.update({
      where: { id: period.id },
      data: { startsAt, endsAt, anchorDay: endsAt.getUTCDate(), nextCheckAt: now },
    });
  }
}

/** Puts what is left of a period behind all others. */
export async function putLast(tx: Transaction, row: Subscription, left: { ms: bigint; cents: bigint }, now: Date) {
  const others = openPeriods(await readTimeline(tx, row.userId), now).filter(({ id }) => id !== row.id);
  const startsAt = others.at(-1)?.endsAt ?? now;
  const endsAt = new Date(startsAt.getTime() + Number(left.ms));
  await tx.subscription.update({
    where: { id: row.id },
    data: {
      startsAt,
      endsAt,
      anchorDay: endsAt.getUTCDate(),
      valueCents: left.cents,
      replacedById: null,
      creditedMs: null,
      creditedCents: null,
      nextCheckAt: now,
    },
  });
}

/** Listings and ads follow. */
export async function settle(tx: Transaction, { userId, id }: Subscription, now: Date): Promise<void> {
  const graceMs = graceMsOf(await readEntitlementSettings(tx));
  for (const period of await readTimeline(tx, userId)) {
    await tx.subscription.updateMany({
      where: { id: period.id, nextCheckAt: now },
      data: { nextCheckAt: nextCheck(period, now, graceMs) },
    });
    const row = await tx.subscription.findUniqueOrThrow({ where: { id: period.id } });
    await ensureAdTasks(tx, row, now);
  }
  const counts = await readTimeline(tx, userId);
  if (!counts.some((period) => period.id === id)) {
    await tx.adTask.deleteMany({ where: { subscriptionId: id, doneAt: null } });
  }
  await applyEntitlements(tx, userId, now);
}
