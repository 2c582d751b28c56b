import { currencyNames } from './currencies.ts';
import { areaUnits, countUnits, detectLanguages, hasRole, isContext, phraseOf, roleAt } from './lexicon.ts';
import { fractionAt, halfAt, multiplierBefore, multiplierOf, type Numeral, spelledAt } from './numbers.ts';
import { isArabic } from './phonetic-keys.ts';
import type { Token } from './tokens.ts';

/** A number with its multiplier and currency. */
export interface Quantity {
  value: number;
  /** The possible currencies (ISO 4217), the default first. */
  currencies?: readonly string[];
  /** Whether it is too large to be a count. */
  large: boolean;
  /** The factor of its multiplier, which "300 to 400k" shares. */
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
  let { value } = number;
  const { scale } = number;
  if (!currency) {
    // "un million de dollars", "milhões de nairas".
    const areCents = (at: number) => isContext(tokens[at]?.word, 'cents');
    if (isContext(tokens[next]?.word, 'of') && (currencyAt(tokens, next + 1, 'after') || areCents(next + 1))) next += 1;
    // Prices in Morocco and Algeria are said in hundredths: "25 millions de centimes".
    if (areCents(next)) {
      value /= 100;
      next += 1;
    }
    currency = currencyAt(tokens, next, 'after');
    // "Vyumba vitatu shilingi milioni 9": the currency belongs to the next number.
    // In "300$ 3 mois" and "500 usd 2 bedrooms" it does not.
    const other = currency && scale === 1 ? scaledAt(tokens, next + currency.length, portuguese) : undefined;
    const isOthers = other && !durationAt(tokens, other) && !isCountAfter(tokens, value, other);
    if (isOthers && !tokens[next]!.glued) currency = undefined;
    // In "appartement 3 f" and "3f flat", "f" is no franc.
    if (tokens[next]?.word === 'f' && value < leastFrancs) currency = undefined;
    if (currency) next += currency.length;
  }
  return { value, ...(currency && { currencies: currency.codes }), large: scale > 1 || value >= 1000, scale, next };
}

/** Whether a number after an amount and its currency counts something: "500 usd 2 bedrooms", "40000 mt T2". */
function isCountAfter(tokens: Token[], amount: number, { value, scale, next }: Numeral & { scale: number }): boolean {
  if (scale > 1 || value >= amount) return false;
  return amount >= 1000 || roleAt(tokens, next, [...countUnits, ...areaUnits, 'plots']) !== undefined;
}

/** A number with its multiplier, and what is added: "two million five hundred thousand", "laki mbili na elfu hamsini", "5 thousand 500". */
function scaledAt(tokens: Token[], at: number, portuguese: boolean): (Numeral & { scale: number }) | undefined {
  const most = multipliedAt(tokens, at, portuguese);
  if (!most || most.scale === 1) return most;
  const isJoined = /^(na|et|e|و)$/.test(tokens[most.next]?.word ?? '');
  const rest = multipliedAt(tokens, most.next + (isJoined ? 1 : 0), portuguese);
  if (!rest || rest.value >= most.scale || !isRemainder(tokens, most, rest)) return most;
  return { value: most.value + rest.value, scale: most.scale, next: rest.next };
}

/** Words after an amount in which a cost is named: "500 thousand refundable deposit". */
const mostBeforeCost = 3;

/**
 * Whether an amount belongs to the larger one before it: "2 million 500 thousand", unlike "2 million 500 thousand caution", "1.5m
 * 500k", "20 thousand 2 bedrooms", "5 thousand 254 estate" and "2 million 2024".
 */
