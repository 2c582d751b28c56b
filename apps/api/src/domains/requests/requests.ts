import * as texts from '@africanscity/messages/requests';
import { isCaught } from '../../kernel/spam-forms.ts';
import type { calls } from '@africanscity/contracts/requests/calls';
import type { PropertyRequest } from '@africanscity/contracts/requests/requests';
import { language } from '@africanscity/messages/language';
import type { RequestContext } from '../../context.ts';
import { actorOf } from '../../kernel/caller.ts';
import { getCompanyDetails } from '../../kernel/company-details.ts';
import { consume } from '../../kernel/limits.ts';
import { toE164 } from '../../kernel/phones/phone-numbers.ts';
import { networkOf } from '../../network.ts';
import { enqueueNeededEmail, enqueueTeamEmail } from '../../kernel/outbox/emails.ts';
import type { Verb } from '../../verb.ts';
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
import { criteriaColumns } from './criteria.ts';

/**
 * Stores a request, and emails it to the company. Owners see it only when the requester's address is confirmed, before or by
 * the emailed link. Throws TooManyRequests when no link may be emailed, because the request could never be confirmed. A form
 * whose hidden field is filled gets a success response, and is stored as spam.
 */
export const savePropertyRequest: Verb<typeof calls.savePropertyRequest> = async (ctx, input) => {
  if (await isCaught(ctx, 'savePropertyRequest', input)) return { confirm: false };
  const { topping: _, ...form } = input;
  await consume(ctx, 'savePropertyRequest', networkOf(ctx.address));
  const { category, ...criteria } = await criteriaColumns(ctx, form);
  const countries = [
    await callerCountry(ctx),
    await countryOfLocation(ctx.db, criteria.location),
    ctx.config.brand.homeCountry,
  ];
  const { name, email, phone, amenities, details } = form;
  const contacts = { name, email, phone, phoneE164: toE164(phone, countries) };
  const request = { ...criteria, category: categoryOf(category), ...contacts, amenities, details };
  const company = await getCompanyDetails(ctx);
  const isKnown = await hasConfirmed(ctx, request.email);
  const typedBy = await typistOf(ctx, request.email);
  const now = ctx.clock();
  await ctx.db.$transaction(async (tx) => {
    if (ctx.actor) await lockAccountsShared(ctx, tx);
    const saved = await tx.propertyRequest.create({
      data: {
        ...request,
        language: language(),
        userId: ctx.actor?.userId ?? null,
        createdAt: now,
        confirmedAt: isKnown ? now : null,
      },
    });
    const toTeam = { to: company.email, replyTo: request.email };
    await enqueueTeamEmail(ctx, tx, toTeam, () => propertyRequestEmail(request));
    if (!isKnown) {
      const url = await createRequestLink(ctx, tx, saved.id);
      await enqueueNeededEmail(
        ctx,
        tx,
        { to: request.email, typedBy, ...followRequestEmail(url) },
        texts.logInToSendRequest(),
      );
    }
    if (isKnown) await ctx.jobs.enqueue(tx, matchRequestJob, { requestId: saved.id });
  });
  return { confirm: !isKnown };
};

/** Returns whether the caller is logged in with this very address, confirmed. */
async function hasConfirmed(ctx: RequestContext, email: string): Promise<boolean> {
  if (!ctx.actor) return false;
  const user = await ctx.db.user.findUnique({ where: { id: ctx.actor.userId } });
  if (!user?.emailVerifiedAt) return false;
  return user.email.toLowerCase() === email.toLowerCase();
}

/** Large enough for any user; older ones are omitted. */
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

/** Returns the request of an emailed link. The link confirms the address, so owners may see the request now. */
export const openPropertyRequest: Verb<typeof calls.openPropertyRequest> = async (ctx, input) => {
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
};

export async function deletePropertyRequest(ctx: RequestContext, input: { id: number; token?: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { id } = await lockOwnRequest(ctx, tx, input);
    await tx.propertyRequest.delete({ where: { id } });
  });
}
