/** Where the company places ads that packages promise. */
export const adKinds = { facebook: 'Facebook', newspaper: 'Newspaper', website: 'Our website' } as const;

/** Months that a package is sold for. */
export const paymentMonths = [1, 3, 6, 12] as const;

/** Months that can be bought at a time. */
export const monthChoices = [1, 3, 6, 12] as const;

/** A receipt's number as people read it, from its year and its place in the year. */
export function receiptNumber(year: number, number: number): string {
  return `AC-${year}-${String(number).padStart(6, '0')}`;
}

/**
 * `created` and `pending` are open. `held` waits for our team, as an amount or currency is not what it
 * must be. `paid` has brought the package; `disputed` suspends it and `refunded` takes it back.
 */
export const paymentStatuses = [
  'created',
  'pending',
  'held',
  'paid',
  'cancelled',
  'failed',
  'expired',
  'disputed',
  'refunded',
] as const;

/** What the administration's table can be narrowed to: a state, or what somebody must look at. */
export const paymentFilters = ['all', 'attention', ...paymentStatuses] as const;
