import * as texts from '@africanscity/messages/companies';
import type { calls } from '@africanscity/contracts/companies/calls';
import type { Webhook, WebhookOwner } from '@africanscity/contracts/companies/webhooks';
import type { WebhookEvent } from '@africanscity/contracts/companies/webhook-events';
import type { Webhook as Row } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';
import { Conflict, NotAllowed } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';
import { checkRemoteAddress } from '../../../kernel/check-remote-address.ts';
import { consume } from '../../../kernel/limits.ts';
import type { Verb } from '../../../verb.ts';
import { lockCaller } from '../../accounts/lock-accounts.ts';
import { lockAgency } from '../team.ts';
import { eventColumn, typeOf } from './event-body.ts';
import { ownCompanies, readOwnWebhook } from './own-webhook.ts';
import { createWebhookSecret, sealSecret } from './signature.ts';
import { switchOff } from './switch-off.ts';

const maxWebhooks = 10;
const formerSecretMs = 24 * 3_600_000;

/** Returns the companies that the caller owns, with their webhooks. */
export async function getWebhooks(ctx: RequestContext): Promise<WebhookOwner[]> {
  const companies = await ctx.db.agency.findMany({
    where: ownCompanies(ctx),
    orderBy: { name: 'asc' },
    include: { webhooks: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] } },
  });
  const now = ctx.clock();
  return companies.map(({ id, name, verifiedAt, webhooks }) => ({
    id,
    name,
    verified: verifiedAt !== null,
    webhooks: webhooks.map((webhook) => presentWebhook(webhook, now)),
  }));
}

interface NewSecret {
  id: number;
  secret: string;
}

/** Adds a webhook of a verified company, for its owner. */
export const createWebhook: Verb<typeof calls.createWebhook> = async (ctx, { id: agencyId, address, events }) => {
  const { userId } = actorOf(ctx);
  await consume(ctx, 'createWebhook', userId);
  const checked = await checkRemoteAddress(ctx, address, { secure: true });
  return ctx.db.$transaction(async (tx) => {
    await lockCaller(ctx, tx);
    const { verifiedAt, members } = await lockAgency(tx, agencyId);
    if (!members.some((member) => member.isOwner && member.userId === userId))
      throw new NotAllowed(texts.onlyOwnerAddsWebhooks());
    if (verifiedAt === null) throw new Conflict('not_verified', texts.webhooksForVerified());
    if ((await tx.webhook.count({ where: { agencyId } })) >= maxWebhooks)
      throw new Conflict('too_many_webhooks', texts.tooManyWebhooks({ count: String(maxWebhooks) }));
    const secret = createWebhookSecret();
    const { id } = await tx.webhook.create({
      data: {
        agencyId,
        createdById: userId,
        address: checked,
        events: events.map(eventColumn),
        secret: sealSecret(ctx.config, agencyId, secret),
        createdAt: ctx.clock(),
      },
    });
    return { id, secret };
  });
};

/** Replaces the secret. The former one signs too for a day, so that the receiver has time to change it. */
export async function rotateWebhookSecret(ctx: RequestContext, { id }: { id: number }): Promise<NewSecret> {
  await consume(ctx, 'createWebhook', actorOf(ctx).userId);
  return ctx.db.$transaction(async (tx) => {
    await lockCaller(ctx, tx);
    const { agencyId, secret: former } = await readOwnWebhook(ctx, tx, id);
    const secret = createWebhookSecret();
    await tx.webhook.update({
      where: { id },
      data: {
        secret: sealSecret(ctx.config, agencyId, secret),
        formerSecret: former,
        formerSecretUntil: new Date(ctx.clock().getTime() + formerSecretMs),
      },
    });
    return { id, secret };
  });
}

export async function switchWebhook(ctx: RequestContext, { id, on }: { id: number; on: boolean }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await readOwnWebhook(ctx, tx, id);
    if (on) await tx.webhook.update({ where: { id }, data: { offSince: null, offReason: null } });
    else await switchOff(ctx, tx, id, 'owner');
  });
}

export async function deleteWebhook(ctx: RequestContext, { id }: { id: number }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await readOwnWebhook(ctx, tx, id);
    await tx.webhook.deleteMany({ where: { id } });
  });
}

function presentWebhook(row: Row, now: Date): Webhook {
  const { id, address, events, createdAt, offSince, offReason, formerSecretUntil } = row;
  const formerSigns = formerSecretUntil !== null && formerSecretUntil > now;
  return {
    id,
    address,
    events: events.map((event) => typeOf(event) as WebhookEvent),
    createdAt: createdAt.toISOString(),
    offSince: offSince?.toISOString() ?? null,
    offReason,
    formerSecretUntil: formerSigns ? formerSecretUntil.toISOString() : null,
  };
}
