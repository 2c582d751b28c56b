import type { ExchangeRateRow } from '@africanscity/contracts/admin-payments';
import type { RequestContext } from '../../context.ts';
import { fullName } from '../auth/full-name.ts';
import { presentDay } from '../payments/present.ts';

export async function getExchangeRates(ctx: RequestContext): Promise<ExchangeRateRow[]> {
  const rows = await ctx.db.exchangeRate.findMany({
    orderBy: [{ validFrom: 'desc' }, { id: 'desc' }],
    take: 50,
    include: { actor: true },
  });
  return rows.map(({ id, rate, validFrom, createdAt, actor }) => ({
    id,
    rate: rate.toString(),
    validFrom: presentDay(validFrom),
    createdAt: createdAt.toISOString(),
    actor: actor && fullName(actor),
  }));
}
