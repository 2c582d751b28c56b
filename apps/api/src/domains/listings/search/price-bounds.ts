import { minorDigits } from '@africanscity/contracts/currencies';
import { scaled } from '@africanscity/contracts/fixed-point';
import { rateDigits } from '../core/dollars.ts';

/** A price in a filter, at the rate of its currency. */
interface Bound {
  /** Major units, with at most two decimals. */
  value: number;
  /** Months that a rent of `value` is for. */
  months: 1n | 12n;
  currency: string;
  /** The price of a US dollar in the currency, with at most six decimals. */
  rate: string;
  side: 'min' | 'max';
}

/** Months of a year: an amount for a month, times these, is an integer number of minor units for a year. */
const monthsOfYear = 12n;

/** Digits after the point of bounds. */
const boundDigits = 2;

/**
 * Returns a bound in two forms. `yearly` is what amounts of its currency are compared with, in minor units for a year; `dollars` is
 * what other prices are compared with. Both are rounded to the inside of the range, so comparing whole units and cents with them is
 * as exact as comparing with the bound itself.
 */
export function convertBound({ value, months, currency, rate, side }: Bound): { yearly: string; dollars: string } {
  const round = side === 'min' ? divideUp : divideDown;
  const bound = scaled(value.toFixed(boundDigits), boundDigits);
  const units = (monthsOfYear / months) * 10n ** BigInt(minorDigits(currency));
  const yearly = round(bound * units, 10n ** BigInt(boundDigits));
  const cents = String(round(bound * 10n ** BigInt(rateDigits), scaled(rate, rateDigits) * months)).padStart(3, '0');
  return { yearly: String(yearly), dollars: `${cents.slice(0, -2)}.${cents.slice(-2)}` };
}

/** Returns how many units of `yearly` one dollar a month is: what other prices are multiplied by, as text. */
export function yearlyUnitsOfDollar(currency: string, rate: string): string {
  return `${scaled(rate, rateDigits) * monthsOfYear * 10n ** BigInt(minorDigits(currency))}e-${rateDigits}`;
}

/** Returns how many units of `yearly` one major unit a month is. */
export function yearlyUnits(currency: string): number {
  return Number(monthsOfYear) * 10 ** minorDigits(currency);
}

function divideDown(numerator: bigint, denominator: bigint): bigint {
  return numerator / denominator;
}

function divideUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}
