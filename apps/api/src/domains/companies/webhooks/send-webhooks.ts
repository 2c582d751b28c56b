import * as texts from '@africanscity/messages/companies';
import type { Transaction } from '@africanscity/db/client';
import type { Prisma } from '@africanscity/db/generated/client';
import { inLanguage } from '@africanscity/messages/language';
import type { AppContext } from '../../../context.ts';
import { RemoteFault } from '../../../gateways/remote-files/remote-files.ts';
import { defineJob, noData } from '../../../kernel/jobs/jobs.ts';
import { emailIn } from '../../../kernel/outbox/email-template.ts';
import { enqueueEmail } from '../../../kernel/outbox/emails.ts';
import { claimDelivery } from '../companies.sql.ts';
import { webhookOffEmail } from '../emails.ts';
import { bodyOf } from './event-body.ts';
import { signedHeaders, unsealSecret } from './signature.ts';
import { switchOff } from './switch-off.ts';

const timeoutMs = 15_000;
/** Longer than any try takes: an older claim belongs to a crashed server. */
const claimSeconds = 60;
/** Webhooks that one run sends to at the same time. Each gets one delivery at a time, so that a slow one delays no other. */
const lanes = 8;
/** Seconds before each retry: about 18 hours in all. */
const retrySeconds = [5, 300, 1800, 7200, 18_000, 36_000];

/** One job sends all due deliveries, so one of many such jobs is enough. */
export const sendWebhooksJob = defineJob({
  name: 'send-webhooks',
  schema: noData,
  work: sendWebhooks,
  batchSize: 500,
  retryLimit: 20,
  expireInSeconds: 4 * 3600,
});

/** Queues the job when this transaction, or another one, has queued a delivery. */
export async function sendWebhooksSoon(ctx: AppContext, tx: Transaction): Promise<void> {
  const waiting = await tx.webhookDelivery.findFirst({ where: { nextAt: { not: null }, attempts: 0 } });
  if (waiting) await ctx.jobs.enqueue(tx, sendWebhooksJob, {});
}

/** Sends due deliveries until none is left. Copies of the server can do this at the same time: each delivery is claimed by one. */
export async function sendWebhooks(ctx: AppContext): Promise<void> {
  await Promise.all(Array.from({ length: lanes }, () => sendInTurn(ctx)));
}

async function sendInTurn(ctx: AppContext): Promise<void> {
  for (;;) {
    const [claimed] = await claimDelivery(ctx.db, ctx.clock(), claimSeconds);
    if (!claimed) return;
    const delivery = await ctx.db.webhookDelivery.findUnique({ where: { id: claimed.id }, include });
    if (delivery) await finish(ctx, delivery, await attempt(ctx, delivery));
  }
}

const include = { webhook: { include: { createdBy: true, agency: { select: { name: true } } } } } as const;

type Delivery = Prisma.WebhookDeliveryGetPayload<{ include: typeof include }>;
interface Outcome {
  httpStatus: number | null;
  error: string | null;
}

/** Sends a delivery. Returns the status, or why there was none, in the language of the webhook's creator. */
async function attempt(ctx: AppContext, delivery: Delivery): Promise<Outcome> {
  const { webhook } = delivery;
  return inLanguage(webhook.createdBy.language, async () => {
    const secrets = secretsOf(ctx, delivery);
    if (!secrets) return { httpStatus: null, error: texts.webhookNeedsNewSecret() };
    const timestamp = Math.floor(ctx.clock().getTime() / 1000);
    const body = bodyOf(ctx.config, delivery);
    const headers = signedHeaders(secrets, { id: `msg_${delivery.id}`, timestamp, body });
    try {
      const { status } = await ctx.remoteFiles.post({ address: webhook.address, headers, body, timeoutMs });
      return { httpStatus: status, error: null };
    } catch (error) {
      if (error instanceof RemoteFault) return { httpStatus: null, error: error.message };
      ctx.log.error({ err: error, delivery: delivery.id }, 'a webhook could not be sent');
      return { httpStatus: null, error: texts.webhookNoAnswer() };
    }
  });
}

/** Returns the secrets that sign now, the newest first; null when they cannot be decrypted. */
function secretsOf({ config, clock }: AppContext, { webhook }: Delivery): string[] | null {
  const { agencyId, secret: sealed, formerSecret, formerSecretUntil } = webhook;
  const secret = unsealSecret(config, agencyId, sealed);
  if (!secret) return null;
  const formerSigns = formerSecret && formerSecretUntil && formerSecretUntil > clock();
  const former = formerSigns ? unsealSecret(config, agencyId, formerSecret) : null;
  return former ? [secret, former] : [secret];
}

/** Records a try: the delivery arrived, is tried later, or is given up. */
async function finish(ctx: AppContext, { id, event, attempts, webhook }: Delivery, outcome: Outcome): Promise<void> {
  const { httpStatus } = outcome;
  const now = ctx.clock();
  const arrived = httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
  const isTest = event === 'webhook_test';
  const isGone = httpStatus === 410;
  const delay = arrived || isTest || isGone ? undefined : retrySeconds[attempts - 1];
  const seconds = delay === undefined ? null : Math.ceil(delay * (1 + Math.random() / 5));
  await ctx.db.$transaction(async (tx) => {
    await tx.webhook.updateMany({ where: { id: webhook.id }, data: { busyUntil: null } });
    // Without a next try, the webhook was switched off meanwhile.
    const { count } = await tx.webhookDelivery.updateMany({
      where: { id, nextAt: { not: null } },
      data: {
        ...outcome,
        deliveredAt: arrived ? now : null,
        nextAt: seconds === null ? null : new Date(now.getTime() + seconds * 1000),
      },
    });
    if (count === 0 || arrived) return;
    if (seconds !== null) await ctx.jobs.enqueue(tx, sendWebhooksJob, {}, { startAfter: seconds });
    else if (isGone || !isTest) await end(ctx, tx, webhook, isGone ? 'gone' : 'failures');
  });
}

/** Switches a webhook off that takes no deliveries, and tells its creator. */
async function end(
  ctx: AppContext,
  tx: Transaction,
  { id, address, createdBy, agency }: Delivery['webhook'],
  reason: 'gone' | 'failures',
): Promise<void> {
  if (!(await switchOff(ctx, tx, id, reason))) return;
  const page = `${ctx.config.publicUrl}/webhooks`;
  const write = () => webhookOffEmail(createdBy, { company: agency.name, host: new URL(address).host, reason }, page);
  await enqueueEmail(ctx, tx, { to: createdBy.email, ...emailIn(createdBy, write) });
}
