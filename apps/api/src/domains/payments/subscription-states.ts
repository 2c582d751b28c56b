import type { SubscriptionPeriod } from '@africanscity/contracts/payments/subscriptions';
import type { Transaction } from '@africanscity/db/client';
import type { Subscription } from '@africanscity/db/generated/client';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { ensureAdTasks } from './ads.ts';
import { graceMsOf, readEntitlementSettings } from './entitlement-settings.ts';
import { applyEntitlements } from './entitlements.ts';
import { nextCheck } from './milestones.ts';
import { noMoney } from './money.ts';
import { issueReceipt } from './receipts.ts';
import { bringBackReplaced, putLast, replace, takeOut } from './timeline-changes.ts';
import { lockEntitlements, periodOf, planPurchase, readTimeline, remainderOf } from './timeline.ts';

type SubscriptionState = z.infer<typeof SubscriptionPeriod>['state'];

/**
 * State machine of a subscription. A paid payment grants it; a dispute suspends it, a refund revokes it, an upgrade replaces
 * it, and time starts and ends it.
 */
export function subscriptionState(row: Subscription, now: Date): SubscriptionState {
  if (row.revokedAt) return 'refunded';
  if (row.suspendedAt) return 'disputed';
  if (row.replacedById !== null) return 'replaced';
  if (row.endsAt <= now) return 'over';
  return row.startsAt <= now ? 'current' : 'upcoming';
}

/**
 * Grants the purchase of a payment, in the transaction that makes it paid: the package for its months, and a numbered
 * receipt, which is emailed. A payment grants once, however often this is called.
 */
export async function activate(
  ctx: Pick<AppContext, 'clock' | 'jobs'>,
  tx: Transaction,
  payment: { id: number },
): Promise<void> {
  const now = ctx.clock();
  const { userId } = await tx.payment.findUniqueOrThrow({ where: { id: payment.id }, select: { userId: true } });
  await lockEntitlements(tx, userId);
  if (await tx.subscription.findUnique({ where: { paymentId: payment.id } })) return;
  const paid = await tx.payment.findUniqueOrThrow({ where: { id: payment.id } });
  const settings = await readEntitlementSettings(tx);
  const graceMs = graceMsOf(settings);
  const purchase = { packageId: paid.packageId, monthlyPrice: paid.packagePrice, months: paid.months };
  const { credits, kind: _kind, ...period } = planPurchase(await readTimeline(tx, userId), purchase, now, graceMs);
  const subscription = await tx.subscription.create({
    data: { ...period, userId, paymentId: paid.id, nextCheckAt: nextCheck(period, now, graceMs) },
  });
  await replace(tx, credits, subscription.id, now);
  await ensureAdTasks(tx, subscription, now);
  await applyEntitlements(tx, userId, now);
  await issueReceipt(ctx, tx, paid.id, subscription);
}

/** Suspends the subscription of a disputed payment until the end of the dispute: its time stops. Idempotent. */
export async function suspend(ctx: Pick<AppContext, 'clock'>, tx: Transaction, payment: { id: number }): Promise<void> {
  const now = ctx.clock();
  const row = await lockSubscription(tx, payment);
  if (!row || row.suspendedAt || row.revokedAt) return;
  await takeOut(tx, row, now);
  await tx.subscription.update({ where: { id: row.id }, data: { suspendedAt: now, nextCheckAt: null } });
  await applyTimeline(tx, row, now);
}

/** Resumes the subscription that a dispute suspended: the time that was left then, after all other periods. Idempotent. */
export async function resume(ctx: Pick<AppContext, 'clock'>, tx: Transaction, payment: { id: number }): Promise<void> {
  const now = ctx.clock();
  const row = await lockSubscription(tx, payment);
  if (!row?.suspendedAt || row.revokedAt) return;
  // The period that an upgrade had replaced is taken out of the upgrade, and restored.
  const left =
    row.replacedById === null
      ? remainderOf(periodOf(row), row.suspendedAt)
      : { ms: row.creditedMs ?? 0n, worth: row.credited ?? noMoney };
  await tx.subscription.update({ where: { id: row.id }, data: { suspendedAt: null } });
  if (left.ms > 0n) await putLast(tx, row, left, now);
  await applyTimeline(tx, row, now);
}

/** Revokes the subscription of a refunded payment for good. Restores the period that it had replaced. Idempotent. */
export async function revoke(ctx: Pick<AppContext, 'clock'>, tx: Transaction, payment: { id: number }): Promise<void> {
  const now = ctx.clock();
  const row = await lockSubscription(tx, payment);
  if (!row || row.revokedAt) return;
  if (!row.suspendedAt) await takeOut(tx, row, now);
  await tx.subscription.update({ where: { id: row.id }, data: { revokedAt: now, nextCheckAt: null } });
  const wasOver = row.endsAt <= (row.suspendedAt ?? now);
  if (!wasOver) await bringBackReplaced(tx, row, now);
  await applyTimeline(tx, row, now);
}

/** Returns the subscription of a payment, with its owner's lock; null when there is none. */
async function lockSubscription(tx: Transaction, payment: { id: number }): Promise<Subscription | null> {
  const found = await tx.subscription.findUnique({ where: { paymentId: payment.id } });
  if (!found) return null;
  await lockEntitlements(tx, found.userId);
  return tx.subscription.findUnique({ where: { paymentId: payment.id } });
}

/** Applies the change to listings and ads. */
async function applyTimeline(tx: Transaction, { userId, id }: Subscription, now: Date): Promise<void> {
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
