import type { AppContext } from '../src/context.ts';
import { readRates } from './rates.ts';

/** Sets today's exchange rates of a database to those of `rates.csv`. */
export async function loadRates({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const others = [...readRates()].filter(([currency]) => currency !== 'USD');
  await db.exchangeRate.createMany({
    data: others.map(([currency, rate]) => ({ currency, rate, validFrom: new Date() })),
  });
}
