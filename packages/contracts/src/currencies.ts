import { formatNumber, withSign } from '@africanscity/messages/formats';

/** Amounts of money in any currency: minor units, and texts. No zod, so that pages stay small. */

/** Digits after the point of currencies (ISO 4217) with another number of them than two. */
const digitsOf: ReadonlyMap<string, number> = new Map(
  [
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'] as const,
    [3, 'BHD IQD JOD KWD LYD OMR TND'] as const,
    [4, 'CLF UYW'] as const,
  ].flatMap(([digits, currencies]) => currencies.split(' ').map((currency) => [currency, digits] as const)),
);

/** Returns the currencies with another number of digits than two, by that number. */
export function currenciesByDigits(): { digits: number; currencies: string[] }[] {
  return [...new Set(digitsOf.values())].map((digits) => ({
    digits,
    currencies: [...digitsOf].flatMap(([currency, own]) => (own === digits ? [currency] : [])),
  }));
}

/** Returns the digits after the point of a currency: 2 for NGN, 0 for XOF, 3 for TND. */
export function minorDigits(currency: string): number {
  return digitsOf.get(currency) ?? 2;
}

/** Returns what so many minor units are as people write them: 45050 of USD are 450.5. */
export function majorUnits(minorUnits: number, currency: string): number {
  return minorUnits / 10 ** minorDigits(currency);
}

/** Signs that name one currency. The others are shown by their codes, as several currencies share "$" or "Sh". */
const signs: ReadonlyMap<string, string> = new Map([
  ['EUR', '€'],
  ['GBP', '£'],
  ['GHS', 'GH₵'],
  ['KES', 'KSh\u00a0'],
  ['NGN', '₦'],
  ['TZS', 'TSh\u00a0'],
  ['UGX', 'USh\u00a0'],
  ['USD', '$'],
  ['ZAR', 'R\u00a0'],
]);

/** The sign of a currency before an amount, or its code. */
export function signOf(currency: string): string {
  return signs.get(currency) ?? `${currency}\u00a0`;
}

/**
 * Formats an amount: '₦1,800,000', 'XOF 150,000', '$450.50'. Decimals are shown only if there are any, or as many as `digits`.
 * Each text of the site writes money with these signs: those of `Intl` differ by language, such as US$ in Arabic.
 */
export function formatAmount(
  amount: number,
  currency: string,
  digits = Number.isInteger(amount) ? 0 : minorDigits(currency),
): string {
  const number = formatNumber(amount, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return withSign(signOf(currency), number);
}
