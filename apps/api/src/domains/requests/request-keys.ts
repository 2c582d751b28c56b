import type { Database, Transaction } from '@africanscity/db/client';
import type { AppContext } from '../../context.ts';
import { createSecret, digestOf } from '../../kernel/secrets.ts';

/**
 * Returns the address of a request for its author: their page, or without an account a link with a secret, of which only the
 * digest is stored. Earlier emailed links stay valid.
 */
export async function requestUrl(
  ctx: AppContext,
  tx: Transaction,
  request: { id: number; userId: number | null },
): Promise<string> {
  return request.userId ? `${ctx.config.publicUrl}/requests` : createRequestLink(ctx, tx, request.id);
}

/** Creates a link to a request that works without an account, and confirms the address that it is emailed to. */
export async function createRequestLink(ctx: AppContext, tx: Transaction, requestId: number): Promise<string> {
  const token = createSecret();
  await tx.propertyRequestKey.create({ data: { hash: digestOf(token), requestId, createdAt: ctx.clock() } });
  return `${ctx.config.publicUrl}/my-request#token=${token}`;
}

/** Returns the id of the request of a link; null for an invalid link. */
export async function requestOfToken(db: Database | Transaction, token: string): Promise<number | null> {
  const key = await db.propertyRequestKey.findUnique({ where: { hash: digestOf(token) } });
  return key?.requestId ?? null;
}
