import * as texts from '@africanscity/messages/payments';

/** Channels of the ads in packages. */
export const adKinds = { facebook: texts.adFacebook, newspaper: texts.adNewspaper, website: texts.adWebsite } as const;

/** Returns the name by which people call a currency: ZiG for ZWG, which many still call ZWL or RTGS; else the code. */
export function commonCurrencyName(code: string): string {
  return code === 'ZWG' ? 'ZiG' : code;
}

/** Months for which a package is sold. */
export const paymentMonths = [1, 3, 6, 12] as const;

/** Formats a receipt's number from its year and its number in the year. */
export function receiptNumber(year: number, number: number): string {
  return `AC-${year}-${String(number).padStart(6, '0')}`;
}

/**
 * `created` and `pending` are open. `held` waits for our team, because an amount or currency is wrong. `paid` has granted the
 * package; `disputed` suspends it and `refunded` revokes it.
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

/** Filters of the administration's table: a state, or payments that need attention. */
export const paymentFilters = ['all', 'attention', ...paymentStatuses] as const;
