import type { RequestContext } from '../../context.ts';
import { currentRate } from './current-rate.ts';
import { presentDay } from './present.ts';

export async function getExchangeRate(ctx: RequestContext) {
  const rate = await currentRate(ctx.db, ctx.clock());
  return {
    currency: 'ZWG' as const,
    rate: rate?.rate.toString() ?? null,
    validFrom: rate && presentDay(rate.validFrom),
  };
}
