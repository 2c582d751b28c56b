import * as texts from '@africanscity/messages/listings';
import { isOffered, isRental } from '@africanscity/contracts/listings/rental';
import type { PropertyStatus } from '@africanscity/contracts/listings/status';
import { formatPrice } from '@africanscity/contracts/listings/wording';
import type { PricePeriod } from '@africanscity/contracts/listings/asking-price';
import { askingPriceText } from '../core/present-price.ts';

/** The price and status of a listing at a time. */
export interface Offer {
  /** US dollars; a month's rent for a home to rent. */
  price: number;
  /** Minor units of the currency; null for a price in dollars alone. */
  amount: number | bigint | null;
  currency: string | null;
  period: PricePeriod | null;
  perBed: boolean | null;
  status: PropertyStatus;
}

/** Whether a home of the status is let or sold; undefined for one under offer, which may be either. */
function isRent(status: PropertyStatus): boolean | undefined {
  return status === 'UNDER_OFFER' ? undefined : isRental(status);
}

/** Whether one offer is to rent and the other for sale. */
function isOtherKind(before: Offer, after: Offer): boolean {
  const [rents, rented] = [isRent(after.status), isRent(before.status)];
  return rents !== undefined && rented !== undefined && rents !== rented;
}

/** Whether two prices can be compared: both for sale or to rent, in one currency, for one period, and by the bed or not. */
export function hasSameTerms(before: Offer, after: Offer): boolean {
  return (
    !isOtherKind(before, after) &&
    (before.currency ?? 'USD') === (after.currency ?? 'USD') &&
    (before.period ?? 'month') === (after.period ?? 'month') &&
    Boolean(before.perBed) === Boolean(after.perBed)
  );
}

/** Whether the price of an offer differs from that of another, whatever the exchange rates of their days. 0 is a missing price. */
export function isOtherPrice(before: Offer, after: Offer): boolean {
  if (before.price === 0 || after.price === 0) return false;
  if (!hasSameTerms(before, after)) return true;
  const [from, to] = comparable(before, after);
  return from !== to;
}

/** The price as its owner asks it: '₦1,920,000 a year'; one in dollars alone as '$450', or '$450 a month' for `withPeriod`. */
function priceText(offer: Offer, withPeriod: boolean): string {
  return (
    askingPriceText(offer) ??
    (withPeriod && isRental(offer.status)
      ? texts.priceEachMonth({ price: formatPrice(offer.price) })
      : formatPrice(offer.price))
  );
}

/** Describes a change in one or two lines, the last event first; none if nothing changed. */
export function describeChange(before: Offer, after: Offer): string[] {
  if (isOtherKind(before, after)) return [describeOtherKind(after)];
  const isOtherStatus = before.status !== after.status;
  const events: string[] = [];
  if (after.status === 'SOLD' && isOtherStatus)
    events.push(texts.soldLastAskingPrice({ price: priceText(after, false) }));
  else if (after.status === 'RENTED' && isOtherStatus)
    events.push(texts.rentedLastAskingRent({ price: priceText(after, true) }));
  else if (after.status === 'UNDER_OFFER' && isOtherStatus) events.push(texts.underOffer());
  else if (isOffered(after.status) && !isOffered(before.status)) events.push(texts.backOnTheMarket());
  if (isOtherPrice(before, after)) events.push(describePrice(before, after));
  return events;
}

/** Describes a home that was for sale and is for rent, or the other way round. */
function describeOtherKind(after: Offer): string {
  const price = priceText(after, true);
  if (after.status === 'FOR_SALE') return texts.nowForSaleAt({ price });
  if (after.status === 'SOLD') return texts.soldAskingPrice({ price });
  return after.status === 'FOR_RENT' ? texts.nowForRentAt({ price }) : texts.rentedAt({ price });
}

function describePrice(before: Offer, after: Offer): string {
  if (!hasSameTerms(before, after))
    return texts.priceChangedFromTo({ before: priceText(before, true), after: priceText(after, true) });
  const [from, to] = comparable(before, after);
  const percent = from > 0 ? Math.round((Math.abs(to - from) / from) * 100) : 0;
  const share = percent > 0 && percent < 1000 ? ` (${to < from ? '−' : '+'}${percent}%)` : '';
  const prices = { before: priceText(before, false), after: priceText(after, false), share };
  return to < from ? texts.reducedFrom(prices) : texts.raisedFrom(prices);
}

/** Numbers of two prices of the same terms: their amounts, or their dollars where one has no amount. */
function comparable(before: Offer, after: Offer): [number, number] {
  return before.amount === null || after.amount === null
    ? [before.price, after.price]
    : [Number(before.amount), Number(after.amount)];
}
