import { numberWords } from './counts.ts';
import { type Currency, currencyNames } from './currencies.ts';
import { hasRole } from './lexicon.ts';
import { phraseOf, roleAt } from './roles.ts';
import { isArabic } from './sounds.ts';
import type { Token } from './tokens.ts';

/** A number as people write it, with what makes it money. */
export interface Quantity {
  value: number;
  currency?: Currency;
  /** Written with thousands or millions, or longer than any count of rooms. */
  large: boolean;
  /** Which of the three it was written with, so that "300 to 400k" can lend it to the other. */
  scale: number;
  /** The token after it. */
  next: number;
}

/** The quantity that begins at a token; undefined when none does. */
export function quantityAt(tokens: Token[], at: number, portuguese: boolean): Quantity | undefined {
  let next = at;
  let currency = currencyAt(tokens, next, 'before');
  if (currency) next += currency.length;
  const number = scaledAt(tokens, next, portuguese);
  if (!number) return undefined;
  ({ next } = number);
  const { value, scale } = number;
  if (!currency) {
    // "un million de dollars", "milhões de nairas".
    if (/^(de|d|of|ya|za)$/.test(tokens[next]?.word ?? '') && currencyAt(tokens, next + 1, 'after')) next += 1;
    currency = currencyAt(tokens, next, 'after');
    // "Vyumba vitatu shilingi milioni 9": the money is the next number's.
    if (currency && scale === 1 && scaledAt(tokens, next + currency.length, portuguese)) currency = undefined;
    if (currency) next += currency.length;
  }
  return { value, ...(currency && { currency: currency.currency }), large: scale > 1 || value >= 1000, scale, next };
}

interface Numeral {
  value: number;
  next: number;
}

/** A number with its thousands or millions, which stand after it or, in Swahili, before: "milioni 50", "elfu hamsini". */
function scaledAt(tokens: Token[], at: number, portuguese: boolean): (Numeral & { scale: number }) | undefined {
  const before = swahiliScale(tokens[at]?.word, portuguese);
  const number = numberAt(tokens, before ? at + 1 : at);
  if (!number) return undefined;
  const half = halfAt(tokens, number.next);
  const after = before ? undefined : scaleAt(tokens, half ?? number.next, portuguese);
  const scale = before ?? after?.scale ?? 1;
  // A half is of thousands or millions alone: "two and a half million", "laki moja na nusu", "a million and a half".
  if (scale === 1) return { value: number.value, scale, next: number.next };
  if (half) return { value: (number.value + 0.5) * scale, scale, next: after?.next ?? half };
  const end = after && halfAt(tokens, after.next);
  return { value: (number.value + (end ? 0.5 : 0)) * scale, scale, next: end ?? after?.next ?? number.next };
}

/** "Na nusu", "and a half", "et demi": where it ends. */
function halfAt(tokens: Token[], at: number): number | undefined {
  const [first, second, third] = [0, 1, 2].map((ahead) => tokens[at + ahead]?.word ?? '');
  if (/^(ونص|ونصف)$/.test(first!)) return at + 1;
  if (!/^(na|and|et|e)$/.test(first!)) return undefined;
  if (/^(nusu|half|demi|demie|meio|meia)$/.test(second!)) return at + 2;
  return second === 'a' && third === 'half' ? at + 3 : undefined;
}

function swahiliScale(word = '', portuguese: boolean): number | undefined {
  if (word === 'laki') return 100_000;
  return ['milioni', 'mamilioni', 'mita', 'elfu', 'bilioni'].includes(word) ? scaleOf(word, portuguese) : undefined;
}

function numberAt(tokens: Token[], at: number): Numeral | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  // "Half a million".
  if (token.word === 'half' || token.word === 'demi' || token.word === 'meio') {
    const next = /^(a|un|um)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
    return scaleOf(tokens[next]?.word ?? '', false) > 1 ? { value: 0.5, next } : undefined;
  }
  if (token.value !== undefined) return { value: token.value, next: at + 1 };
  // "A million", and "مليون" by itself.
  if (token.word === 'a' && scaleOf(tokens[at + 1]?.word ?? '', false) > 1) return { value: 1, next: at + 1 };
  if (isArabic(token.word) && scaleOf(token.word, false) > 1) return { value: 1, next: at };
  return spelledAt(tokens, at);
}

