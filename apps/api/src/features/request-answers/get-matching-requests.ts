import type { MatchingRequests } from '@africanscity/contracts/request-answers';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { namedListing } from '../property-requests/named-listing.ts';
import { requestsSince } from '../property-requests/request-state.ts';
import { offered } from './offered.ts';
import { presentMatchingRequest } from './present.ts';

const shown = 100;

/** Requests that ended without an answer of the caller are of no use to them, and left out. */
export async function getMatchingRequests(ctx: RequestContext): Promise<MatchingRequests> {
  const { userId } = actorOf(ctx);
  const now = ctx.clock();
  const isOpen = { acceptedAt: null, closedAt: null, createdAt: { gte: requestsSince(now) } };
  const [user, matches, listings] = await Promise.all([
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
    ctx.db.property.findMany({
      where: { ownerId: userId, ...offered },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: shown,
    }),
  ]);
  return {
    requests: matches.map((match) => presentMatchingRequest(match, now)),
    listings: listings.flatMap((listing) => namedListing(listing) ?? []),
    mails: user.requestMailsOffAt === null,
  };
}
