import type { Transaction } from '@africanscity/db/client';
import type { RequestContext } from '../../context.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { holdOwners } from '../users/hold-accounts.ts';
import { lockOwnRequest } from './lock-own-request.ts';
import { answerState } from './request-state.ts';

/**
 * An answer to a request of the caller, locked with its request, so that of two decisions at once the second
 * finds the first. Throws Conflict when there is nothing left to decide.
 */
export async function undecidedAnswer(ctx: RequestContext, tx: Transaction, input: { id: number; token?: string }) {
  const known = await tx.propertyRequestAnswer.findUnique({
    where: { id: input.id },
    select: { requestId: true, ownerId: true },
  });
  // First, so that an owner who deletes their account takes the answer before or after, not in the middle.
  await holdOwners(tx, [...(known ? [known.ownerId] : []), ...(ctx.actor ? [ctx.actor.userId] : [])]);
  const request = await lockOwnRequest(ctx, tx, { id: known?.requestId ?? 0, token: input.token });
  const answer = await tx.propertyRequestAnswer.findUnique({
    where: { id: input.id },
    include: { owner: true, property: true },
  });
  if (!answer) throw new NotFound('This answer');
  if (answerState(answer, request) !== 'waiting') {
    throw new Conflict('already_decided', 'This is decided already. Load the page again to see how.');
  }
  return { request, answer };
}
