import { numberWords } from './counts.ts';
import type { Token } from './tokens.ts';

/** A number, and the token after it. */
export interface Numeral {
  value: number;
  next: number;
}

/** "two", "twenty five", "two hundred", "one hundred and fifty", "kumi na tano", "quatre-vingt-dix", "خمسة وعشرين". */
export function spelledAt(tokens: Token[], at: number): Numeral | undefined {
  let value = 0;
  let next = at;
  for (;;) {
    const word = tokens[next]?.word ?? '';
    const number = numberWords.get(word);
    if (number === undefined) {
      const following = numberWords.get(tokens[next + 1]?.word ?? '');
      const joined = value >= 100 && /^(and|na|e|et|و)$/.test(word);
      const ones = word === 'na' && value >= 10 && value % 10 === 0 && (following ?? 10) < 10;
      // Arabic says the ones first.
      const tens = word === 'و' && value % 100 > 0 && value % 100 < 10 && following !== undefined && following >= 20;
      if (tens && following < 100) {
        value += following;
        next += 2;
      } else if ((joined && following !== undefined) || ones) next += 1;
      else break;
      continue;
    }
    // "Mia mbili" is two hundred, "mia na mbili" two more.
    const hundreds = word === 'mia' && value === 0 ? numberWords.get(tokens[next + 1]?.word ?? '') : undefined;
    if (hundreds !== undefined && hundreds < 10) {
      value = hundreds * 100;
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
  return next > at && value > 0 ? { value, next } : undefined;
}
