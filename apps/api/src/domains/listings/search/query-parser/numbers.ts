import { hasRole, isContext, type Role, roleAt } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { readTable } from './vocabulary/read-table.ts';

/** A number, and the token after it. */
export interface Numeral {
  value: number;
  next: number;
}

const values = readTable('numbers').map(({ phrase, value }) => [phrase, Number(value)] as const);

/** Whole numbers by their words. */
export const numberWords: ReadonlyMap<string, number> = new Map(values.filter(([, value]) => value >= 1));
/** Fractions by their words. */
export const fractionWords: ReadonlyMap<string, number> = new Map(values.filter(([, value]) => value < 1));

/**
 * "two", "twenty five", "two hundred", "one hundred and fifty", "kumi na tano", "quatre-vingt-dix", "خمسة وعشرين". The hundreds may be a
 * number: "5 hundred", "3 hundred and fifty thousand", "5 cent mille".
 */
export function spelledAt(tokens: Token[], at: number): Numeral | undefined {
  const hundreds = tokens[at]?.value;
  if (hundreds !== undefined && !areHundreds(tokens, at, hundreds)) return undefined;
  let value = hundreds ?? 0;
  let next = hundreds === undefined ? at : at + 1;
  for (;;) {
    const word = tokens[next]?.word ?? '';
    const number = numberWords.get(word);
    const following = numberWords.get(tokens[next + 1]?.word ?? '');
    if (number === undefined) {
      const joined = value >= 100 && /^(and|na|e|et|و)$/.test(word);
      const ones = word === 'na' && value >= 10 && value % 10 === 0 && (following ?? 10) < 10;
      // In Arabic the ones precede the tens.
      const tens = word === 'و' && value % 100 > 0 && value % 100 < 10 && following !== undefined && following >= 20;
      // "3 hundred and 50 thousand".
      const written = tokens[next + 1]?.value ?? 0;
      const isWritten = word === 'and' && joined && multiplierOf(tokens[next + 2]?.word ?? '', false) > 1;
      if (isWritten && Number.isInteger(written) && written > 0 && written < 100) {
        value += written;
        next += 2;
      } else if (tens && following < 100) {
        value += following;
        next += 2;
      } else if ((joined && following !== undefined) || ones) next += 1;
      else break;
      continue;
    }
    // "Mia mbili" is two hundred, "mia na mbili" two more.
    if (word === 'mia' && value === 0 && following !== undefined && following < 10) {
      value = following * 100;
      next += 2;
      continue;
    }
    // "Quatre-vingts", "soixante-dix".
    const isFourTwenties = number === 20 && /^vingts?$/.test(word) && value % 100 === 4;
    const isPastSixty = number >= 10 && number < 17 && (value % 100 === 60 || value % 100 === 80);
    if (number === 100) value = (value || 1) * 100;
    else if (isFourTwenties) value += 76;
    else if (isPastSixty) value += number;
    else if (value === 0 || (value % 10 === 0 && number < 10) || (value % 100 === 0 && number < 100)) value += number;
    else break;
    next += 1;
  }
  return next > at && value > 0 ? withDecimals(tokens, { value, next }) : undefined;
}

/** Whether a number counts the hundred after it. "Cents" are also money, and "ميه" is also water, but neither has a multiplier. */
function areHundreds(tokens: Token[], at: number, value: number): boolean {
  const { word = '' } = tokens[at + 1] ?? {};
  const isHundred = word === 'hundred' || multiplierOf(tokens[at + 2]?.word ?? '', false) > 1;
  return isHundred && numberWords.get(word) === 100 && word !== 'mia' && value >= 1 && value < 100;
}

/** "Three point five", "deux virgule vingt-cinq": the digits after the point, each a word, or one number. */
function withDecimals(tokens: Token[], { value, next }: Numeral): Numeral {
  if (!isContext(tokens[next]?.word, 'decimal point')) return { value, next };
  let [digits, end] = ['', next + 1];
  for (let number = digitsAt(end); number !== undefined; number = digitsAt(end)) {
    digits += number;
    end += 1;
  }
  return digits ? { value: Number(`${value}.${digits}`), next: end } : { value, next };

  function digitsAt(at: number): number | undefined {
    const number = tokens[at]?.value ?? numberWords.get(tokens[at]?.word ?? '');
    return number !== undefined && Number.isInteger(number) && number < 100 ? number : undefined;
  }
}

/** Parses a fraction of a multiplier or a unit of land: "half a million", "1/4 acre", "nusu ekari". */
export function fractionAt(tokens: Token[], at: number): Numeral | undefined {
  const named = fractionWords.get(tokens[at]?.word ?? '');
  const [over, under] = [tokens[at + 1], tokens[at + 2]];
  const written =
    over?.word === '/' && over.glued && under?.value ? (tokens[at]!.value ?? Number.NaN) / under.value : undefined;
  const value = named ?? written;
  if (value === undefined || !(value < 1)) return undefined;
  let next = at + (named === undefined ? 3 : 1);
  while (isContext(tokens[next]?.word, 'article') || isContext(tokens[next]?.word, 'of')) next += 1;
  const isDivisible =
    multiplierOf(tokens[next]?.word ?? '', false) > 1 ||
    roleAt(tokens, next, ['acres', 'hectares', 'feddans', 'plots']);
  return isDivisible ? { value, next } : undefined;
}

/** The token after "and a half", "na nusu" or "et demi". */
export function halfAt(tokens: Token[], at: number): number | undefined {
  return roleAt(tokens, at, ['and a half'])?.next;
}

const multipliers: Partial<Record<Role, number>> = {
  thousand: 1e3,
  'hundred thousand': 1e5,
  million: 1e6,
  'ten million': 1e7,
  billion: 1e9,
};

/** The factor of a multiplier such as "million"; 1 for any other word. */
export function multiplierOf(word: string, portuguese: boolean): number {
  const known = Object.entries(multipliers).filter(([role]) => hasRole(word, role as Role));
  // "Mil" is a thousand in Portuguese and a million elsewhere.
  return known.at(portuguese ? 0 : -1)?.[1] ?? 1;
}

/** The factor of a multiplier that precedes its number, as in Swahili: "milioni 50". */
export function multiplierBefore(word = '', portuguese: boolean): number | undefined {
  return isContext(word, 'multiplier first') ? multiplierOf(word, portuguese) : undefined;
}
