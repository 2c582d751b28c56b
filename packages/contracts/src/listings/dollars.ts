import * as texts from '@africanscity/messages/listings';
import { formatAmount } from '../currencies.ts';
import { isRental } from './rental.ts';

/** Formats US dollars as the site does: $85,000, with cents only when there are any. */
export function formatDollars(dollars: number): string {
  return formatAmount(dollars, 'USD');
}

interface Asked {
  /** The price as a text, of a listing that is not priced in dollars alone. */
  askingPrice: string | null;
  price: number;
  status: string;
}

/** The price as its owner asks it: '₦1,800,000 a year', or the dollars: '$85,000', '$450 a month'. */
export function askedPrice({ askingPrice, price, status }: Asked, format = formatDollars): string {
  if (askingPrice) return askingPrice;
  return isRental(status) ? texts.priceEachMonth({ price: format(price) }) : format(price);
}
