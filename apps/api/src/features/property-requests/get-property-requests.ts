import type { PropertyRequest } from '@africanscity/contracts/property-requests';
import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { presentPropertyRequest } from './present.ts';
import { withAnswers } from './read-request.ts';

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
