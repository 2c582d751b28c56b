import type { AppContext } from '../../../context.ts';
import { currentRates } from '../../../kernel/exchange-rates.ts';
import { priceAt } from './asking-price.ts';
import { tooManyDollars } from './dollars.ts';
import { moveInAt } from './move-in.ts';
import { findOldRates, repriceSome } from './listings.sql.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

const batchSize = 500;

/**
 * Converts the prices of listings again whose currency has another rate now, in batches by their ids. It is no change of a price: the
 * owner asks the same amount, so it adds nothing to the history, tells no user and leaves `updated_at`. Returns how many it converted.
 */
export async function repriceListings({ db, clock }: Context): Promise<number> {
  const rates = new Map((await currentRates(db, clock())).map((rate) => [rate.currency, rate]));
  const current = [...rates.values()].map(({ currency, rate }) => ({ currency, rate: rate.toString() }));
  let converted = 0;
  for (let after = 0; ; ) {
    const rows = await findOldRates(db, { after, rates: current, limit: batchSize });
    const last = rows.at(-1);
    if (!last) return converted;
    const prices = rows.map(({ id, amount, currency, period, moveIn: units }) => {
      const price = priceAt({ amount: Number(amount), currency, period }, rates.get(currency));
      const moveIn = units === null ? null : Number(units);
      const moveInDollars = moveIn === null ? null : moveInAt({ moveIn, currency }, price.rate).moveInDollars;
      return { id, ...price, moveIn, moveInDollars };
    });
    converted += await repriceSome(
      db,
      prices.filter(({ price }) => Number(price) < tooManyDollars),
    );
    after = last.id;
  }
}
