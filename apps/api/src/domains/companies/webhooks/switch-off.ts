import type { Transaction } from '@africanscity/db/client';
import type { WebhookOffReason } from '@africanscity/db/generated/client';
import type { AppContext } from '../../../context.ts';

/** Switches a webhook off, and ends its waiting deliveries. Returns whether it was on. */
export async function switchOff(
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  id: number,
  offReason: WebhookOffReason,
): Promise<boolean> {
  const data = { offSince: ctx.clock(), offReason };
  const { count } = await tx.webhook.updateMany({ where: { id, offSince: null }, data });
  await tx.webhookDelivery.updateMany({ where: { webhookId: id, nextAt: { not: null } }, data: { nextAt: null } });
  return count === 1;
}
