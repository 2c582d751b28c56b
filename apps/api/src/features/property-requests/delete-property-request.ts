import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';
import { NotFound } from '../../errors.ts';

export async function deletePropertyRequest(ctx: RequestContext, input: { id: number }): Promise<void> {
  const { userId } = actorOf(ctx);
  const { count } = await ctx.db.propertyRequest.deleteMany({ where: { id: input.id, userId } });
  if (count === 0) throw new NotFound('This request');
}
