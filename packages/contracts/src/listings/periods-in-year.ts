import type { PricePeriod } from './asking-price.ts';

/** How often each period is in a year, which has 365 days. */
export const periodsInYear: Readonly<Record<PricePeriod, number>> = {
  year: 1,
  semester: 2,
  month: 12,
  week: 52,
  day: 365,
};

/** Currencies whose rents are for a year where nobody says. Elsewhere they are for a month. */
export const yearlyRentCurrencies: readonly string[] = ['NGN'];

/** Returns the period that a rent is for where nobody says. */
export function usualRentPeriod(currency = 'USD'): 'year' | 'month' {
  return yearlyRentCurrencies.includes(currency) ? 'year' : 'month';
}