function isRemainder(
  tokens: Token[],
  { value, scale, next }: Numeral & { scale: number },
  rest: Numeral & { scale: number },
): boolean {
  const following = tokens.slice(rest.next, rest.next + mostBeforeCost);
  if (!Number.isInteger(value / scale) || following.some(({ word }) => isContext(word, 'cost'))) return false;
  const isEnd = rest.next === tokens.length;
  const isMoney = currencyAt(tokens, rest.next, 'after') !== undefined;
  const areLetters = /^[bkm]$/.test(tokens[next - 1]!.word);
  if (rest.scale > 1) return !areLetters || ((isEnd || isMoney) && rest.value * 10 >= scale);
  const isRound = isEnd && value < 100 * scale && rest.value % 50 === 0;
  return !areLetters && (isMoney || isRound) && rest.value >= Math.max(100, scale / 100);
}

/** A number with its multiplier, which follows it or, in Swahili, precedes it: "milioni 50", "elfu hamsini". */
function multipliedAt(tokens: Token[], at: number, portuguese: boolean): (Numeral & { scale: number }) | undefined {
  const before = multiplierBefore(tokens[at]?.word, portuguese);
  const number = numberAt(tokens, before ? at + 1 : at, portuguese);
  if (!number) return undefined;
  const half = halfAt(tokens, number.next);
  const isCount = !before && isCounted(tokens, at, number, portuguese);
  const after = before || isCount ? undefined : scaleAt(tokens, half ?? number.next, portuguese);
  const scale = before ?? after?.scale ?? 1;
  // Only multiplied numbers and land have halves: "two and a half million", "laki moja na nusu", "two and a half acres".
  if (scale === 1 && half && (isLand(tokens, half) || isLand(tokens, at - 1)))
    return { value: number.value + 0.5, scale, next: half };
  if (scale === 1) return { value: number.value, scale, next: number.next };
  if (half) return { value: (number.value + 0.5) * scale, scale, next: after?.next ?? half };
  const end = after && halfAt(tokens, after.next);
  return { value: (number.value + (end ? 0.5 : 0)) * scale, scale, next: end ?? after?.next ?? number.next };
}

function isLand(tokens: Token[], at: number): boolean {
  return at >= 0 && roleAt(tokens, at, ['acres', 'hectares', 'feddans', 'plots']) !== undefined;
}

/**
 * Whether a number counts the rooms before it, and the multiplier after it has its own number: "vyumba 3 milioni 80", unlike
 * "chumba 15 elfu 1 bafu".
 */
function isCounted(tokens: Token[], at: number, { value, next }: Numeral, portuguese: boolean): boolean {
  const most = tokens[at - 1]?.word === 'vyumba' ? 19 : 3;
  const amount = multiplierBefore(tokens[next]?.word, portuguese) && numberAt(tokens, next + 1, portuguese);
  if (value > most || !amount || durationAt(tokens, amount) || roleAt(tokens, amount.next, [...countUnits]))
    return false;
  return countUnits.some((unit) => hasRole(tokens[at - 1]?.word ?? '', unit));
}

/** A deposit is of so many months at most. */
const longestDuration = 60;
const monthsOfYear = 12;

/**
 * The token after a number and the months, days or years that it counts: "3 mois" is no price, which "300 par mois" and "50 month"
 * are.
 */
export function durationAt(tokens: Token[], { value, next }: Numeral): number | undefined {
  const { word = '' } = tokens[next] ?? {};
  const isRate = value > monthsOfYear && /^(month|night|week|day)$/.test(word);
  return value <= longestDuration && !isRate && isContext(word, 'duration') ? next + 1 : undefined;
}

