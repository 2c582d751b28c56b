import * as texts from '@africanscity/messages/companies';
import type { WebhookDelivery } from '@africanscity/contracts/companies/webhooks';
import type { calls } from '@africanscity/contracts/companies/calls';
import type { WebhookDelivery as Row } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../../context.ts';
import { Conflict, NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { consume } from '../../../kernel/limits.ts';
import { presentPage, skipTo } from '../../../kernel/paging.ts';
import type { Verb } from '../../../verb.ts';
import { typeOf } from './event-body.ts';
import { ownCompanies, readOwnWebhook } from './own-webhook.ts';
import { sendWebhooksJob } from './send-webhooks.ts';

const keptDays = 30;

/** Returns a page of a webhook's deliveries, newest first. */
export const getWebhookDeliveries: Verb<typeof calls.getWebhookDeliveries> = async (ctx, { id, page, size }) => {
  await readOwnWebhook(ctx, ctx.db, id);
  const where = { webhookId: id };
  const [rows, total] = await Promise.all([
    ctx.db.webhookDelivery.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...skipTo({ page, size }),
    }),
    ctx.db.webhookDelivery.count({ where }),
  ]);
  return presentPage(rows.map(presentDelivery), { page, size }, total);
};

/** Queues a test event, which is tried once. Throws Conflict when the webhook is off. */
export async function testWebhook(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await consume(ctx, 'testWebhook', actorOf(ctx).userId);
  await ctx.db.$transaction(async (tx) => {
    const { offSince } = await readOwnWebhook(ctx, tx, id);
    if (offSince) throw new Conflict('webhook_off', texts.webhookIsOff());
    const now = ctx.clock();
    await tx.webhookDelivery.create({ data: { webhookId: id, event: 'webhook_test', createdAt: now, nextAt: now } });
    await ctx.jobs.enqueue(tx, sendWebhooksJob, {});
  });
}

/** Sends a delivery again from its first try, with the same id. Throws Conflict when the webhook is off. */
export async function sendWebhookAgain(ctx: RequestContext, { id }: { id: string }): Promise<void> {
  await consume(ctx, 'testWebhook', actorOf(ctx).userId);
  await ctx.db.$transaction(async (tx) => {
    const found = await tx.webhookDelivery.findFirst({
      where: { id, webhook: { agency: ownCompanies(ctx) } },
      include: { webhook: true },
    });
    if (!found) throw new NotFound(texts.deliveryNotFound());
    if (found.webhook.offSince) throw new Conflict('webhook_off', texts.webhookIsOff());
    const again = { nextAt: ctx.clock(), attempts: 0, deliveredAt: null };
    await tx.webhookDelivery.updateMany({ where: { id, nextAt: null }, data: again });
    await ctx.jobs.enqueue(tx, sendWebhooksJob, {});
  });
}

/** Deletes deliveries after 30 days. */
export async function deleteOldDeliveries(ctx: AppContext): Promise<void> {
  const before = new Date(ctx.clock().getTime() - keptDays * 86_400_000);
  await ctx.db.webhookDelivery.deleteMany({ where: { createdAt: { lt: before } } });
}

function presentDelivery(row: Row): WebhookDelivery {
  const { id, event, subjectId, createdAt, attempts, nextAt, deliveredAt, httpStatus, error } = row;
  const ended = deliveredAt ? 'delivered' : 'failed';
  return {
    id,
    type: typeOf(event),
    subjectId,
    createdAt: createdAt.toISOString(),
    state: nextAt ? 'waiting' : ended,
    attempts,
    nextAt: nextAt?.toISOString() ?? null,
    httpStatus,
    error,
  };
}
