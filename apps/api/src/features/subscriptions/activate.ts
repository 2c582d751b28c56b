import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';
import { ensureAdTasks } from './ensure-ad-tasks.ts';
import { applyEntitlements } from './apply-entitlements.ts';
import { issueReceipt } from './issue-receipt.ts';
import { nextCheck } from './milestones.ts';
import { centsOf, lockEntitlements, readTimeline } from './read-timeline.ts';
import { graceMsOf, readEntitlementSettings } from './settings.ts';
import { type Credit, planPurchase } from './timeline.ts';

/**
 * Gives what a payment paid for, in the transaction that makes it paid: the package for its months, and
 * a numbered receipt. A payment gives once, however often this is called. Call `wakeReceiptMail` once that is committed.
 */
export async function activate(
  ctx: Pick<AppContext, 'clock'>,
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
  const monthlyPrice = paid.packagePrice;
  const {
    credits,
    kind: _kind,
    ...period
  } = planPurchase(
    await readTimeline(tx, userId),
    { packageId: paid.packageId, monthlyCents: centsOf(monthlyPrice), months: paid.months },
    now,
    graceMs,
  );
  const { monthlyCents: _cents, ...row } = period;
  const subscription = await tx.subscription.create({
    data: { ...row, userId, paymentId: paid.id, monthlyPrice, nextCheckAt: nextCheck(period, now, graceMs) },
  });
  await replace(tx, credits, subscription.id, now);
  await ensureAdTasks(tx, subscription, now);
  await applyEntitlements(tx, userId, now);
  await issueReceipt(ctx, tx, paid.id, subscription);
}

/** Ends what an upgrade replaces, and keeps what was left of it: a refund of the upgrade gives it back. */
async function replace(tx: Transaction, credits: Credit[], replacedById: number, now: Date): Promise<void> {
  for (const { id, ms, cents } of credits) {
    const { startsAt, valueCents } = await tx.subscription.findUniqueOrThrow({ where: { id } });
    await tx.subscription.update({
      where: { id },
      data: {
        endsAt: startsAt > now ? startsAt : now,
        valueCents: valueCents - cents,
        replacedById,
        creditedMs: ms,
        creditedCents: cents,
        nextCheckAt: null,
      },
    });
    await tx.adTask.deleteMany({ where: { subscriptionId: id, doneAt: null } });
  }
}
