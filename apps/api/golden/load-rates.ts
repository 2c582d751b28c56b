import type { AppContext } from '../src/context.ts';
import { readRates } from './rates.ts';

/** Sets today's exchange rates of a database to those of `rates.csv`, for each currency that the database knows. */
export async function loadRates({ pool }: Pick<AppContext, 'pool'>): Promise<void> {
  const rates = [...readRates()].filter(([currency]) => currency !== 'USD');
  await pool.query(
    `INSERT INTO exchange_rates (currency, rate, valid_from)
      SELECT known.currency, given.rate, current_date
      FROM unnest($1::text[], $2::numeric[]) AS given (currency, rate)
      JOIN unnest(enum_range(NULL::currency)) AS known (currency) ON known.currency::text = given.currency`,
    [rates.map(([currency]) => currency), rates.map(([, rate]) => rate)],
  );
}
