import type { RequestContext } from '../../context.ts';
import { lockOwnRequest } from './lock-own-request.ts';

/** Ends a request. Closing one that is closed changes nothing. */
export async function closePropertyRequest(ctx: RequestContext, input: { id: number; token?: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { id, closedAt } = await lockOwnRequest(ctx, tx, input);
    if (!closedAt) await tx.propertyRequest.update({ where: { id }, data: { closedAt: ctx.clock() } });
  });
}
