import type { RequestContext } from '../../context.ts';
import { lockOwnRequest } from './lock-own-request.ts';

export async function deletePropertyRequest(ctx: RequestContext, input: { id: number; token?: string }): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { id } = await lockOwnRequest(ctx, tx, input);
    await tx.propertyRequest.delete({ where: { id } });
  });
}
