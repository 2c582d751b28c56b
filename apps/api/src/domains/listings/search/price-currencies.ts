import type { PriceCurrency } from '@africanscity/contracts/listings/price-currencies';
import type { RequestContext } from '../../../context.ts';
import { currentRates } from '../../../kernel/exchange-rates.ts';
import { countriesOf } from './query-parser/currencies.ts';

/** Returns the currencies in which a listing can be priced, dollars first. */
export async function getPriceCurrencies(ctx: RequestContext): Promise<PriceCurrency[]> {
  const rates = await currentRates(ctx.db, ctx.clock());
  const rows = rates.map(({ currency, rate, validFrom }) => ({
    currency,
    rate: rate.toNumber(),
    rateDate: validFrom.toISOString().slice(0, 10),
    countries: countriesOf(currency),
  }));
  const dollars = { currency: 'USD', rate: 1, rateDate: null, countries: countriesOf('USD') };
  return [dollars, ...rows.sort((one, other) => one.currency.localeCompare(other.currency))];
}
