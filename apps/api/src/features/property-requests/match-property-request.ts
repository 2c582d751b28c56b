import type { User } from '@africanscity/db/generated/client';
import type { AppContext } from '../../context.ts';
import { TooManyRequests } from '../../errors.ts';
import { consume } from '../../http/limits.ts';
import { isReachable } from '../contact/send-personal-message.ts';
import { enqueueMail, wakeMailDelivery } from '../mails/enqueue-mail.ts';
import { findMatchingOwners } from './find-matching-owners.ts';
import { matchingRequestMail } from './mails/matching-request.ts';
import { listingName } from './named-listing.ts';
import { requestsSince } from './request-state.ts';
import { stopMailsUrl } from './stop-mails-link.ts';

/** Has owners looked for soon. Never fails: the scheduled round finds what is left. */
export async function askForMatches(ctx: AppContext, requestId: number): Promise<void> {
  await ctx.jobs.enqueue('match-property-request', { requestId }, { key: String(requestId) }).catch((error: Error) => {
    ctx.log.warn({ err: error }, 'the search for matching owners could not be woken');
  });
}

/**
 * Keeps which owners a confirmed request is shown to, and mails those who want that. All of it or nothing, and
 * only once for each request, however often it runs.
 */
export async function matchPropertyRequest(ctx: AppContext, { requestId }: { requestId: number }): Promise<void> {
  const request = await ctx.db.propertyRequest.findFirst({ where: { id: requestId, ...waiting(ctx) } });
  if (!request) return;
  const matches = await findMatchingOwners(ctx, request);
  const mailed = await ownersToMail(ctx, matches);
  await ctx.db.$transaction(async (tx) => {
    // Of two that run at once, the second waits here and has nothing to do.
    const { count } = await tx.propertyRequest.updateMany({
      where: { id: requestId, ...waiting(ctx) },
      data: { matchedAt: ctx.clock() },
    });
    if (count === 0) return;
    await tx.propertyRequestMatch.createMany({ data: matches.map((match) => ({ requestId, ...match })) });
    for (const { owner, listing } of mailed) {
      const links = {
        page: `${ctx.config.publicUrl}/requests?tab=for-me`,
        stop: stopMailsUrl(ctx.config, owner.id),
      };
      await enqueueMail(ctx, tx, { to: owner.email, ...matchingRequestMail(owner, request, listing, links) });
    }
  });
  await wakeMailDelivery(ctx);
}

/** Carries out what a crash left between a request and its matches. */
export async function matchWaitingRequests(ctx: AppContext): Promise<void> {
  const requests = await ctx.db.propertyRequest.findMany({
    where: waiting(ctx),
    orderBy: { id: 'asc' },
    take: 50,
    select: { id: true },
  });
  for (const { id } of requests) await matchPropertyRequest(ctx, { requestId: id });
}

const waiting = (ctx: AppContext) => ({
  matchedAt: null,
  confirmedAt: { not: null },
  closedAt: null,
  createdAt: { gte: requestsSince(ctx.clock()) },
});

/** Those who confirmed their address, did not switch such mails off, and have not had many of them today. */
async function ownersToMail(ctx: AppContext, matches: { ownerId: number; propertyId: number }[]) {
  const [owners, listings] = await Promise.all([
    ctx.db.user.findMany({ where: { id: { in: matches.map(({ ownerId }) => ownerId) } } }),
    ctx.db.property.findMany({ where: { id: { in: matches.map(({ propertyId }) => propertyId) } } }),
  ]);
  const mailed: { owner: User; listing: string }[] = [];
  for (const { ownerId, propertyId } of matches) {
    const owner = owners.find(({ id }) => id === ownerId);
    const listing = listings.find(({ id }) => id === propertyId);
    if (!owner || !listing || owner.requestMailsOffAt || !isReachable(owner)) continue;
    if (await mayMail(ctx, ownerId)) mailed.push({ owner, listing: listingName(listing) });
  }
  return mailed;
}

async function mayMail(ctx: AppContext, ownerId: number): Promise<boolean> {
  try {
    await consume(ctx, 'requestMailsToOneOwner', ownerId);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}
