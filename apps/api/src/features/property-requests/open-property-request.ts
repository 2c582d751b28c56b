import type { PropertyRequest } from '@africanscity/contracts/property-requests';
import type { RequestContext } from '../../context.ts';
import { invalidLink } from '../users/links.ts';
import { askForMatches } from './match-property-request.ts';
import { presentPropertyRequest } from './present.ts';
import { withAnswers } from './read-request.ts';
import { requestOfToken } from './request-keys.ts';

/** The request that a mailed link leads to. Whoever opens it reads that mailbox, so owners may hear of it now. */
export async function openPropertyRequest(ctx: RequestContext, input: { token: string }): Promise<PropertyRequest> {
  const id = await requestOfToken(ctx.db, input.token);
  if (id === null) throw invalidLink();
  const { count } = await ctx.db.propertyRequest.updateMany({
    where: { id, confirmedAt: null },
    data: { confirmedAt: ctx.clock() },
  });
  if (count > 0) await askForMatches(ctx, id);
  const request = await ctx.db.propertyRequest.findUnique({ where: { id }, include: withAnswers });
  if (!request) throw invalidLink();
  return presentPropertyRequest(request, ctx.clock());
}
