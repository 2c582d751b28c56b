export { formatPrice } from '@africanscity/contracts/listings/wording';

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats an amount to pay in US dollars: $85, with cents only if there are any. */
export function formatExactPrice(dollars: number): string {
  return Number.isInteger(dollars) ? whole.format(dollars) : exact.format(dollars);
}
