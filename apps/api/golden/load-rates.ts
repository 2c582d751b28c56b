import type { AppContext } from '../src/context.ts';
import { readRates } from './rates.ts';

/** Postgres: the text is no value of the enum. */
const invalidText = '22P02';

/** Sets today's exchange rates of a database to those of `rates.csv`, for each currency that the database knows. */
export async function loadRates({ pool }: Pick<AppContext, 'pool'>): Promise<void> {
  for (const [currency, rate] of readRates()) {
    if (currency === 'USD') continue;
    try {
      await pool.query('INSERT INTO exchange_rates (currency, rate, valid_from) VALUES ($1, $2, current_date)', [
        currency,
        rate,
      ]);
    } catch (error) {
      if ((error as { code?: string }).code !== invalidText) throw error;
    }
  }
}
