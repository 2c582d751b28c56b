import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { Conflict, InvalidInput, NotFound } from '../../errors.ts';
import { consume } from '../../http/limits.ts';
import { fullName } from '../auth/full-name.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { requestAnsweredMail } from '../property-requests/mails/request-answered.ts';
import { listingName } from '../property-requests/named-listing.ts';
import { requestUrl } from '../property-requests/request-keys.ts';
import { requestState } from '../property-requests/request-state.ts';
import { offered } from './offered.ts';
import { holdAccounts } from '../users/hold-accounts.ts';

interface Input {
  requestId: number;
  propertyId: number;
  message: string;
}

/**
 * Offers a listing to the maker of a request that was shown to the caller. Throws NotFound for any other
 * request, Conflict when it has ended or is answered already.
 */
export async function saveRequestAnswer(ctx: RequestContext, input: Input): Promise<void> {
  const { userId } = actorOf(ctx);
  const { requestId, propertyId, message } = input;
  const matched = { requestId_ownerId: { requestId, ownerId: userId } };
  if (!(await ctx.db.propertyRequestMatch.findUnique({ where: matched }))) throw new NotFound('This request');
  const listing = await ctx.db.property.findFirst({
    where: { id: propertyId, ownerId: userId, ...offered },
    include: { owner: true },
  });
  if (!listing)
    throw new InvalidInput([{ field: 'propertyId', defaultMessage: 'must be a listing of yours for rent' }]);
  await consume(ctx, 'saveRequestAnswer', userId);
  await ctx.db.$transaction(async (tx) => {
    await holdAccounts(ctx, tx);
    // Locked, so that no answer comes to a request that is accepted at the same moment.
    await tx.$queryRaw`SELECT id FROM property_requests WHERE id = ${requestId} FOR UPDATE`;
    const request = await tx.propertyRequest.findUnique({ where: { id: requestId } });
    if (!request) throw new NotFound('This request');
    if (requestState(request, 0, ctx.clock()) !== 'open') {
      throw new Conflict('request_ended', 'This request has ended. It takes no more answers.');
    }
    const { count } = await tx.propertyRequestAnswer.createMany({
      data: [{ requestId, ownerId: userId, propertyId, message, createdAt: ctx.clock() }],
      skipDuplicates: true,
    });
    if (count === 0) throw new Conflict('already_answered', 'You have answered this request already.');
    const answer = { owner: fullName(listing.owner), listing: listingName(listing), message };
    const url = await requestUrl(ctx, tx, request);
    await enqueueMail(ctx, tx, { to: request.email, ...requestAnsweredMail(request, answer, url) });
  });
  await wakeMailDelivery(ctx);
}
