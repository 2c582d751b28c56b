import * as texts from '@africanscity/messages/companies';
import type { Database, Transaction } from '@africanscity/db/client';
import type { Webhook } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { actorOf } from '../../../kernel/caller.ts';

/** Returns the condition for companies that the caller owns. */
export function ownCompanies(ctx: RequestContext) {
  return { members: { some: { userId: actorOf(ctx).userId, isOwner: true } } };
}

/** Returns a webhook of a company that the caller owns. Throws NotFound. */
export async function readOwnWebhook(ctx: RequestContext, db: Database | Transaction, id: number): Promise<Webhook> {
  const webhook = await db.webhook.findFirst({ where: { id, agency: ownCompanies(ctx) } });
  if (!webhook) throw new NotFound(texts.webhookNotFound());
  return webhook;
}
