import { randomBytes } from 'node:crypto';
import { createAgency } from './access-rows.ts';
import type { Subject } from './access-subjects.ts';
import type { TestApp } from './test-app.ts';

/** A webhook with a delivery that failed. */
async function createHook(t: TestApp, ownerId: number): Promise<{ id: number; deliveryId: string }> {
  const { id: agencyId } = await createAgency(t, ownerId);
  const { id, deliveries } = await t.ctx.db.webhook.create({
    data: {
      agencyId,
      createdById: ownerId,
      address: 'https://example.com/hook',
      events: ['listing_changed'],
      secret: new Uint8Array(randomBytes(32)),
      deliveries: { create: { event: 'webhook_test' } },
    },
    include: { deliveries: true },
  });
  return { id, deliveryId: deliveries[0]!.id };
}

const readHook = (t: TestApp, id: number) => t.ctx.db.webhook.findUnique({ where: { id } });

/** For each operation on a company's webhooks: new data, and a request for it. */
export const webhookSubjects: Record<string, (t: TestApp, ownerId: number) => Promise<Subject>> = {
  createWebhook: async (t, ownerId) => {
    const { id } = await createAgency(t, ownerId);
    await t.ctx.db.agency.update({ where: { id }, data: { verifiedAt: new Date() } });
    const kept = async () => (await t.ctx.db.webhook.count({ where: { agencyId: id } })) === 0;
    return { form: { id, address: 'https://1.1.1.1/hook', events: 'listing.changed' }, kept };
  },
  rotateWebhookSecret: async (t, ownerId) => {
    const { id } = await createHook(t, ownerId);
    return { form: { id }, kept: async () => (await readHook(t, id))?.formerSecret === null };
  },
  switchWebhook: async (t, ownerId) => {
    const { id } = await createHook(t, ownerId);
    return { form: { id, on: 'false' }, kept: async () => (await readHook(t, id))?.offSince === null };
  },
  deleteWebhook: async (t, ownerId) => {
    const { id } = await createHook(t, ownerId);
    return { form: { id }, kept: async () => (await readHook(t, id)) !== null };
  },
  testWebhook: async (t, ownerId) => {
    const { id } = await createHook(t, ownerId);
    const kept = async () => (await t.ctx.db.webhookDelivery.count({ where: { webhookId: id } })) === 1;
    return { form: { id }, kept };
  },
  getWebhookDeliveries: async (t, ownerId) => ({ query: { id: (await createHook(t, ownerId)).id } }),
  sendWebhookAgain: async (t, ownerId) => {
    const { deliveryId: id } = await createHook(t, ownerId);
    const kept = async () => (await t.ctx.db.webhookDelivery.findUniqueOrThrow({ where: { id } })).nextAt === null;
    return { form: { id }, kept };
  },
};
