import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { formatPrice } from '../../../ui/price.ts';

interface Priced {
  /** US dollars; null where only the amount is known. */
  price: number | null;
  /** The price in another currency or period, as text. */
  askingPrice?: string | null | undefined;
  status: PropertyStatus;
}

const perMonth = ({ status }: Priced) => (status === 'FOR_RENT' ? 'per month' : '');

/** A price as its owner asks it, with its dollars: '₦1,800,000 a year, about $98 per month'. */
export function ShownPrice({ listing }: { listing: Priced }) {
  const { price, askingPrice } = listing;
  const dollars = price === null ? '' : formatPrice(price);
  const month = perMonth(listing);
  const note = askingPrice ? dollars && `about ${dollars} ${month}`.trim() : month;
  // The space is outside: a small note that moves to the next line as a whole begins there with its words.
  return (
    <>
      {askingPrice ?? dollars}
      {note && ' '}
      {note && <small>{note}</small>}
    </>
  );
}

/** A price as its owner asks it, in one text: '₦1,800,000 a year', '$650 per month'. */
export function askedPrice(listing: Priced): string {
  return listing.askingPrice ?? `${formatPrice(listing.price ?? 0)} ${perMonth(listing)}`.trim();
}
