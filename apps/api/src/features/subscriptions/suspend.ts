import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';
import { lockSubscription, settle, takeOut } from './withdraw.ts';

/** Takes back what a disputed payment gave, until the dispute is over: its time stops. Again changes nothing. */
export async function suspend(ctx: Pick<AppContext, 'clock'>, tx: Transaction, payment: { id: number }): Promise<void> {
  const now = ctx.clock();
  const row = await lockSubscription(tx, payment);
  if (!row || row.suspendedAt || row.revokedAt) return;
  await takeOut(tx, row, now);
  await tx.subscription.update({ where: { id: row.id }, data: { suspendedAt: now, nextCheckAt: null } });
  await settle(tx, row, now);
}
