import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';

/** Tells the administrators of a request that is spam or worse. A second report changes nothing. */
export async function reportPropertyRequest(
  ctx: RequestContext,
  input: { requestId: number; reason: string },
): Promise<void> {
  const whose = { requestId: input.requestId, ownerId: actorOf(ctx).userId };
  const { count } = await ctx.db.propertyRequestMatch.updateMany({
    where: { ...whose, reportedAt: null },
    data: { reportedAt: ctx.clock(), reportReason: input.reason },
  });
  if (count > 0) return;
  if ((await ctx.db.propertyRequestMatch.count({ where: whose })) === 0) throw new NotFound('This request');
}
