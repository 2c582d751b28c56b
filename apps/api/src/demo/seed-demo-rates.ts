import type { Transaction } from '@africanscity/db/client';
import type { AppContext } from '../context.ts';
import { type RateOf, readRates } from '../domains/listings/core/asking-price.ts';
import { referenceRates } from '../domains/listings/search/query-parser/currencies.ts';

/**
 * Creates exchange rates, which administrators replace by current ones, and returns those that count now. The search reads the same
 * rates before there are any.
 */
export async function seedDemoRates(ctx: AppContext, tx: Transaction): Promise<RateOf> {
  const validFrom = ctx.clock();
  const rates = [...referenceRates].filter(([currency]) => currency !== 'USD');
  await tx.exchangeRate.createMany({ data: rates.map(([currency, rate]) => ({ currency, rate, validFrom })) });
  return readRates({ db: tx, clock: () => validFrom });
}
