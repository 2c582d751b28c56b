import { inPlace } from '@africanscity/contracts/listings/place-line';
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

type Range = NonNullable<PriceEstimate['range']>;

/** A price farther from the middle one than this is not usual, however far apart the middle half is. */
const mostPercent = 20;

/** Where a price is among comparable ones: all that is said of it, on any screen, follows from this. */
export function standingOf(price: number, { low, median, high }: Range) {
  const percent = Math.round((price / median - 1) * 100);
  const inMiddleHalf = price >= low && price <= high;
  const usual = percent === 0 || (inMiddleHalf && Math.abs(percent) <= mostPercent);
  const side: PriceVerdict['side'] = usual ? 'usual' : price < median ? 'under' : 'over';
  return { side, percent: Math.abs(percent), inMiddleHalf };
}

/**
 * One line on a price: '12 % under the usual for 3-bed detached duplexes in Lekki'. Prices in the middle half of
 * comparable ones, and at most 20 % from the middle one, are about usual; others are so many percent from the middle
 * one. Undefined without a range.
 */
export function judgePrice({ range, price, place, step }: PriceEstimate, subject: Subject): PriceVerdict | undefined {
  if (!range) return undefined;
  const where = step === 'area' ? place.split(', ')[0] : place;
  const what = inPlace(lowered(pluralOf(kindName(subject))), where);
  const { side, percent } = standingOf(price, range);
  if (side === 'usual') return { side, text: `About usual for ${what}` };
  if (price > range.median * 2) return { side, text: `More than twice the usual for ${what}` };
  if (price < range.median / 2) return { side, text: `Less than half the usual for ${what}` };
  return { side, text: `${percent} % ${side} the usual for ${what}` };
}

/** A kind within a sentence; words that are capital throughout stay so. */
function lowered(kind: string): string {
  return kind.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}
