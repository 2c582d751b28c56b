import * as texts from '@africanscity/messages/listings';
import { signOf } from '@africanscity/contracts/currencies';
import { plainSpaces, westernDigits } from '@africanscity/contracts/plain-text';
import { readNumber } from '@africanscity/contracts/written-number';

/** The sign before the decimals of a column's prices, where its cells agree on one. */
export type DecimalSign = '.' | ',' | undefined;

const pricePattern = /^\d{1,12}(\.\d{1,2})?$/;
const amountPattern = /^\d{1,15}(\.\d{1,4})?$/;

/**
 * Reads a price as offices write it: "$85 000", "USD 1,250,000.50", "85,000/=", "85k". `currency` (ISO 4217) is that of the row, whose
 * sign and code the cell may carry, and "1.8m"; without one it is US dollars. Returns exact text, or why the price cannot be read. "1,250"
 * and "1.250" are refused, unless the column or a currency says what the sign is.
 */
export function readPrice(
  cell: string,
  columnSign: DecimalSign,
  currency?: string,
): { price: string } | { reason: string } {
  const money = currency ?? texts.inUsDollars();
  const shown = { cell: quoted(cell), money };
  const pattern = currency ? amountPattern : pricePattern;
  const { number, factor, isEnglish } = partsOf(cell, currency);
  if (!number) return { reason: texts.priceBlank({ money }) };
  if (factor === 1 && pattern.test(number)) return { price: number };
  if (number.startsWith('-')) return { reason: texts.priceNegative(shown) };
  if (!/^\d[\d.,' ’·]*$/.test(number)) return { reason: texts.priceNoNumber(shown) };
  const read = readNumber(number);
  if (!read) return { reason: texts.priceUnreadable(shown) };
  const sign = columnSign ?? (isEnglish ? '.' : undefined);
  const written = number.includes(',') ? ',' : '.';
  const value = read.value ?? (sign && sign !== written ? read.asThousands : null);
  if (value === null) {
    return {
      reason: texts.priceMayBeTwo({
        thousands: String(read.asThousands),
        decimal: String(read.asDecimal),
        cell: quoted(cell),
        fixed: read.asDecimal.toFixed(2),
      }),
    };
  }
  const amount = value * factor;
  const text = Number.isInteger(amount) ? String(amount) : String(Math.round(amount * 1000) / 1000);
  if (!pattern.test(text)) {
    return { reason: texts.priceTooLong(shown) };
  }
  return { price: text };
}

/** The decimal sign that a price proves: "." for "1,250.50" and "1,250,000"; undefined for what proves none. */
export function decimalSignOf(cell: string, currency?: string): DecimalSign {
  return readNumber(partsOf(cell, currency).number)?.decimalSign;
}

const dollarNames = { before: 'US ?\\$|\\$|USD|dollars?', after: 'US ?\\$|\\$|USD|(?:US )?dollars?' };

/** Usual names of currencies beside their codes and signs, as regular expressions. */
const furtherNames = new Map([
  ['NGN', 'naira'],
  ['GHS', '₵|GHC|cedis?'],
  ['KES', 'Kshs?\\.?|shs?|shillings?'],
  ['TZS', 'Tshs?\\.?|shs?|shillings?'],
  ['UGX', 'Ushs?\\.?|shs?|shillings?'],
  ['XAF', /(?:F ?)?CFA|francs?(?: CFA)?/.source],
  ['XOF', /(?:F ?)?CFA|francs?(?: CFA)?/.source],
]);

/** The names that a cell may give to its currency, before and after the amount, as regular expressions. */
function namesOf(currency: string | undefined): { before: string; after: string } {
  if (currency === undefined || currency === 'USD') return dollarNames;
  const further = furtherNames.get(currency);
  const names = [...(further ? [further] : []), currency, signOf(currency).trim()].join('|');
  // "N150m". Behind an amount it would be the end of "million".
  return { before: currency === 'NGN' ? `${names}|N` : names, after: names };
}

/** A sign or code of the currency, "/=" or "/-" behind an amount, "k" for thousands, and "m" for millions of a named currency. */
function partsOf(cell: string, currency: string | undefined): { number: string; factor: number; isEnglish: boolean } {
  const text = plainSpaces(westernDigits(cell.normalize('NFKC')))
    .replace(/^["'“”„«‘]+|["'“”»’]+$/gu, '')
    .trim();
  const names = namesOf(currency);
  const found = new RegExp(`^(${names.before})? ?(.*?) ?(${names.after})?$`, 'iu').exec(text);
  const [, before, amount = text, after] = found ?? [];
  const closed = /^(.*\d) ?(?:\/[=-]|\.-)$/u.exec(amount.trim());
  const open = (closed?.[1] ?? amount).trim();
  const [, rounded, unit] =
    (currency ? /^(.*\d) ?(k|m|millions?|milhão|milhões)$/iu : /^(.*\d) ?(k)$/iu).exec(open) ?? [];
  return {
    number: (rounded ?? open).replace(/−/g, '-').trim(),
    factor: unit ? (unit.toLowerCase() === 'k' ? 1000 : 1_000_000) : 1,
    isEnglish: Boolean(before ?? after ?? closed),
  };
}

function quoted(cell: string): string {
  return `"${plainSpaces(cell).slice(0, 40)}"`;
}
