import { formatAmount } from '@africanscity/contracts/currencies';

export { formatPrice } from '@africanscity/contracts/listings/wording';

/** Formats an amount to pay in US dollars: $85, with cents only if there are any. */
export function formatExactPrice(dollars: number): string {
  return formatAmount(dollars, 'USD');
}

/** Formats US dollars with their cents: $85.00. */
export function formatCents(dollars: number): string {
  return formatAmount(dollars, 'USD', 2);
}