function numberAt(tokens: Token[], at: number, portuguese: boolean): Numeral | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const fraction = fractionAt(tokens, at);
  if (fraction) return fraction;
  // "2 1/2 acres", "2½ acres".
  const sign = tokens[at + 1];
  const isSign = sign?.glued && sign.value !== undefined && sign.value > 0 && sign.value < 1;
  const written = tokens[at + 2]?.word === '/' ? fractionAt(tokens, at + 1) : undefined;
  const more = isSign ? { value: sign.value!, next: at + 2 } : written;
  if (more && Number.isInteger(token.value)) return { value: token.value! + more.value, next: more.next };
  if (token.value !== undefined) return spelledAt(tokens, at) ?? { value: token.value, next: at + 1 };
  // "A million", but not "à Grand Bassam"; and "مليون" or "mille" by itself.
  const following = tokens[at + 1]?.word ?? '';
  const isFrench = () => token.typed === 'à' || detectLanguages(tokens.filter(({ word }) => word !== 'a')).has('fr');
  const isName = following === 'grand' && isFrench();
  const isOne = following === 'acre' || (!isName && multiplierOf(following, false) > 1);
  if (/^an?$/.test(token.word) && isOne) return { value: 1, next: at + 1 };
  const standsAlone = isArabic(token.word) || token.word === 'mille' || (portuguese && token.word === 'mil');
  if (standsAlone && multiplierOf(token.word, portuguese) > 1) return { value: 1, next: at };
  return spelledAt(tokens, at);
}

function scaleAt(tokens: Token[], at: number, portuguese: boolean): { scale: number; next: number } | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const scale = multiplierOf(token.word, portuguese);
  if (scale === 1) return undefined;
  // In "3 b/r" and "3 b room", "b" is no billion.
  if (token.word === 'b' && roleAt(tokens, at, ['rooms'])) return undefined;
  // "500 m" is metres when they are square, but not in "1.5m 2 bedroom".
  const { word: sign = '', glued } = tokens[at + 1] ?? {};
  const isCount = sign === '2' && !glued && roleAt(tokens, at + 2, ['rooms', 'baths']);
  if (token.word === 'm' && /^(²|2|carres?|quadrados?)$/.test(sign) && !isCount) return undefined;
  const then = at + 1;
  // "Mil milhões" is a multiplier of two words; "two hundred thousand million" is no price.
  const more = multiplierOf(tokens[then]?.word ?? '', portuguese);
  return more > 1 && more > scale ? { scale: scale * more, next: then + 1 } : { scale, next: then };
}

/** No home costs less than so much in a currency that is written as a letter, or in shillings: "R21" is a road. */
const leastOfLetter = 100;
const leastFrancs = 1000;

/** The currency before or after a number. */
function currencyAt(
  tokens: Token[],
  at: number,
  side: 'before' | 'after',
): { codes: readonly string[]; length: number } | undefined {
  for (const length of [3, 2, 1]) {
    const phrase = phraseOf(tokens, at, length);
    const currency = currencyNames.get(phrase);
    if (!currency || tokens.length < at + length) continue;
    // In "25000 le mois" and "80 000 le 2 pièces", "le" is no pound, and in "2 f/f" and "5000 F4", "f" is no franc.
    const following = tokens[at + 1];
    const isArticle = phrase === 'le' && following?.value !== undefined;
    const isRate = roleAt(tokens, at + 1, ['per area']) ?? roleAt(tokens, at + 2, ['day', 'week', 'month']);
    const isLetterOf = following?.word === '/' ? !isRate : following?.glued && following.value !== undefined;
    if (
      side === 'after' &&
      (isArticle ||
        (phrase === 'f' && isLetterOf) ||
        (roleAt(tokens, at, ['month', 'per area'])?.next ?? 0) > at + length)
    )
      continue;
    const amount =
      side === 'before' && currency.position !== 'after' ? scaledAt(tokens, at + length, false) : undefined;
    if (side === 'before' && (!amount || (phrase === 'sh' && amount.value < leastOfLetter))) continue;
    // "N" also means "and", unless the number follows it without a space.
    const isRange = amount && roleAt(tokens, amount.next, ['to', 'and']) !== undefined;
    const isLetter = amount && tokens[at + length]!.glued && (amount.value >= leastOfLetter || isRange);
    if (currency.position === 'before' && !isLetter) continue;
    return { codes: currency.codes, length };
  }
  return undefined;
}
