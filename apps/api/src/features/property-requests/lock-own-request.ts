import type { Transaction } from '@africanscity/db/client';
import type { PropertyRequest } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { NotAuthenticated, NotFound } from '../../errors.ts';
import { requestOfToken } from './request-keys.ts';

/**
 * Locks a request of the caller, whom their session or the token of a mailed link names, until the transaction
 * ends. Throws NotFound for somebody else's, as for one that does not exist.
 */
export async function lockOwnRequest(
  ctx: RequestContext,
  tx: Transaction,
  { id, token }: { id: number; token?: string },
): Promise<PropertyRequest> {
  if (!ctx.actor && token === undefined) throw new NotAuthenticated();
  await tx.$queryRaw`SELECT id FROM property_requests WHERE id = ${id} FOR UPDATE`;
  const request = await tx.propertyRequest.findUnique({ where: { id } });
  if (!request || !(await isOwn(ctx, tx, request, token))) throw new NotFound('This request');
  return request;
}

async function isOwn(
  ctx: RequestContext,
  tx: Transaction,
  request: PropertyRequest,
  token: string | undefined,
): Promise<boolean> {
  if (ctx.actor && request.userId === ctx.actor.userId) return true;
  return token !== undefined && (await requestOfToken(tx, token)) === request.id;
}
