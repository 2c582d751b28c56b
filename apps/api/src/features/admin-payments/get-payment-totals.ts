import type { getPaymentTotals as endpoint } from '@africanscity/contracts/admin-payments';
import type { EndpointOutput } from '@africanscity/contracts/endpoint';
import type { PaymentCurrency } from '@africanscity/contracts/payments';
import type { RequestContext } from '../../context.ts';
import { whereAttention } from './which-payments.ts';

export async function getPaymentTotals(ctx: RequestContext): Promise<EndpointOutput<typeof endpoint>> {
  const groups = await ctx.db.payment.groupBy({
    by: ['status', 'currency'],
    _count: { _all: true },
    _sum: { amount: true },
    orderBy: [{ status: 'asc' }, { currency: 'asc' }],
  });
  const { held, disputed, transfers, stuck } = whereAttention(ctx.clock());
  const count = (where: object) => ctx.db.payment.count({ where });
  return {
    totals: groups.map(({ status, currency, _count, _sum }) => ({
      status,
      currency: currency as PaymentCurrency,
      count: _count._all,
      amount: _sum.amount?.toFixed(2) ?? '0.00',
    })),
    attention: {
      held: await count(held),
      disputed: await count(disputed),
      transfers: await count(transfers),
      stuck: await count(stuck),
    },
  };
}
