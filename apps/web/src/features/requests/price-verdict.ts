import { kindName } from '@africanscity/contracts/listings/wording';
import type { PriceEstimate } from '@africanscity/contracts/requests/evaluations';
import { pluralOf } from '@africanscity/contracts/listings/plural';

export interface PriceVerdict {
  side: 'usual' | 'under' | 'over';
  text: string;
}

interface Subject {
  type: string;
  numRoom: number | null;
}

/**
 * One line on a price: '12 % under the usual for 3-bed detached duplexes in Lekki'. Prices in the middle half of
 * comparable ones are about usual; others are so many percent from the middle one. Undefined without a range.
 */
export function judgePrice({ range, price, place, step }: PriceEstimate, subject: Subject): PriceVerdict | undefined {
  if (!range) return undefined;
  const where = step === 'area' ? place.split(', ')[0] : place;
  const what = `${lowered(pluralOf(kindName(subject)))} in ${where}`;
  const percent = Math.round((price / range.median - 1) * 100);
  if ((price >= range.low && price <= range.high) || percent === 0) {
    return { side: 'usual', text: `About usual for ${what}` };
  }
  if (price > range.median * 2) return { side: 'over', text: `More than twice the usual for ${what}` };
  if (price < range.median / 2) return { side: 'under', text: `Less than half the usual for ${what}` };
  const side = percent < 0 ? 'under' : 'over';
  return { side, text: `${Math.abs(percent)} % ${side} the usual for ${what}` };
}

/** A kind within a sentence; words that are capital throughout stay so. */
function lowered(kind: string): string {
  return kind.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}
