import { actorOf } from '../../actor-of.ts';
import type { RequestContext } from '../../context.ts';

const most = 100;

export async function getPaynowsAllByUserId(ctx: RequestContext) {
  const { userId } = actorOf(ctx);
  const rows = await ctx.db.payment.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: most });
  return rows.map(({ id, reference, method, amount, currency, createdAt, updatedAt, status }) => ({
    id,
    ref: reference,
    method,
    amount: amount.toNumber(),
    currency,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    status,
  }));
}
