import { formatNumber, withSign } from '@africanscity/messages/formats';

/** Returns the number of listings on a marker: '1.2K'. */
export function shortNumber(listings: number): string {
  return formatNumber(listings, { notation: 'compact', maximumFractionDigits: 1 });
}

/** Returns the US dollars on a marker: '$85K'. */
export function shortDollars(price: number): string {
  return withSign('$', shortNumber(price));
}
