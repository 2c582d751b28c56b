import type { PricePeriod } from './asking-price.ts';

/** How often each period is in a year, which has 365 days. */
export const periodsInYear: Readonly<Record<PricePeriod, number>> = {
  year: 1,
  semester: 2,
  month: 12,
  week: 52,
  day: 365,
};