/** "two", "twenty five", "two hundred", "one hundred and fifty", "kumi na tano". */
function spelledAt(tokens: Token[], at: number): Numeral | undefined {
  let value = 0;
  let next = at;
  for (;;) {
    const word = tokens[next]?.word ?? '';
    const number = numberWords.get(word);
    if (number === undefined) {
      const following = numberWords.get(tokens[next + 1]?.word ?? '');
      const joined = value >= 100 && (word === 'and' || word === 'na' || word === 'e' || word === 'et');
      const ones = word === 'na' && value >= 10 && value % 10 === 0 && (following ?? 10) < 10;
      if ((joined && following !== undefined) || ones) next += 1;
      else break;
      continue;
    }
    if (number === 100) value = (value || 1) * 100;
    else if (value === 0 || (value % 10 === 0 && number < 10) || (value % 100 === 0 && number < 100)) value += number;
    else break;
    next += 1;
  }
  return next > at && value > 0 ? { value, next } : undefined;
}

function scaleAt(tokens: Token[], at: number, portuguese: boolean): { scale: number; next: number } | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const scale = scaleOf(token.word, portuguese);
  if (scale === 1) return undefined;
  // "3 b/r" and "3 b room" have no billions.
  if (token.word === 'b' && roleAt(tokens, at, ['rooms'])) return undefined;
  // "500 m" is metres when they are square.
  if (token.word === 'm' && /^(²|2|carres?|quadrados?)$/.test(tokens[at + 1]?.word ?? '')) return undefined;
  const then = at + 1;
  // "two hundred thousand million" is nobody's price, "mil milhões" is.
  const more = scaleOf(tokens[then]?.word ?? '', portuguese);
  return more > 1 && more > scale ? { scale: scale * more, next: then + 1 } : { scale, next: then };
}

function scaleOf(word: string, portuguese: boolean): number {
  if (word === 'mil' && !portuguese) return 1e6;
  if (hasRole(word, 'thousand')) return 1e3;
  if (hasRole(word, 'million')) return 1e6;
  return hasRole(word, 'billion') ? 1e9 : 1;
}

/** Single letters and short words are money only beside a number. */
const onlyAfter = new Set(['da', 'le', 'sh', 'mt', 'kz', 'dt', 'rs', 'pound', 'pounds', 'sle']);
const onlyBefore = new Set(['n', 'r']);

function currencyAt(
  tokens: Token[],
  at: number,
  side: 'before' | 'after',
): { currency: Currency; length: number } | undefined {
  for (const length of [3, 2, 1]) {
    const phrase = phraseOf(tokens, at, length);
    const currency = currencyNames.get(phrase);
    if (!currency || tokens.length < at + length) continue;
    if (side === 'before' && (onlyAfter.has(phrase) || !scaledAt(tokens, at + length, false))) continue;
    // "n" is "and" as well, unless it stands at the number.
    if (onlyBefore.has(phrase) && (side === 'after' || !tokens[at + length]?.glued)) continue;
    return { currency, length };
  }
  return undefined;
}

/** What the money is worth in dollars, taken as the currency that makes most sense where none is named. */
export function dollarsOf(amount: Quantity, local: Currency | undefined, rent: boolean | undefined): number {
  if (amount.currency) return amount.value / amount.currency.perDollar;
  if (!local) return amount.value;
  const asLocal = amount.value / local.perDollar;
  if (!isLikely(asLocal, rent)) return amount.value;
  return isLikely(amount.value, rent) && !(rent && amount.value > highRent) ? amount.value : asLocal;
}

/** A month's rent in dollars that few homes have: where the money of the place makes sense of the number, that is meant. */
const highRent = 6_000;

/** Whether a price in dollars, or a month's rent, is one that homes have. */
function isLikely(dollars: number, rent: boolean | undefined): boolean {
  if (rent === true) return dollars >= 30 && dollars <= 15_000;
  if (rent === false) return dollars >= 3_000 && dollars <= 4_000_000;
  return dollars >= 100 && dollars <= 4_000_000;
}
