import { readerOf } from '../accounts/email-readers.ts';
import { emailIn } from '../../kernel/outbox/email-template.ts';
import * as texts from '@africanscity/messages/requests';
import * as siteTexts from '@africanscity/messages/site';
import type { MatchingRequests } from '@africanscity/contracts/requests/answers';
import type { calls } from '@africanscity/contracts/requests/calls';
import type { RequestContext } from '../../context.ts';
import { Conflict, InvalidInput, NotFound } from '../../errors.ts';
import { actorOf } from '../../kernel/caller.ts';
import { consume } from '../../kernel/limits.ts';
import { enqueueEmail } from '../../kernel/outbox/emails.ts';
import { fullName } from '../../kernel/people.ts';
import { lockAccountsShared } from '../accounts/lock-accounts.ts';
import { requestAnsweredEmail } from './emails.ts';
import { namedListing, presentMatchingRequest } from './present.ts';
import { requestUrl } from './request-keys.ts';
import { requestsSince, requestState } from './request-states.ts';
import { offeredListing } from './request-texts.ts';
import { wantedStatus } from './criteria.ts';
import { lockRow } from '../../kernel/row-locks.sql.ts';
import type { Verb } from '../../verb.ts';

interface Input {
  requestId: number;
  propertyId: number;
  message: string;
}

/**
 * Offers a listing to the author of a request that was shown to the caller. Throws NotFound for any other request, Conflict
 * when it has ended or is answered already.
 */
export async function saveRequestAnswer(ctx: RequestContext, input: Input): Promise<void> {
  const { userId } = actorOf(ctx);
  const { requestId, propertyId, message } = input;
  const matched = { requestId_ownerId: { requestId, ownerId: userId } };
  const match = await ctx.db.propertyRequestMatch.findUnique({ where: matched, include: { request: true } });
  if (!match) throw new NotFound(siteTexts.requestNotFound());
  const listedAs = wantedStatus(match.request);
  const listing = await ctx.db.property.findFirst({
    where: { id: propertyId, ownerId: userId, listedAs },
    include: { owner: true },
  });
  if (!listing)
    throw new InvalidInput([
      {
        field: 'propertyId',
        defaultMessage: texts.ownListingNeeded({ offer: listedAs === 'FOR_SALE' ? 'sale' : 'other' }),
      },
    ]);
  await consume(ctx, 'saveRequestAnswer', userId);
  await ctx.db.$transaction(async (tx) => {
    await lockAccountsShared(ctx, tx);
    // Locked, so that a request that is accepted at the same moment gets no answer.
    await lockRow(tx, 'property_requests', requestId);
    const request = await tx.propertyRequest.findUnique({ where: { id: requestId } });
    if (!request) throw new NotFound(siteTexts.requestNotFound());
    if (requestState(request, 0, ctx.clock()) !== 'open') {
      throw new Conflict('request_ended', texts.requestEndedCanNo());
    }
    const { count } = await tx.propertyRequestAnswer.createMany({
      data: [{ requestId, ownerId: userId, propertyId, message, createdAt: ctx.clock() }],
      skipDuplicates: true,
    });
    if (count === 0) throw new Conflict('already_answered', texts.answeredRequestAlready());
    const answer = { owner: fullName(listing.owner), message };
    const reader = await readerOf(tx, request);
    const url = await requestUrl(ctx, tx, request);
    await enqueueEmail(ctx, tx, {
      to: request.email,
      ...emailIn(reader, () => requestAnsweredEmail(request, { ...answer, listing: offeredListing(listing) }, url)),
    });
  });
}

const shown = 100;

/** Omits ended requests without an answer of the caller. */
export async function getMatchingRequests(ctx: RequestContext): Promise<MatchingRequests> {
  const { userId } = actorOf(ctx);
  const now = ctx.clock();
  const isOpen = { acceptedAt: null, closedAt: null, createdAt: { gte: requestsSince(now) } };
  const [user, matches] = await Promise.all([
    ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { requestMailsOffAt: true } }),
    ctx.db.propertyRequestMatch.findMany({
      where: {
        ownerId: userId,
        reportedAt: null,
        request: { OR: [isOpen, { answers: { some: { ownerId: userId } } }] },
      },
      orderBy: [{ createdAt: 'desc' }, { requestId: 'desc' }],
      take: shown,
      include: {
        property: true,
        request: { include: { answers: { where: { ownerId: userId }, include: { property: true } } } },
      },
    }),
  ]);
  // Listings for sale are of use only to requests to buy.
  const statuses = new Set(['FOR_RENT' as const, ...matches.map(({ request }) => wantedStatus(request))]);
  const listings = await ctx.db.property.findMany({
    where: { ownerId: userId, listedAs: { in: [...statuses] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: shown,
  });
  return {
    requests: matches.map((match) => presentMatchingRequest(match, now)),
    listings: listings.flatMap((listing) => namedListing(listing) ?? []),
    mails: user.requestMailsOffAt === null,
  };
}

/** Reports a request to the administrators as spam or worse. A second report changes nothing. */
export const reportPropertyRequest: Verb<typeof calls.reportPropertyRequest> = async (ctx, input) => {
  const whose = { requestId: input.requestId, ownerId: actorOf(ctx).userId };
  const { count } = await ctx.db.propertyRequestMatch.updateMany({
    where: { ...whose, reportedAt: null },
    data: { reportedAt: ctx.clock(), reportReason: input.reason },
  });
  if (count > 0) return;
  if ((await ctx.db.propertyRequestMatch.count({ where: whose })) === 0)
    throw new NotFound(siteTexts.requestNotFound());
};
