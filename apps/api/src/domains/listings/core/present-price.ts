import * as texts from '@africanscity/messages/listings';
import { formatAmount, majorUnits } from '@africanscity/contracts/currencies';
import { formatAskingPrice } from '@africanscity/contracts/listings/asking-price';
import { periodsInYear } from '@africanscity/contracts/listings/periods-in-year';
import { isRental } from '@africanscity/contracts/listings/rental';
import { formatPrice, isInHectares, shownArea } from '@africanscity/contracts/listings/wording';
import { costAmount } from '@africanscity/contracts/listings/move-in';
import type { Property } from '@africanscity/db/generated/client';

import { pricedAt } from './move-in.ts';

type Asked = Pick<Property, 'currency' | 'period'> & { amount: bigint | number | null };

/** Returns the amount of a listing; null for a price in dollars alone. */
export function askingPriceOf({ amount, currency, period }: Asked) {
  return amount === null || currency === null ? null : { amount: Number(amount), currency, period };
}

type ShownPrice = Asked &
  Pick<Property, 'perBed' | 'roomsLetSingly' | 'sharing' | 'status' | 'viewingFee'> & {
    price: Property['price'] | number;
    moveIn: bigint | number | null;
    reducedAmount?: bigint | number | null;
  };

/** Presents the price of a listing beside its dollars. `isReduced`: the reduction is recent enough to mention. */
export function presentPrice(row: ShownPrice, isReduced: boolean) {
  const asked = askingPriceOf(row);
  const shown = { ...presentCosts(row), pricedBeds: pricedBedsOf(row) };
  if (!asked)
    return { amount: null, currency: null, period: null, askingPrice: null, formerAskingPrice: null, ...shown };
  const { currency, period } = asked;
  const former = isReduced && row.reducedAmount ? Number(row.reducedAmount) : null;
  return {
    amount: majorUnits(asked.amount, currency),
    currency,
    period,
    askingPrice: formatAskingPrice(asked, row),
    formerAskingPrice: former === null ? null : formatAskingPrice({ amount: former, currency, period: null }),
    ...shown,
  };
}

/** The same as `bedsOfRent` of the filter of prices of beds. */
function pricedBedsOf({ status, perBed, roomsLetSingly, sharing }: ShownPrice): number | null {
  if (!isRental(status)) return null;
  if (perBed) return 1;
  return roomsLetSingly ? sharing : null;
}

type Costed = Pick<ShownPrice, 'amount' | 'currency' | 'period' | 'price' | 'status' | 'moveIn' | 'viewingFee'>;

export function presentCosts(row: Costed): { moveInCost: string | null; viewingCost: string | null } {
  const currency = row.currency ?? 'USD';
  const text = (units: number) => formatAmount(majorUnits(units, currency), currency);
  return {
    moveInCost: row.moveIn === null ? null : text(Number(row.moveIn)),
    viewingCost: row.viewingFee === null ? null : text(costAmount(row.viewingFee, pricedAt(row))),
  };
}

type AskedWithDollars = Asked & Pick<Property, 'perBed' | 'status'> & { price: { toString(): string } };

/** Presents the price of a listing as its owner asks it, with the dollars in brackets: '₦1,800,000 a year (about $98 a month)'. */
export function priceWithDollars(row: AskedWithDollars): string {
  const price = formatPrice(Number(row.price));
  const dollars = isRental(row.status) ? texts.priceEachMonth({ price }) : price;
  const asked = askingPriceText(row);
  return asked ? texts.askedAboutDollars({ asked, dollars }) : dollars;
}

/**
 * Presents dollars, such as a former or a usual price, as an amount in the currency and for the period of a listing's price. The amount
 * before the last reduction is exact; others have three digits, as dollars are rounded.
 */
export function dollarsAsAsked(row: AskedWithDollars & Reduced, dollars: number): string {
  const units = unitsAsAsked(row, dollars);
  const asked = askingPriceOf(row);
  return asked && units !== null ? formatAskingPrice({ ...asked, amount: units }, row) : formatPrice(dollars);
}

interface Reduced {
  reducedFrom: { toString(): string } | null;
  reducedAmount: bigint | number | null;
}

/** Returns dollars in minor units of the currency of a listing's price; null for a price in dollars alone. */
function unitsAsAsked({ amount, price, reducedFrom, reducedAmount }: AskedWithDollars & Reduced, dollars: number) {
  if (amount === null) return null;
  if (reducedAmount !== null && Number(reducedFrom) === dollars) return Number(reducedAmount);
  return Math.round(Number(((Number(amount) * dollars) / Number(price)).toPrecision(3)));
}

/** Presents the prices of a square metre and, from a hectare, of a hectare, in the currency of a listing's price, of a rent for a month. */
export function areaCosts(
  row: Parameters<typeof pricedAt>[0] & { sizeSquareMeters: { toString(): string } | null },
): Record<'squareMeterCost' | 'hectareCost', string | null> {
  const squareMeters = Number(row.sizeSquareMeters);
  return {
    squareMeterCost: squareMeters ? partText(row, squareMeters) : null,
    hectareCost: isInHectares(squareMeters) ? partText(row, shownArea(squareMeters).amount) : null,
  };
}

/** Presents the price of one of so many parts; null where it rounds to less than one unit of the currency. */
function partText(row: Parameters<typeof pricedAt>[0], parts: number): string | null {
  const { amount, currency, period } = pricedAt(row);
  const months = period ? 12 / periodsInYear[period] : 1;
  const each = majorUnits(amount, currency) / months / parts;
  if (Math.round(each) < 1) return null;
  // Whole units of large amounts, cents of small ones.
  return formatAmount(each >= 20 ? Math.round(each) : Number(each.toFixed(2)), currency);
}

/** Presents how much less than so many dollars a listing costs now, in its currency: '₦200,000'. */
export function reductionText(row: AskedWithDollars & Reduced, dollars: number): string {
  const units = unitsAsAsked(row, dollars);
  const asked = askingPriceOf(row);
  if (!asked || units === null) return formatPrice(dollars - Number(row.price));
  return formatAmount(majorUnits(units - asked.amount, asked.currency), asked.currency);
}

/** Presents the asking price of a listing as a text; null for a price in dollars alone. */
export function askingPriceText(row: Asked & Pick<Property, 'perBed'>): string | null {
  const asked = askingPriceOf(row);
  return asked && formatAskingPrice(asked, row);
}
