export { formatPrice } from '@africanscity/contracts/listings/wording';

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US dollars as somebody pays them: $85, with cents when there are any. */
export function formatExactPrice(dollars: number): string {
  return Number.isInteger(dollars) ? whole.format(dollars) : exact.format(dollars);
}
