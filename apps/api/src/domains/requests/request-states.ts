import * as texts from '@africanscity/messages/requests';
import { readerOf } from '../accounts/email-readers.ts';
import { emailIn } from '../../kernel/outbox/email-template.ts';
import * as siteTexts from '@africanscity/messages/site';
import type { AnswerState, RequestState } from '@africanscity/contracts/requests/requests';
import { requestLifetimeDays } from '@africanscity/contracts/requests/values';
import type { Transaction } from '@africanscity/db/client';
import type { PropertyRequest, PropertyRequestAnswer } from '@africanscity/db/generated/client';
import type { AppContext, RequestContext } from '../../context.ts';
import { Conflict, NotAuthenticated, NotFound } from '../../errors.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import { lockOwnersShared } from '../accounts/lock-accounts.ts';
import { acceptedEmail, ownerContactEmail } from './emails.ts';
import { requestOfToken, requestUrl } from './request-keys.ts';
import { contactOf, contactOfRequest } from './request-texts.ts';
import { lockRow } from '../../kernel/row-locks.sql.ts';

type Dates = Pick<PropertyRequest, 'createdAt' | 'confirmedAt' | 'acceptedAt' | 'closedAt'>;
type Decided = Pick<PropertyRequestAnswer, 'acceptedAt' | 'declinedAt'>;

/**
 * State machine of a request. Its author confirms it by opening the emailed link, accepts an answer, or closes it; an owner
 * answers it while it is open; an administrator may close it; time expires it.
 */
export function requestState(request: Dates, answers: number, now: Date): RequestState {
  if (request.closedAt) return 'closed';
  if (request.acceptedAt) return 'accepted';
  if (request.createdAt < requestsSince(now)) return 'expired';
  if (!request.confirmedAt) return 'unconfirmed';
  return answers > 0 ? 'answered' : 'open';
}

/** An undecided answer can still be accepted after the time for answers. */
export function answerState(answer: Decided, request: Pick<Dates, 'acceptedAt' | 'closedAt'>): AnswerState {
  if (answer.acceptedAt) return 'accepted';
  if (answer.declinedAt) return 'declined';
  return request.acceptedAt || request.closedAt ? 'passed' : 'waiting';
}

/** Requests from before this time have expired. */
export function requestsSince(now: Date): Date {
  return new Date(now.getTime() - requestLifetimeDays * 86_400_000);
}

/** Confirms the address of a request. Returns whether this was the first time. */
export async function confirmRequest(ctx: AppContext, tx: Transaction, id: number): Promise<boolean> {
  const { count } = await tx.propertyRequest.updateMany({
    where: { id, confirmedAt: null },
    data: { confirmedAt: ctx.clock() },
  });
  return count > 0;
}

/** Reveals the requester and one owner to each other. */
export async function acceptRequestAnswer(ctx: RequestContext, input: { id: number; token?: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { request, answer } = await undecidedAnswer(ctx, tx, input);
    const acceptedAt = ctx.clock();
    await tx.propertyRequest.update({ where: { id: request.id }, data: { acceptedAt } });
    await tx.propertyRequestAnswer.update({ where: { id: answer.id }, data: { acceptedAt } });
    const page = `${ctx.config.publicUrl}/requests?tab=for-me`;
    const url = await requestUrl(ctx, tx, request);
    const reader = await readerOf(tx, request);
    await enqueueEmail(ctx, tx, {
      to: answer.owner.email,
      replyTo: request.email,
      ...emailIn(answer.owner, () => acceptedEmail(answer.owner, { ...request, ...contactOfRequest(request) }, page)),
    });
    await enqueueEmail(ctx, tx, {
      to: request.email,
      replyTo: answer.owner.email,
      ...emailIn(reader, () => ownerContactEmail(request, contactOf(answer.owner), url)),
    });
  });
}

/** Declines an answer, without an email. */
export async function declineRequestAnswer(ctx: RequestContext, input: { id: number; token?: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { answer } = await undecidedAnswer(ctx, tx, input);
    await tx.propertyRequestAnswer.update({ where: { id: answer.id }, data: { declinedAt: ctx.clock() } });
  });
}

/** Closes a request. Closing a closed one changes nothing. */
export async function closePropertyRequest(ctx: RequestContext, input: { id: number; token?: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { id, closedAt } = await lockOwnRequest(ctx, tx, input);
    if (!closedAt) await tx.propertyRequest.update({ where: { id }, data: { closedAt: ctx.clock() } });
  });
}

/**
 * Locks an answer to a request of the caller with its request, so that of two decisions at once the second finds the first.
 * Throws Conflict when nothing is left to decide.
 */
async function undecidedAnswer(ctx: RequestContext, tx: Transaction, input: { id: number; token?: string }) {
  const known = await tx.propertyRequestAnswer.findUnique({
    where: { id: input.id },
    select: { requestId: true, ownerId: true },
  });
  // First, so that an owner who deletes their account removes the answer before or after, not in the middle.
  await lockOwnersShared(tx, [...(known ? [known.ownerId] : []), ...(ctx.actor ? [ctx.actor.userId] : [])]);
  const request = await lockOwnRequest(ctx, tx, { id: known?.requestId ?? 0, token: input.token });
  const answer = await tx.propertyRequestAnswer.findUnique({
    where: { id: input.id },
    include: { owner: true, property: true },
  });
  if (!answer) throw new NotFound(siteTexts.answerNotFound());
  if (answerState(answer, request) !== 'waiting') {
    throw new Conflict('already_decided', texts.decidedAlreadyLoadPage());
  }
  return { request, answer };
}

/**
 * Locks a request of the caller, by their session or the token of an emailed link, until the transaction ends. Throws
 * NotFound for another user's and for a missing one.
 */
export async function lockOwnRequest(
  ctx: RequestContext,
  tx: Transaction,
  { id, token }: { id: number; token?: string },
): Promise<PropertyRequest> {
  if (!ctx.actor && token === undefined) throw new NotAuthenticated();
  await lockRow(tx, 'property_requests', id);
  const request = await tx.propertyRequest.findUnique({ where: { id } });
  if (!request || !(await isOwn(ctx, tx, request, token))) throw new NotFound(siteTexts.requestNotFound());
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
