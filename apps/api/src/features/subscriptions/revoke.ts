import type { Transaction } from '@africanscity/db/client';
import type { Subscription } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { lockSubscription, putLast, settle, takeOut } from './withdraw.ts';

/** Takes back what a refunded payment gave, for good. What it had replaced comes back. Again changes nothing. */
export async function revoke(ctx: Pick<AppContext, 'clock'>, tx: Transaction, payment: { id: number }): Promise<void> {
  const now = ctx.clock();
  const row = await lockSubscription(tx, payment);
  if (!row || row.revokedAt) return;
  if (!row.suspendedAt) await takeOut(tx, row, now);
  await tx.subscription.update({ where: { id: row.id }, data: { revokedAt: now, nextCheckAt: null } });
  const wasOver = row.endsAt <= (row.suspendedAt ?? now);
  if (!wasOver) await bringBackReplaced(tx, row, now);
  await settle(tx, row, now);
}

async function bringBackReplaced(tx: Transaction, upgrade: Subscription, now: Date): Promise<void> {
  const replaced = await tx.subscription.findMany({
    where: { replacedById: upgrade.id, revokedAt: null, suspendedAt: null },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  });
  for (const row of replaced) {
    await putLast(tx, row, { ms: row.creditedMs ?? 0n, cents: row.creditedCents ?? 0n }, now);
  }
}
