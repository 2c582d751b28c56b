import { plainSpaces, westernDigits } from '@africanscity/contracts/plain-text';
import { readNumber } from '@africanscity/contracts/written-number';

/** The sign before the decimals of a column's prices, where its cells agree on one. */
export type DecimalSign = '.' | ',' | undefined;

const pricePattern = /^\d{1,12}(\.\d{1,2})?$/;
const fix = 'write US dollars without separators, such as 85000 or 450.50';

/**
 * Reads a price as offices write it: "$85 000", "USD 1,250,000.50", "85,000/=", "85k". Returns exact text for the database, or why
 * the price cannot be read. "1,250" and "1.250" are refused, unless the column or a currency says what the sign is.
 */
export function readPrice(cell: string, columnSign: DecimalSign): { price: string } | { reason: string } {
  const { number, isThousands, isEnglish } = partsOf(cell);
  if (!number) return { reason: `must not be blank; ${fix}` };
  if (!isThousands && pricePattern.test(number)) return { price: number };
  if (number.startsWith('-')) return { reason: `must not be negative: ${quoted(cell)}; ${fix}` };
  if (!/^\d[\d.,' ’·]*$/.test(number)) return { reason: `must be a number of US dollars, not ${quoted(cell)}; ${fix}` };
  const read = readNumber(number);
  if (!read) return { reason: `is no number with thousands or decimals: ${quoted(cell)}; ${fix}` };
  const sign = columnSign ?? (isEnglish ? '.' : undefined);
  const written = number.includes(',') ? ',' : '.';
  const value = read.value ?? (sign && sign !== written ? read.asThousands : null);
  if (value === null) {
    return {
      reason: `may be ${read.asThousands} or ${read.asDecimal}: ${quoted(cell)}; write ${read.asThousands} or ${read.asDecimal.toFixed(2)}`,
    };
  }
  const dollars = isThousands ? value * 1000 : value;
  const text = Number.isInteger(dollars) ? String(dollars) : String(Math.round(dollars * 1000) / 1000);
  if (!pricePattern.test(text)) {
    return { reason: `must have at most two decimals and be below 1,000,000,000,000: ${quoted(cell)}; ${fix}` };
  }
  return { price: text };
}

/** The decimal sign that a price proves: "." for "1,250.50" and "1,250,000"; undefined for what proves none. */
export function decimalSignOf(cell: string): DecimalSign {
  return readNumber(partsOf(cell).number)?.decimalSign;
}

/** A dollar sign or code, "/=" or "/-" behind an amount, and "k" for thousands. */
function partsOf(cell: string): { number: string; isThousands: boolean; isEnglish: boolean } {
  const text = plainSpaces(westernDigits(cell.normalize('NFKC')))
    .replace(/^["'“”„«‘]+|["'“”»’]+$/gu, '')
    .trim();
  const found = /^(US ?\$|\$|USD|dollars?)? ?(.*?) ?(US ?\$|\$|USD|(?:US )?dollars?)?$/iu.exec(text);
  const [, before, amount = text, after] = found ?? [];
  const closed = /^(.*\d) ?(?:\/[=-]|\.-)$/u.exec(amount.trim());
  const open = (closed?.[1] ?? amount).trim();
  const thousands = /^(.*\d) ?k$/iu.exec(open);
  return {
    number: (thousands?.[1] ?? open).replace(/−/g, '-').trim(),
    isThousands: thousands !== null,
    isEnglish: Boolean(before ?? after ?? closed),
  };
}

function quoted(cell: string): string {
  return `"${plainSpaces(cell).slice(0, 40)}"`;
}
