import { minorDigits } from '@africanscity/contracts/currencies';
import { divideHalfUp, scaled } from '@africanscity/contracts/fixed-point';
import type { AskingPrice } from '@africanscity/contracts/listings/asking-price';
import { monthsOf } from '@africanscity/contracts/listings/move-in';

/** The dollars of a price stay below this number, as the columns of prices hold no more. */
export const tooManyDollars = 1_000_000_000_000;

/** Digits after the point of a stored rate. */
export const rateDigits = 6;

/**
 * Returns an asking price in US dollars as text, to the nearest cent; a rent as a month's. `rate` is the text of what a dollar costs
 * in the currency, with at most six decimals; null for dollars. Computed in integers, so nothing but the result is rounded.
 */
export function dollarsOf({ amount, currency, period }: AskingPrice, rate: string | null): string {
  const [over, under] = period ? monthsOf(period) : [1n, 1n];
  const cents = divideHalfUp(
    BigInt(amount) * 10n ** BigInt(rateDigits + 2) * under,
    10n ** BigInt(minorDigits(currency)) * scaled(rate ?? '1', rateDigits) * over,
  );
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
