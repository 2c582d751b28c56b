import { formatNumber } from '@africanscity/messages/formats';
import { usDollars, wholeDollars } from '@africanscity/contracts/listings/wording';

export { formatPrice, usDollars } from '@africanscity/contracts/listings/wording';

/** Formats an amount to pay in US dollars: $85, with cents only if there are any. */
export function formatExactPrice(dollars: number): string {
  return formatNumber(dollars, Number.isInteger(dollars) ? wholeDollars : usDollars);
}
