import type { Transaction } from '@africanscity/db/client';
import type { ExchangeRate } from '@africanscity/db/generated/client';

type Reader = Pick<Transaction, 'exchangeRate'>;

/** Returns the rate of a currency at a time: the latest of those that have begun. Null when there is none. */
export async function rateOf(db: Reader, currency: string, now: Date): Promise<ExchangeRate | null> {
  return db.exchangeRate.findFirst({
    where: { currency, validFrom: { lte: now } },
    orderBy: [{ validFrom: 'desc' }, { id: 'desc' }],
  });
}

/** Returns the rate of each currency that counts at a time. */
export async function currentRates(db: Reader, now: Date): Promise<ExchangeRate[]> {
  const latest = await db.exchangeRate.groupBy({
    by: ['currency'],
    where: { validFrom: { lte: now } },
    _max: { validFrom: true },
  });
  const days = latest.map(({ currency, _max }) => ({ currency, validFrom: _max.validFrom! }));
  const rates = await db.exchangeRate.findMany({ where: { OR: days }, orderBy: { id: 'asc' } });
  // The last rate of a day counts.
  return [...new Map(rates.map((rate) => [rate.currency, rate])).values()];
}
