import * as texts from '@africanscity/messages/site';
import { minorDigits } from './currencies.ts';

/** The most minor units that a number of JavaScript holds exactly, with any point. */
const mostMinorUnits = 999_999_999_999_999;

/** Reads "1800000" or "450.50" as minor units. Null for more decimals than the currency has, or for an amount that is too large. */
export function readMinorUnits(text: string, currency: string): number | null {
  if (!/^\d+(\.\d+)?$/.test(text)) return null;
  const [whole = '', written = ''] = text.split('.');
  const decimals = written.replace(/0+$/, '');
  const digits = minorDigits(currency);
  const units = Number(whole + decimals.padEnd(digits, '0'));
  return decimals.length <= digits && units <= mostMinorUnits ? units : null;
}

/** The fault of an amount that `readMinorUnits` does not read. */
export function amountFault(currency: string): string {
  const digits = minorDigits(currency);
  if (digits === 0) return texts.wholeInCurrency({ currency });
  return texts.decimalsInCurrency({ digits: String(digits), currency });
}
