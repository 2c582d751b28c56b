import { isCaught } from '../../kernel/spam-forms.ts';
import type { EndpointInput } from '@africanscity/contracts/call';
import type { calls } from '@africanscity/contracts/requests/calls';
import type { PropertyRequest } from '@africanscity/contracts/requests/requests';
import type { RequestContext } from '../../context.ts';
import { actorOf } from '../../kernel/caller.ts';
import { getCompanyDetails } from '../../kernel/company-details.ts';
import { consume } from '../../kernel/limits.ts';
import { toE164 } from '../../kernel/phones/phone-numbers.ts';
import { networkOf } from '../../network.ts';
import { enqueueEmail, enqueueNeededEmail } from '../../kernel/outbox/emails.ts';
import { lockAccountsShared } from '../accounts/lock-accounts.ts';
import { typistOf } from '../accounts/logged-in-user.ts';
import { callerCountry } from '../accounts/phones.ts';
import { invalidLink } from '../accounts/links.ts';
import { countryOfLocation } from './location-country.ts';
import { followRequestEmail, propertyRequestEmail } from './emails.ts';
import { matchRequestJob } from './matching.ts';
import { presentPropertyRequest, withAnswers } from './present.ts';
import { createRequestLink, requestOfToken } from './request-keys.ts';
import { confirmRequest, lockOwnRequest } from './request-states.ts';
import { categoryOf } from './request-texts.ts';

/**
 * Keeps what somebody looks for, and emails it to the company. Owners hear of it only when the address is known to be
 * the requester's, or is confirmed by the emailed link. Throws TooManyRequests when no link may be emailed: the request
 * could never be confirmed. A form whose hidden field is filled is answered as if it succeeded, and kept as spam.
 */
export async function savePropertyRequest(
  ctx: RequestContext,
  input: EndpointInput<typeof calls.savePropertyRequest>,
): Promise<{ confirm: boolean }> {
  if (await isCaught(ctx, 'savePropertyRequest', input)) return { confirm: false };
  const { topping: _, category, ...form } = input;
  await consume(ctx, 'savePropertyRequest', networkOf(ctx.address));
  const countries = [await callerCountry(ctx), await countryOfLocation(ctx.db, form.location)];
  const request = { ...form, category: categoryOf(category), phoneE164: toE164(form.phone, countries) };
  const company = await getCompanyDetails(ctx);
  const isKnown = await hasConfirmed(ctx, request.email);
  const typedBy = await typistOf(ctx, request.email);
  const now = ctx.clock();
  await ctx.db.$transaction(async (tx) => {
    if (ctx.actor) await lockAccountsShared(ctx, tx);
    const saved = await tx.propertyRequest.create({
      data: { ...request, userId: ctx.actor?.userId ?? null, createdAt: now, confirmedAt: isKnown ? now : null },
    });
    const replyTo = request.email;
    await enqueueEmail(ctx, tx, { to: company.email, isCounted: true, replyTo, ...propertyRequestEmail(request) });
    if (!isKnown) {
      const url = await createRequestLink(ctx, tx, saved.id);
      await enqueueNeededEmail(ctx, tx, { to: request.email, typedBy, ...followRequestEmail(url) }, ownAddress);
    }
    if (isKnown) await ctx.jobs.enqueue(tx, matchRequestJob, { requestId: saved.id });
  });
  return { confirm: !isKnown };
}

const ownAddress = 'If the address is yours, log in to send your request without another email.';

/** Whether the caller is logged in and has confirmed this very address. */
async function hasConfirmed(ctx: RequestContext, email: string): Promise<boolean> {
  if (!ctx.actor) return false;
  const user = await ctx.db.user.findUnique({ where: { id: ctx.actor.userId } });
  if (!user?.emailVerifiedAt) return false;
  return user.email.toLowerCase() === email.toLowerCase();
}

/** Nobody looks for so many places that the oldest would be missed. */
const shown = 100;

export async function getPropertyRequests(ctx: RequestContext): Promise<PropertyRequest[]> {
  const rows = await ctx.db.propertyRequest.findMany({
    where: { userId: actorOf(ctx).userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: shown,
    include: withAnswers,
  });
  return rows.map((row) => presentPropertyRequest(row, ctx.clock()));
}

/** The request that an emailed link leads to. Whoever opens it reads that mailbox, so owners may hear of it now. */
export async function openPropertyRequest(
  ctx: RequestContext,
  input: { token: string },
): Promise<PropertyRequest & { alreadyConfirmed: boolean }> {
  const id = await requestOfToken(ctx.db, input.token);
  if (id === null) throw invalidLink();
  const isFirst = await ctx.db.$transaction(async (tx) => {
    const confirmed = await confirmRequest(ctx, tx, id);
    if (confirmed) await ctx.jobs.enqueue(tx, matchRequestJob, { requestId: id });
    return confirmed;
  });
  const request = await ctx.db.propertyRequest.findUnique({ where: { id }, include: withAnswers });
  if (!request) throw invalidLink();
  return { ...presentPropertyRequest(request, ctx.clock()), alreadyConfirmed: !isFirst };
}

export async function deletePropertyRequest(ctx: RequestContext, input: { id: number; token?: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { id } = await lockOwnRequest(ctx, tx, input);
    await tx.propertyRequest.delete({ where: { id } });
  });
}
