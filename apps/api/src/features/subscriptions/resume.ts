import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';
import { periodOf } from './read-timeline.ts';
import { remainderOf } from './timeline.ts';
import { lockSubscription, putLast, settle } from './withdraw.ts';

/** Gives back what a dispute had stopped: the time that was left then, after everything else. Again changes nothing. */
export async function resume(ctx: Pick<AppContext, 'clock'>, tx: Transaction, payment: { id: number }): Promise<void> {
  const now = ctx.clock();
  const row = await lockSubscription(tx, payment);
  if (!row?.suspendedAt || row.revokedAt) return;
  // What an upgrade had replaced was taken out of the upgrade, and comes back as it was before.
  const left =
    row.replacedById === null
      ? remainderOf(periodOf(row), row.suspendedAt)
      : { ms: row.creditedMs ?? 0n, cents: row.creditedCents ?? 0n };
  await tx.subscription.update({ where: { id: row.id }, data: { suspendedAt: null } });
  if (left.ms > 0n) await putLast(tx, row, left, now);
  await settle(tx, row, now);
}
