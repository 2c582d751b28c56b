import { emailIn } from '../../kernel/outbox/email-template.ts';
import type { Transaction } from '@africanscity/db/client';
import type { Subscription } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { workOnEach } from '../../kernel/jobs/work-on-each.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import { ensureAdTasks } from './ads.ts';
import { graceMsOf, readEntitlementSettings } from './entitlement-settings.ts';
import { applyEntitlements, endOfChain, periodAt } from './entitlements.ts';
import { listingsInactiveEmail, packageEndedEmail, packageEndsSoonEmail } from './emails.ts';
import { type Milestone, milestonesOf, nextCheck } from './milestones.ts';
import { lockEntitlements, periodOf, readTimeline } from './timeline.ts';

const aTime = 200;

/**
 * Does the due work for packages: starts and ends them, creates the ads of their months, and announces the end. Each
 * milestone happens once, in its own transaction; after a long pause only the latest notice is sent.
 */
export async function checkSubscriptions(ctx: AppContext): Promise<void> {
  const now = ctx.clock();
  await workOnEach(
    ctx,
    readDue(ctx, now),
    ({ id, userId }) => ctx.db.$transaction((tx) => check(ctx, tx, id, userId, now)),
    ({ id }) => ({ subscription: id }),
  );
}

async function* readDue(ctx: AppContext, now: Date): AsyncGenerator<{ id: number; userId: number }> {
  let last = 0;
  for (;;) {
    const due = await ctx.db.subscription.findMany({
      where: { nextCheckAt: { lte: now }, id: { gt: last } },
      orderBy: { id: 'asc' },
      select: { id: true, userId: true },
      take: aTime,
    });
    yield* due;
    last = due.at(-1)?.id ?? 0;
    if (due.length < aTime) break;
  }
}

async function check(ctx: AppContext, tx: Transaction, id: number, userId: number, now: Date): Promise<void> {
  await lockEntitlements(tx, userId);
  const row = await tx.subscription.findUniqueOrThrow({ where: { id } });
  // Another copy of the server may have done it, or the payment may be disputed by now.
  if (!row.nextCheckAt || row.nextCheckAt > now) return;
  const graceMs = graceMsOf(await readEntitlementSettings(tx));
  const passed = milestonesOf(row, graceMs).filter(({ at }) => at >= row.nextCheckAt! && at <= now);
  await tx.subscription.update({ where: { id }, data: { nextCheckAt: nextCheck(row, now, graceMs) } });
  await ensureAdTasks(tx, row, now);
  const { madeInactive } = await applyEntitlements(tx, userId, now);
  const latest = passed.at(-1)?.milestone;
  if (latest) await tell(ctx, tx, row, latest, { graceMs, madeInactive });
}

async function tell(
  ctx: AppContext,
  tx: Transaction,
  row: Subscription,
  milestone: Milestone,
  { graceMs, madeInactive }: { graceMs: number; madeInactive: { id: number; address: string }[] },
): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: row.userId } });
  if (user.disabledAt) return;
  const to = user.email;
  const timeline = await readTimeline(tx, row.userId);
  const period = periodOf(row);
  const { name: packageName } = await tx.package.findUniqueOrThrow({ where: { id: row.packageId } });
  const graceUntil = new Date(row.endsAt.getTime() + graceMs);
  const about = { user, packageName, endsAt: row.endsAt, graceUntil, config: ctx.config };
  if (madeInactive.length > 0) {
    await enqueueEmail(ctx, tx, {
      to,
      ...emailIn(user, () => listingsInactiveEmail({ ...about, listings: madeInactive })),
    });
  }
  // A user who has paid for the next period needs no reminder.
  if (endOfChain(timeline, period) > row.endsAt) return;
  if (milestone === 'week before end' || milestone === 'day before end') {
    await enqueueEmail(ctx, tx, { to, expiresAt: row.endsAt, ...emailIn(user, () => packageEndsSoonEmail(about)) });
  }
  if (milestone === 'end' && periodAt(timeline, ctx.clock(), graceMs)?.id === row.id) {
    await enqueueEmail(ctx, tx, { to, expiresAt: graceUntil, ...emailIn(user, () => packageEndedEmail(about)) });
  }
}
